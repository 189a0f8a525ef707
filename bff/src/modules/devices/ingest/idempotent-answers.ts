import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Transactions } from '../../../database/transactions.js';
import { IdempotencyKeyInvalid, IdempotencyKeyReused } from '../devices.errors.js';
import { type DeviceKey } from '../devices.repository.js';
import { IngestAnswersRepository } from './ingest-answers.repository.js';

const KEY = /^[\x21-\x7e]{1,128}$/u;

type Answer = Readonly<Record<string, unknown>>;

/** Does the same request once, and answers it the same from then on. */
@Injectable()
export class IdempotentAnswers {
  constructor(
    private readonly answers: IngestAnswersRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Without a key it is simply done. @throws IdempotencyKeyInvalid @throws IdempotencyKeyReused */
  async once<T extends Answer>(
    device: DeviceKey,
    { key, body }: { readonly key: string | undefined; readonly body: unknown },
    work: () => Promise<T>,
  ): Promise<T> {
    if (key === undefined) return work();
    if (!KEY.test(key)) throw new IdempotencyKeyInvalid();
    const bodyHash = hash('sha256', JSON.stringify(body), 'buffer');
    return this.transactions.run(device.userId, async () => {
      // Whoever sends the same at the same moment waits here until the first one is through.
      if (await this.answers.begin(device, { key, bodyHash, createdAt: this.clock.now() })) {
        const answer = await work();
        await this.answers.keep(device, key, answer);
        return answer;
      }
      const kept = await this.answers.find(device, key);
      if (!kept?.bodyHash.equals(bodyHash)) throw new IdempotencyKeyReused();
      return kept.answer as T;
    });
  }
}

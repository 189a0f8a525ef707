import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { RateLimit } from '../../../common/http/rate-limit.js';
import { hashOfToken, newToken } from '../../../common/secrets/random-token.js';
import { Transactions } from '../../../database/transactions.js';
import { Signals } from '../../signals/signals.service.js';
import { type CallHeaders, checkedDigest, sealSecret } from './hook-signature.js';
import { type CreateHook, type HookList, type HookResponse, type NewHook } from './hooks.dto.js';
import { HookCallRepeated, HookNotFound, TooManyHooks } from './hooks.errors.js';
import { type Hook, HooksRepository } from './hooks.repository.js';

const MOST_HOOKS = 20;
const CALLS_A_MINUTE = 60;

/** Addresses that programs call to start automations. */
@Injectable()
export class HooksService {
  private readonly calls = new RateLimit(CALLS_A_MINUTE);

  constructor(
    private readonly hooks: HooksRepository,
    private readonly signals: Signals,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<HookList> {
    return { items: (await this.hooks.findAll(userId)).map(toHook) };
  }

  /** @throws TooManyHooks */
  async create(userId: string, { name, isSigned }: CreateHook): Promise<NewHook> {
    const id = crypto.randomUUID();
    const token = newToken();
    const tokenHash = hashOfToken(token);
    if (!tokenHash) throw new Error('A new token is not well formed.');
    const secret = isSigned ? newToken() : null;
    const hook: Hook = {
      ...{ id, name, tokenHash, createdAt: this.clock.now(), calledAt: null },
      secret: secret === null ? null : sealSecret(secret, token, id),
    };
    if (!(await this.hooks.add(userId, hook, MOST_HOOKS))) throw new TooManyHooks(MOST_HOOKS);
    return { ...toHook(hook), path: `/api/hooks/${token}`, secret };
  }

  /** @throws HookNotFound */
  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.hooks.remove(userId, id))) throw new HookNotFound();
  }

  /** @throws HookNotFound @throws HookCallRefused @throws HookCallRepeated @throws TooManyRequests */
  async call(token: string, headers: CallHeaders, body: Buffer): Promise<void> {
    const tokenHash = hashOfToken(token);
    const hook = tokenHash && (await this.hooks.findByToken(tokenHash));
    if (!hook) throw new HookNotFound();
    await this.calls.take(hook.id);
    const now = this.clock.now();
    const digest = checkedDigest(hook, { ...headers, token, body }, now) ?? Buffer.from(crypto.randomUUID());
    const { userId, id } = hook;
    await this.transactions.run(userId, async () => {
      if (!(await this.hooks.noteCall(userId, id, digest, now))) throw new HookCallRepeated();
      await this.signals.record(userId, [{ kind: 'webhook', hookId: id }]);
    });
  }
}

function toHook({ id, name, secret, createdAt, calledAt }: Hook): HookResponse {
  return {
    ...{ id, name, isSigned: secret !== null },
    createdAt: createdAt.toISOString(),
    calledAt: calledAt?.toISOString() ?? null,
  };
}

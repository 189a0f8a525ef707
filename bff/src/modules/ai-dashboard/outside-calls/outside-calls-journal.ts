import { randomUUID } from 'node:crypto';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { describeError } from '../../../common/logging/describe-error.js';
import { ENV, type Env } from '../../../config/env.js';
import { placeOf } from '../servers.js';
import { type NetworkCall } from './network-call.js';
import { NetworkListener } from './network-listener.js';
import { type OutsideCallRow, OutsideCallsRepository } from './outside-calls.repository.js';
import { SystemCallsRepository } from './system-calls.repository.js';

const FLUSH_MS = 1_000;
/** While the database does not take them; older ones are kept, newer ones are counted in the log. */
const MOST_WAITING = 5_000;

/**
 * Keeps each call to another machine a second after it, so that none waits for it: a process that is killed loses that
 * second. What is made on behalf of a user is theirs; mail, and the sign-in before it is known who signs in, are nobody's. The machine itself, its database and its broker are nobody else.
 */
@Injectable()
export class OutsideCallsJournal implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutsideCallsJournal.name);
  private readonly listener = new NetworkListener((call) => this.note(call));
  private readonly own: ReadonlySet<string>;
  /** By whose they are; undefined: nobody’s. */
  private waiting = new Map<string | undefined, OutsideCallRow[]>();
  private count = 0;
  private dropped = 0;
  private timer: NodeJS.Timeout | undefined;
  private isEnding = false;

  constructor(
    private readonly calls: OutsideCallsRepository,
    private readonly systemCalls: SystemCallsRepository,
    @Inject(ENV) env: Pick<Env, 'DATABASE_URL' | 'MQTT_BROKER_URL'>,
  ) {
    const own = [env.DATABASE_URL, env.MQTT_BROKER_URL].flatMap((address) =>
      address === undefined ? [] : (URL.parse(address)?.hostname ?? []),
    );
    this.own = new Set(own);
  }

  onApplicationBootstrap(): void {
    this.listener.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.listener.stop();
    clearTimeout(this.timer);
    this.isEnding = true;
    await this.flush();
  }

  /** Writes what waits; for tests, which do not wait a second. */
  async flush(): Promise<void> {
    const waiting = this.waiting;
    this.waiting = new Map();
    this.count = 0;
    this.timer = undefined;
    if (this.dropped > 0) this.logger.warn({ msg: 'Calls were not kept.', dropped: this.dropped });
    this.dropped = 0;
    for (const [userId, calls] of waiting) {
      try {
        await (userId === undefined ? this.systemCalls.addAll(calls) : this.calls.addAll(userId, calls));
      } catch (error) {
        this.logger.warn({ msg: 'Calls could not be kept yet.', error: describeError(error) });
        this.wait(userId, calls);
      }
    }
  }

  private note({ userId, at, host, ...call }: NetworkCall): void {
    if (this.own.has(host) || placeOf(host) === 'this-machine') return;
    this.wait(userId, [{ ...call, id: randomUUID(), at, host }]);
  }

  private wait(userId: string | undefined, calls: readonly OutsideCallRow[]): void {
    if (this.isEnding || this.count + calls.length > MOST_WAITING) {
      this.dropped += calls.length;
      return;
    }
    this.count += calls.length;
    this.waiting.set(userId, [...(this.waiting.get(userId) ?? []), ...calls]);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }
}

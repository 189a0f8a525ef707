import { Injectable, Logger } from '@nestjs/common';
import { describeError } from '../../../common/logging/describe-error.js';
import { Transactions } from '../../../database/transactions.js';
import { type Change, type Circumstances, StateChanges } from '../history/state-changes.service.js';
import { LiveRepository } from './live.repository.js';

/** What changes within this time is written together. */
const GATHER_MS = 100;
/** Homes that change faster than the database writes lose the oldest changes of their history, never a state. */
const MAX_WAITING = 20_000;

type Noted = Change & Circumstances;

/** Writes the states of real devices behind what the tabs are told: one transaction a home for many changes. */
@Injectable()
export class StateWriter {
  private readonly logger = new Logger(StateWriter.name);
  private readonly waiting = new Map<string, Noted[]>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly live: LiveRepository,
    private readonly changes: StateChanges,
    private readonly transactions: Transactions,
  ) {}

  /** What somebody waits for is written at once, since they may read it next. */
  add(userId: string, change: Noted): void {
    const waiting = this.waiting.get(userId) ?? [];
    if (waiting.length < MAX_WAITING) waiting.push(change);
    else waiting.splice(0, 1, change);
    this.waiting.set(userId, waiting);
    if (change.isAwaited) void this.flush();
    else this.timer ??= setTimeout(() => void this.flush(), GATHER_MS);
  }

  /** Resolves once everything that was added before is written. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(async () => {
      const all = [...this.waiting];
      this.waiting.clear();
      for (const [userId, changes] of all) await this.write(userId, changes);
    });
    return this.writing;
  }

  private async write(userId: string, changes: readonly Noted[]): Promise<void> {
    const last = new Map(changes.map((change) => [change.after.id, change]));
    try {
      await this.transactions.run(userId, async () => {
        await this.live.storeStates(
          userId,
          [...last.values()].map(({ after: { id, state, attributes }, at }) => ({
            id,
            state,
            attributes,
            at,
          })),
        );
        await this.changes.keep(userId, changes);
      });
    } catch (error) {
      // What an entity says next brings its row up to date; an entity that was removed has none.
      this.logger.warn({ error: describeError(error), changes: changes.length });
    }
  }
}

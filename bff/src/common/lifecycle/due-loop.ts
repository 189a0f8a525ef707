import { Logger } from '@nestjs/common';
import { type Clock } from '../clock.js';
import { describeError } from '../logging/describe-error.js';

/** A timer may go off a moment early. */
const MOMENT_MS = 20;
const AT_ONCE = 50;

export interface DueWork<T> {
  /** As it stands in the log when one fails: "scheduled command". */
  readonly name: string;
  /** How often is looked for what another process took on, and left when it ended. */
  readonly sweepMs: number;
  /** What is due now. */
  findDue(now: Date, limit: number): Promise<readonly T[]>;
  run(one: T, now: Date): Promise<unknown>;
  /** When the next is due, after that moment. */
  findNextDue(now: Date): Promise<Date | undefined>;
}

/** Waits for the next thing that is due, with one timer, and does it. Any number of processes may do so at once. */
export class DueLoop<T> {
  private readonly logger = new Logger(DueLoop.name);
  private looking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isWoken = false;
  private isStopping = false;

  constructor(
    private readonly work: DueWork<T>,
    private readonly clock: Clock,
  ) {}

  /** To be called when something is due at another time than before. */
  wake(): void {
    if (this.isStopping) return;
    this.isWoken = true;
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
      if (this.isWoken) this.wake();
    });
  }

  /** Waits for the one under way; the others are left to whoever is there. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  /** Once everything that is due now was done or given up. */
  async settled(): Promise<void> {
    this.wake();
    while (this.looking) await this.looking;
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    this.isWoken = false;
    const wait = await this.doDue().catch((error: unknown) => {
      this.logger.error({ task: `look for a due ${this.work.name}`, error: describeError(error) });
      return this.work.sweepMs;
    });
    if (!this.isStopping) this.timer = setTimeout(() => this.wake(), wait).unref();
  }

  /** Gives how long to wait for the next. What could not be done waits for the next sweep. */
  private async doDue(): Promise<number> {
    const { name, sweepMs } = this.work;
    const now = this.clock.now();
    let done = 0;
    for (const one of await this.work.findDue(now, AT_ONCE)) {
      if (this.isStopping) return sweepMs;
      try {
        await this.work.run(one, now);
        done += 1;
      } catch (error) {
        this.logger.error({ task: `do a due ${name}`, error: describeError(error) });
      }
    }
    if (done === AT_ONCE) return MOMENT_MS;
    // After the moment that was looked at, not after now: meanwhile another may have become due.
    const next = await this.work.findNextDue(now);
    if (!next) return sweepMs;
    return Math.min(sweepMs, Math.max(0, next.getTime() - this.clock.now().getTime()) + MOMENT_MS);
  }
}

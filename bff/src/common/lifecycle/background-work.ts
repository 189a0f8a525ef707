import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { describeError } from '../logging/describe-error.js';

/**
 * Work that is done after a request, which does not wait for it. Users take turns, batch by batch. What a process left
 * when it ended is found by the next sweep, of whichever process.
 */
export abstract class BackgroundWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  /** Whose work waits, in turn. */
  protected readonly waiting = new Set<string>();
  private current: string | undefined;
  private working: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  /** What is done, for the log. */
  protected abstract readonly task: string;
  protected readonly sweepMs: number = 5 * 60_000;

  /** Users whose work is not done. */
  protected abstract findWaiting(): Promise<string[]>;

  /** Does the user's next batch; whether there may be another. */
  protected abstract workOn(userId: string): Promise<boolean>;

  onApplicationBootstrap(): void {
    void this.sweep();
    this.timer = setInterval(() => void this.sweep(), this.sweepMs).unref();
  }

  /** Waits for the batch under way; the others are left to a sweep. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.isStopping = true;
    await this.working;
  }

  /** To be called when there is work for a user. */
  wake(userId: string): void {
    if (this.isStopping) return;
    this.waiting.add(userId);
    // In a moment: the first batch must not begin before it is known that there is one.
    this.working ??= Promise.resolve().then(() => this.takeTurns());
  }

  isWorkingFor(userId: string): boolean {
    return this.current === userId || this.waiting.has(userId);
  }

  /** Once nothing is left to do, or left to the next sweep. */
  async settled(): Promise<void> {
    while (this.working) await this.working;
  }

  /** Looks for everybody whose work is not done. */
  async sweep(): Promise<void> {
    try {
      for (const userId of await this.findWaiting()) this.wake(userId);
    } catch (error) {
      this.noteFailure(error);
    }
  }

  /** Of a batch or a sweep: what it did not do is left to the next sweep. */
  protected noteFailure(error: unknown): void {
    this.logger.error({ task: this.task, error: describeError(error) });
  }

  private async takeTurns(): Promise<void> {
    for (const userId of this.waiting) {
      if (this.isStopping) break;
      this.waiting.delete(userId);
      this.current = userId;
      try {
        // At the end of the line, which this loop goes on to.
        if (await this.workOn(userId)) this.waiting.add(userId);
      } catch (error) {
        this.noteFailure(error);
      }
    }
    this.current = undefined;
    // Here and not once the promise is kept: in between, a call to wake would be lost.
    this.working = undefined;
  }
}

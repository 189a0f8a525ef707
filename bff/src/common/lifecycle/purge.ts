import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { describeError } from '../logging/describe-error.js';

const INTERVAL_MS = 6 * 60 * 60_000;

/** Removes what has been kept long enough, at the start and then every six hours. Several replicas may do it at once. */
export abstract class Purge implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;

  /** What is removed, for the log. */
  protected abstract readonly task: string;

  protected abstract remove(): Promise<void>;

  onApplicationBootstrap(): void {
    void this.purge();
    this.timer = setInterval(() => void this.purge(), INTERVAL_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** A failure is logged and left to the next time. */
  async purge(): Promise<void> {
    try {
      await this.remove();
    } catch (error) {
      this.logger.error({ task: this.task, error: describeError(error) });
    }
  }
}

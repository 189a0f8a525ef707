import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { describeError } from '../../common/logging/describe-error.js';
import { MemoryTrashService } from './memory-trash.service.js';

const INTERVAL_MS = 6 * 60 * 60_000;

/** Removes deleted memories for good once they cannot be restored any more. Several replicas may do it at once. */
@Injectable()
export class MemoryPurge implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(MemoryPurge.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly trash: MemoryTrashService) {}

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
      await this.trash.purge();
    } catch (error) {
      this.logger.error({ task: 'purge deleted memories', error: describeError(error) });
    }
  }
}

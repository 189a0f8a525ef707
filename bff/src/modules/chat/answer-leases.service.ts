import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { describeError } from '../../common/logging/describe-error.js';
import { AnswerLeasesRepository } from './answer-leases.repository.js';

/** A third of a lease, so that one that comes late loses nothing. */
const EVERY_MS = 5_000;

/**
 * Holds the answers that this process writes, and marks those as failed whose process is gone: after at most twenty
 * seconds, or at once where no other process can be writing.
 */
@Injectable()
export class AnswerLeases implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(AnswerLeases.name);
  private readonly held = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly leases: AnswerLeasesRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.failAbandoned({ all: !this.leases.isShared });
    this.timer = setInterval(() => void this.renew(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  hold(id: string): void {
    this.held.add(id);
  }

  letGo(id: string): void {
    this.held.delete(id);
  }

  private async renew(): Promise<void> {
    try {
      if (this.held.size > 0) await this.leases.extend([...this.held]);
      if (this.leases.isShared) await this.failAbandoned({ all: false });
    } catch (error) {
      // What this process writes it goes on with: an answer that was marked meanwhile is overwritten when it is whole.
      this.logger.warn({ error: describeError(error) });
    }
  }

  private async failAbandoned(which: { all: boolean }): Promise<void> {
    const count = await this.leases.failAbandoned(which);
    if (count > 0) this.logger.warn(`${count} unfinished answers are marked as failed`);
  }
}

import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { describeError } from '../../common/logging/describe-error.js';
import { ContactMessagesRepository } from './contact-messages.repository.js';

/** A year, as the privacy policy says. */
const KEPT_MS = 365 * 24 * 60 * 60_000;
const INTERVAL_MS = 6 * 60 * 60_000;

/** Deletes contact messages once they are old, handled or not. Several replicas may do it at once. */
@Injectable()
export class ContactPurge implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ContactPurge.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly messages: ContactMessagesRepository,
    private readonly clock: Clock,
  ) {}

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
      await this.messages.purge(new Date(this.clock.now().getTime() - KEPT_MS));
    } catch (error) {
      this.logger.error({ task: 'delete old contact messages', error: describeError(error) });
    }
  }
}

import { randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { describeError } from '../../common/logging/describe-error.js';
import { EventNotices } from './event-notices.repository.js';
import { type LiveEvent } from './live-event.js';
import { type Notice, readPayload, roomBeside, toParts, toPayload } from './notices.js';

interface Receiver {
  notice(notice: Notice): void;
  /** Something may be lost on the way: of this person, or of everybody. */
  lost(userId?: string): void;
}

/**
 * Brings what is told to every process, in the same order. On a database of their own nobody else listens, so it goes
 * straight to the receiver; else by NOTIFY, our own included, so that an id means the same place everywhere.
 */
@Injectable()
export class EventRelay implements OnModuleInit {
  private readonly logger = new Logger(EventRelay.name);
  /** Names this process and this start of it. */
  private readonly epoch = randomBytes(6).toString('base64url');
  private count = 0;
  private receiver: Receiver | undefined;
  private due: { userId: string; payload: string }[] = [];
  private sending: Promise<void> | undefined;

  constructor(private readonly notices: EventNotices) {}

  async onModuleInit(): Promise<void> {
    if (!this.notices.isShared) return;
    await this.notices.listen(
      (payload) => {
        const notice = readPayload(payload);
        if (notice) this.receiver?.notice(notice);
      },
      () => this.receiver?.lost(),
    );
  }

  receive(receiver: Receiver): void {
    this.receiver = receiver;
  }

  /** Where a person begins to whom nothing was told yet. */
  get position(): string {
    return `${this.epoch}-${String(this.count)}`;
  }

  send(userId: string, events: readonly LiveEvent[]): void {
    const room = roomBeside(`${this.epoch}-${String(Number.MAX_SAFE_INTEGER)}`, userId);
    for (const json of toParts(events, room)) {
      this.count += 1;
      const notice = { id: this.position, userId, json };
      if (this.notices.isShared) this.due.push({ userId, payload: toPayload(notice) });
      else this.receiver?.notice(notice);
    }
    if (this.due.length > 0) this.sending ??= this.sendDue().finally(() => (this.sending = undefined));
  }

  /** Once everything is sent. */
  async settled(): Promise<void> {
    await this.sending;
  }

  private async sendDue(): Promise<void> {
    while (this.due.length > 0) {
      const { due } = this;
      this.due = [];
      try {
        await this.notices.notify(due.map(({ payload }) => payload));
      } catch (error) {
        this.logger.warn({ task: 'tell of changes', error: describeError(error) });
        for (const userId of new Set(due.map((each) => each.userId))) this.receiver?.lost(userId);
      }
    }
  }
}

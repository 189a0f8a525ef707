import { Injectable, Logger } from '@nestjs/common';
import { describeError } from '../../common/logging/describe-error.js';
import { AnswerLeases } from './answer-leases.service.js';
import { ConversationNotFound } from './chat.errors.js';
import { type AnswerContent, type MessageRow, MessagesRepository } from './messages.repository.js';
import { LiveEvents } from '../events/live-events.service.js';

/** Stores answers in the place that was made for them, which this process holds until they have ended. */
@Injectable()
export class AnswerWriter {
  private readonly logger = new Logger(AnswerWriter.name);

  constructor(
    private readonly messages: MessagesRepository,
    private readonly leases: AnswerLeases,
    private readonly live: LiveEvents,
  ) {}

  begin({ id }: MessageRow): void {
    this.leases.hold(id);
  }

  /** After it was completed or failed. */
  end({ userId, id, conversationId }: MessageRow): void {
    this.leases.letGo(id);
    this.live.changed(userId, 'chats', conversationId);
  }

  async complete({ userId, id }: MessageRow, content: AnswerContent): Promise<MessageRow> {
    const stored = await this.messages.complete(userId, id, content);
    // The conversation may have been deleted meanwhile.
    if (!stored) throw new ConversationNotFound();
    return stored;
  }

  /** Never throws. */
  async fail({ userId, id }: MessageRow): Promise<void> {
    try {
      await this.messages.fail(userId, id);
    } catch (error) {
      // Its lease runs out, and it is marked then.
      this.logger.error({ messageId: id, error: describeError(error) });
    }
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { MessageNotFound } from './chat.errors.js';
import { type GiveFeedback, type MessageFeedback } from './message-feedback.dto.js';
import { OpenMessagesRepository } from './open-messages.repository.js';

/** What the user says of answers. It stays with the message, and goes with it. */
@Injectable()
export class MessageFeedbackService {
  constructor(
    private readonly messages: OpenMessagesRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws MessageNotFound for whatever is no finished answer. */
  async give(userId: string, id: string, { comment, ...said }: GiveFeedback): Promise<MessageFeedback> {
    const givenAt = this.clock.now().toISOString();
    const given = await this.messages.judge(userId, id, { ...said, comment: comment ?? null, givenAt });
    if (!given) throw new MessageNotFound();
    return given;
  }

  /** Nothing was said of it then; taking back twice is no mistake. */
  async takeBack(userId: string, id: string): Promise<void> {
    if ((await this.messages.judge(userId, id, null)) === undefined) throw new MessageNotFound();
  }
}

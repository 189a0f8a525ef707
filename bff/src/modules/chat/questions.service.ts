import { Injectable } from '@nestjs/common';
import { type SessionUser } from '../../common/auth/session-user.js';
import { Clock } from '../../common/clock.js';
import { AnswerLimits } from './answer-limits.js';
import { type ChatEvent } from './chat-events.dto.js';
import { type RetryAnswer, type SendMessage } from './chat.dto.js';
import { AnswerNotFound, ConversationNotFound } from './chat.errors.js';
import { conversationTitle, voiceTitle } from './conversation-title.js';
import { type Numbered } from './event-feed.js';
import { ExchangesService } from './exchanges.service.js';
import { type Exchange, MessagesRepository } from './messages.repository.js';

type Asker = Pick<SessionUser, 'id' | 'timeZone'>;

/** Takes what the user says, and has it answered. */
@Injectable()
export class QuestionsService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly exchanges: ExchangesService,
    private readonly limits: AnswerLimits,
    private readonly clock: Clock,
  ) {}

  /** Stores the message and gives the events of its answer. */
  ask(
    asker: Asker,
    conversationId: string,
    { text, insteadOf, transcribedBy, disabledContexts, idempotencyKey }: SendMessage,
  ): Promise<AsyncIterable<Numbered<ChatEvent>>> {
    const askedAt = this.clock.now();
    const title = transcribedBy === undefined ? conversationTitle(text) : voiceTitle(askedAt, asker.timeZone);
    const asked = { text, title, insteadOf, transcribedBy, disabledContexts, idempotencyKey, askedAt };
    return this.tell(asker, () => this.messages.openExchange(asker.id, conversationId, asked));
  }

  /** Gives the events of another answer to what that answer was given to. */
  askAgain(
    asker: Asker,
    conversationId: string,
    { answerId, disabledContexts, idempotencyKey }: RetryAnswer,
  ): Promise<AsyncIterable<Numbered<ChatEvent>>> {
    const asked = { answerId, disabledContexts, idempotencyKey, askedAt: this.clock.now() };
    return this.tell(asker, () => this.messages.openRetry(asker.id, conversationId, asked));
  }

  /** Gives the events of an answer after the last that the client has; 0 when it has none. */
  async follow(
    userId: string,
    answerId: string,
    lastEventId: number,
  ): Promise<AsyncIterable<Numbered<ChatEvent>>> {
    const answer = await this.messages.findAnswer(userId, answerId);
    if (!answer) throw new AnswerNotFound();
    return this.exchanges.follow(answer, lastEventId);
  }

  private async tell(
    { id: userId, timeZone }: Asker,
    open: () => Promise<Exchange | undefined>,
  ): Promise<AsyncIterable<Numbered<ChatEvent>>> {
    const giveBack = await this.limits.take(userId);
    try {
      const exchange = await open();
      if (!exchange) throw new ConversationNotFound();
      return this.exchanges.tell({ ...exchange, timeZone }, giveBack);
    } catch (error) {
      giveBack();
      throw error;
    }
  }
}

import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { type SessionUser } from '../../common/auth/session-user.js';
import { Clock } from '../../common/clock.js';
import { describeError } from '../../common/logging/describe-error.js';
import { type SkillContext, SkillsService } from '../skills/skills.service.js';
import { AnswerDraft } from './answer-draft.js';
import { toCitation } from './chat.mapper.js';
import { AnswerLimits } from './answer-limits.js';
import { type ChatEvent, NO_ANSWER } from './chat-events.dto.js';
import { type Message } from './chat.dto.js';
import { EventFeed, type Numbered } from './event-feed.js';
import { type TemporaryMessage } from './temporary-chat.dto.js';

type Asker = Pick<SessionUser, 'id' | 'timeZone'>;

/** A conversation that lives with the client alone. Memories are read for the answers; nothing is written. */
@Injectable()
export class TemporaryChatService {
  private readonly logger = new Logger(TemporaryChatService.name);

  constructor(
    private readonly skills: SkillsService,
    private readonly limits: AnswerLimits,
    private readonly clock: Clock,
  ) {}

  /** The events of the answer; they end with the last of them, whether somebody listens or not. */
  async ask(
    { id: userId, timeZone }: Asker,
    { text, earlier, disabledContexts }: TemporaryMessage,
  ): Promise<AsyncIterable<Numbered<ChatEvent>>> {
    const giveBack = await this.limits.take(userId);
    const question = this.message('user', text);
    const feed = new EventFeed<ChatEvent>();
    const ids = { conversationId: randomUUID(), messageId: question.id, answerId: randomUUID() };
    const turns = earlier.map((said) => ({ by: 'user' as const, text: said }));
    const asked = { userId, timeZone, ...ids, channel: 'chat' as const, text };
    const context = { ...asked, turns, disabledContexts, isTemporary: true };
    void this.answer(context, question, feed).finally(() => {
      feed.end();
      giveBack();
    });
    return feed;
  }

  private async answer(
    context: SkillContext,
    userMessage: Message,
    feed: EventFeed<ChatEvent>,
  ): Promise<void> {
    const answer = this.message('twin', '');
    feed.push({ event: 'message.accepted', data: { userMessage, twinMessageId: answer.id } });
    const draft = new AnswerDraft();
    try {
      for await (const phrase of this.skills.answer(context)) {
        feed.push({ event: 'text.delta', data: { text: draft.add(phrase) } });
      }
      const { text, citations, actions, isClosest } = draft.content;
      const message = { ...answer, text, actions, isClosest, citations: citations.map(toCitation) };
      feed.push({ event: 'message.completed', data: { message } });
    } catch (error) {
      this.logger.error({ error: describeError(error) });
      feed.push(NO_ANSWER);
    }
  }

  private message(role: Message['role'], text: string): Message {
    const createdAt = this.clock.now().toISOString();
    const place = { id: randomUUID(), parentId: null, siblings: [] };
    const rest = {
      citations: [],
      actions: [],
      isClosest: false,
      runs: [],
      feedback: null,
      idempotencyKey: null,
    };
    return { ...place, role, text, createdAt, status: 'complete', ...rest };
  }
}

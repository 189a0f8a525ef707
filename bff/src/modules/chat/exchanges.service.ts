import { setTimeout as wait } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type SessionUser } from '../../common/auth/session-user.js';
import { Shutdown } from '../../common/lifecycle/shutdown.js';
import { describeError } from '../../common/logging/describe-error.js';
import { type SkillContext, SkillsService } from '../skills/skills.service.js';
import { VoicePhrasesService } from '../voice/voice-phrases.service.js';
import { AnswerDraft } from './answer-draft.js';
import { type ChatEvent } from './chat-events.dto.js';
import { type Message } from './chat.dto.js';
import { ConversationNotFound } from './chat.errors.js';
import { toMessage } from './chat.mapper.js';
import { EventFeed } from './event-feed.js';
import { type Exchange, type MessageRow, MessagesRepository } from './messages.repository.js';

/** How far back "she" may point. */
const EARLIER_TURNS = 10;
const REPEAT_POLL_MS = 100;
const MAX_POLLS = 300;

export const NO_ANSWER: ChatEvent = {
  event: 'message.failed',
  data: {
    code: 'answer_failed',
    detail: 'Your message is kept, but the answer failed. Please send it again.',
  },
};

export type AskedExchange = Exchange & Pick<SessionUser, 'timeZone'>;

/** One message and the answer to it. The answer is written for the conversation; the client may listen or leave. */
@Injectable()
export class ExchangesService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ExchangesService.name);
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly messages: MessagesRepository,
    private readonly skills: SkillsService,
    private readonly phrases: VoicePhrasesService,
    private readonly shutdown: Shutdown,
  ) {}

  /** What the process before this one left unfinished, nobody finishes. */
  async onApplicationBootstrap(): Promise<void> {
    const count = await this.messages.failUnfinished();
    if (count > 0) this.logger.warn(`${count} unfinished answers are marked as failed`);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }

  /** Writes the answer, or waits for it where it is written already; `giveBack` is called at its end. */
  tell(exchange: AskedExchange, giveBack: () => void): EventFeed<ChatEvent> {
    const { question, answer, isNew } = exchange;
    const feed = new EventFeed<ChatEvent>();
    feed.push({
      event: 'message.accepted',
      data: { userMessage: toMessage(question), twinMessageId: answer.id },
    });
    const telling = (isNew ? this.answer(exchange, feed) : this.repeat(answer, feed)).finally(() => {
      feed.end();
      giveBack();
      this.underWay.delete(telling);
    });
    this.underWay.add(telling);
    return feed;
  }

  private async answer(exchange: AskedExchange, feed: EventFeed<ChatEvent>): Promise<void> {
    try {
      feed.push({ event: 'message.completed', data: { message: await this.write(exchange, feed) } });
    } catch (error) {
      this.logger.error({ messageId: exchange.answer.id, error: describeError(error) });
      await this.fail(exchange.answer);
      feed.push(NO_ANSWER);
    }
  }

  private async write(
    { question, answer, timeZone }: AskedExchange,
    feed: EventFeed<ChatEvent>,
  ): Promise<Message> {
    const { userId, conversationId, id: messageId } = question;
    // A phrase of the user's own stands for a whole sentence, wherever it is said.
    const text = await this.phrases.resolve(userId, question.text);
    const turns = await this.messages.findEarlier(userId, question, EARLIER_TURNS);
    const draft = new AnswerDraft();
    const context: SkillContext = {
      userId,
      timeZone,
      conversationId,
      messageId,
      answerId: answer.id,
      askedBy: question.heardBy === null ? 'chat' : 'voice',
      text,
      turns,
    };
    for await (const phrase of this.skills.answer(context)) {
      feed.push({ event: 'text.delta', data: { text: draft.add(phrase) } });
    }
    const stored = await this.messages.complete(userId, answer.id, draft.content);
    // The conversation may have been deleted meanwhile.
    if (!stored) throw new ConversationNotFound();
    return toMessage(stored, { runs: draft.runs });
  }

  private async fail(answer: MessageRow): Promise<void> {
    try {
      await this.messages.fail(answer.userId, answer.id);
    } catch (error) {
      // The next start marks it.
      this.logger.error({ messageId: answer.id, error: describeError(error) });
    }
  }

  /** The exchange as it is stored. It may still be under way, here or in another process. */
  private async repeat({ userId, id }: MessageRow, feed: EventFeed<ChatEvent>): Promise<void> {
    try {
      let stored = await this.messages.find(userId, id);
      for (let polls = 0; stored?.status === 'streaming' && polls < MAX_POLLS; polls += 1) {
        await wait(REPEAT_POLL_MS, undefined, { signal: this.shutdown.signal });
        stored = await this.messages.find(userId, id);
      }
      if (stored?.status === 'complete') {
        feed.push({ event: 'text.delta', data: { text: stored.text } });
        const runs = await this.skills.runsOf(userId, [id]);
        feed.push({
          event: 'message.completed',
          data: { message: toMessage(stored, { runs: runs.get(id) }) },
        });
      } else {
        feed.push(NO_ANSWER);
      }
    } catch (error) {
      if (!this.shutdown.hasBegun) this.logger.error({ messageId: id, error: describeError(error) });
      feed.push(NO_ANSWER);
    }
  }
}

import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { describeError } from '../../common/logging/describe-error.js';
import { SkillsService } from '../skills/skills.service.js';
import { AnswerContexts } from './answer-contexts.service.js';
import { AnswerDraft } from './answer-draft.js';
import { AnswerWriter } from './answer-writer.js';
import { type AskedExchange } from './asked-exchange.js';
import { type ChatEvent, NO_ANSWER } from './chat-events.dto.js';
import { type Message } from './chat.dto.js';
import { toMessage } from './chat.mapper.js';
import { EventFeed, type Numbered } from './event-feed.js';
import { type MessageRow } from './messages.repository.js';
import { StoredAnswers } from './stored-answers.js';

/** One message and the answer to it. The answer is written for the conversation; the client may listen or leave. */
@Injectable()
export class ExchangesService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ExchangesService.name);
  private readonly underWay = new Set<Promise<void>>();
  /** Of the answers that are being written here, by the answer’s id. */
  private readonly feeds = new Map<string, EventFeed<ChatEvent>>();

  constructor(
    private readonly writer: AnswerWriter,
    private readonly skills: SkillsService,
    private readonly contexts: AnswerContexts,
    private readonly stored: StoredAnswers,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }

  /** Writes the answer, or tells the one that was begun before; `giveBack` is called once nothing more is done for it. */
  tell(exchange: AskedExchange, giveBack: () => void): AsyncIterable<Numbered<ChatEvent>> {
    const { question, answer, isNew } = exchange;
    const begun = isNew ? undefined : this.feeds.get(answer.id);
    if (begun) {
      giveBack();
      return begun;
    }
    const feed = new EventFeed<ChatEvent>();
    feed.push({
      event: 'message.accepted',
      data: { userMessage: toMessage(question), twinMessageId: answer.id },
    });
    if (isNew) {
      this.feeds.set(answer.id, feed);
      this.writer.begin(answer);
    }
    const telling = isNew ? this.answer(exchange, feed) : this.stored.tell(answer, feed, { inPieces: true });
    this.run(telling, () => {
      feed.end();
      if (isNew) {
        this.feeds.delete(answer.id);
        this.writer.end(answer);
      }
      giveBack();
    });
    return feed;
  }

  /** What comes after that event of an answer: as it is written here, or else the whole as it is stored. */
  follow(answer: MessageRow, lastEventId: number): AsyncIterable<Numbered<ChatEvent>> {
    const begun = this.feeds.get(answer.id);
    if (begun) return begun.after(lastEventId);
    const feed = new EventFeed<ChatEvent>(lastEventId);
    this.run(this.stored.tell(answer, feed, { inPieces: false }), () => feed.end());
    return feed;
  }

  private run(telling: Promise<void>, end: () => void): void {
    const ended = telling.finally(() => {
      end();
      this.underWay.delete(ended);
    });
    this.underWay.add(ended);
  }

  private async answer(exchange: AskedExchange, feed: EventFeed<ChatEvent>): Promise<void> {
    try {
      feed.push({ event: 'message.completed', data: { message: await this.write(exchange, feed) } });
    } catch (error) {
      this.logger.error({ messageId: exchange.answer.id, error: describeError(error) });
      await this.writer.fail(exchange.answer);
      feed.push(NO_ANSWER);
    }
  }

  private async write(exchange: AskedExchange, feed: EventFeed<ChatEvent>): Promise<Message> {
    const context = await this.contexts.of(exchange);
    const draft = new AnswerDraft();
    for await (const phrase of this.skills.answer(context)) {
      feed.push({ event: 'text.delta', data: { text: draft.add(phrase) } });
    }
    return toMessage(await this.writer.complete(exchange.answer, draft.content), { runs: draft.runs });
  }
}

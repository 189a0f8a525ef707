import { Injectable, Logger } from '@nestjs/common';
import { Shutdown } from '../../common/lifecycle/shutdown.js';
import { describeError } from '../../common/logging/describe-error.js';
import { SkillsService } from '../skills/skills.service.js';
import { AnswerEnds } from './answer-ends.js';
import { type ChatEvent, NO_ANSWER } from './chat-events.dto.js';
import { toMessage } from './chat.mapper.js';
import { type EventFeed } from './event-feed.js';
import { type MessageRow, MessagesRepository } from './messages.repository.js';

/** An announcement may be lost; nobody waits longer than this for one. */
const LOOK_AGAIN_MS = 2_000;
const MAX_WAIT_MS = 30_000;

/** Answers that this process does not write, once they are stored. */
@Injectable()
export class StoredAnswers {
  private readonly logger = new Logger(StoredAnswers.name);

  constructor(
    private readonly messages: MessagesRepository,
    private readonly skills: SkillsService,
    private readonly ends: AnswerEnds,
    private readonly shutdown: Shutdown,
  ) {}

  /**
   * Never throws. Says nothing of an answer that another process goes on writing for longer than this waits: its end
   * is still to come, and whoever wants it asks again. `inPieces`: the text comes first, for whoever has none of it.
   */
  async tell(
    { userId, id }: MessageRow,
    feed: EventFeed<ChatEvent>,
    { inPieces }: { inPieces: boolean },
  ): Promise<void> {
    try {
      const stored = await this.settle(userId, id);
      if (stored?.status === 'streaming') return;
      if (stored?.status !== 'complete') {
        feed.push(NO_ANSWER);
        return;
      }
      const runs = await this.skills.runsOf(userId, [id]);
      if (inPieces) feed.push({ event: 'text.delta', data: { text: stored.text } });
      feed.push({
        event: 'message.completed',
        data: { message: toMessage(stored, { runs: runs.get(id) }) },
      });
    } catch (error) {
      // Nothing is known of it: not that it failed, either.
      if (!this.shutdown.hasBegun) this.logger.error({ messageId: id, error: describeError(error) });
    }
  }

  private async settle(userId: string, id: string): Promise<MessageRow | undefined> {
    const until = performance.now() + MAX_WAIT_MS;
    for (;;) {
      // Listening begins before the look: an end in between is heard.
      const ended = this.ends.wait(id, LOOK_AGAIN_MS, this.shutdown.signal);
      const stored = await this.messages.find(userId, id);
      if (stored?.status !== 'streaming' || this.shutdown.hasBegun || performance.now() > until)
        return stored;
      await ended;
    }
  }
}

import { Injectable } from '@nestjs/common';
import { cutPage, rangeOf } from '../../common/http/time-page.js';
import { SkillsService } from '../skills/skills.service.js';
import { toMessage } from './chat.mapper.js';
import {
  type SpokenMessage,
  type SpokenMessagePage,
  type SpokenMessagesQuery,
} from './spoken-messages.dto.js';
import { SpokenMessagesRepository } from './spoken-messages.repository.js';

/** A look back on what was said on the voice screen: the messages themselves, kept nowhere else. */
@Injectable()
export class SpokenMessagesService {
  constructor(
    private readonly spoken: SpokenMessagesRepository,
    private readonly skills: SkillsService,
  ) {}

  async list(userId: string, query: SpokenMessagesQuery): Promise<SpokenMessagePage> {
    const found = await this.spoken.findPage(userId, rangeOf(query));
    const { rows, nextCursor } = cutPage(found, query, ({ createdAt, id }) => ({ at: createdAt, id }));
    const written = await this.spoken.findAnswers(userId, rows);
    const answers = new Map(written.map((answer) => [answer.parentId, answer]));
    const runs = await this.skills.runsOf(
      userId,
      [...answers.values()].map(({ id }) => id),
    );
    const items = rows.flatMap((question): SpokenMessage[] => {
      const { conversationId, transcribedBy } = question;
      const answer = answers.get(question.id);
      if (!answer || transcribedBy === null) return [];
      const told = toMessage(answer, { runs: runs.get(answer.id) });
      return [{ conversationId, transcribedBy, question: toMessage(question), answer: told }];
    });
    return { items, nextCursor };
  }
}

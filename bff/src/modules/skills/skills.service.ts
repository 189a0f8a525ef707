import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AnswersService } from './answers.service.js';
import { Performers } from './performing/performers.js';
import { type SkillRun } from './runs/runs.dto.js';
import { RunsService } from './runs/runs.service.js';
import { type Phrase, type SkillContext } from './skill.js';
import { SkillRegistry } from './skill-registry.js';
import { type SkillList } from './skills.dto.js';

export type { SkillRun } from './runs/runs.dto.js';
export type { Action, Phrase, SkillContext } from './skill.js';

/** What the chat, and later automations, know of the skills. */
@Injectable()
export class SkillsService {
  constructor(
    private readonly answers: AnswersService,
    private readonly registry: SkillRegistry,
    private readonly performers: Performers,
    private readonly runs: RunsService,
  ) {}

  answer(context: SkillContext): AsyncIterable<Phrase> {
    return this.answers.answer(context);
  }

  list(): SkillList {
    const skills = [...this.registry.skills, ...this.performers.skills];
    return {
      items: skills.map(({ name, description, examples, risk, parameters }) => ({
        name,
        description,
        examples: [...examples],
        risk,
        parameters: z.toJSONSchema(parameters, { io: 'input' }),
      })),
    };
  }

  /** What was done on the way to answers, by the answer’s id. */
  runsOf(userId: string, messageIds: readonly string[]): Promise<ReadonlyMap<string, SkillRun[]>> {
    return this.runs.ofMessages(userId, messageIds);
  }
}

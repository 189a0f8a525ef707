import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { SkillCatalogue } from './kit/skill-catalogue.js';
import { SKILL_GROUPS } from './kit/skill-manifest.js';
import { type SkillRun } from './runs/runs.dto.js';
import { RunsService } from './runs/runs.service.js';
import { type Phrase, type SkillContext } from './skill.js';
import { type SkillList } from './skills.dto.js';
import { TalkService } from './talk/talk.service.js';

export type { SkillRun } from './runs/runs.dto.js';
export type { Action, Phrase, SkillContext } from './skill.js';

/** What the chat, and later automations, know of the skills. */
@Injectable()
export class SkillsService {
  constructor(
    private readonly talk: TalkService,
    private readonly catalogue: SkillCatalogue,
    private readonly runs: RunsService,
  ) {}

  answer(context: SkillContext): AsyncIterable<Phrase> {
    return this.talk.answer(context);
  }

  /** By group, in the order of the help screen. */
  list(): SkillList {
    const skills = SKILL_GROUPS.flatMap((title) =>
      this.catalogue.manifests.filter(({ group }) => group === title),
    );
    return {
      items: skills.map(({ name, title, group, icon, description, examples, risk, parameters }) => ({
        name,
        title,
        group,
        icon,
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

import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AnswersMessages } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { DomainError } from '../../../common/http/problem.js';
import { problemTold } from '../../skills/kit/problem-told.js';
import { RunsService } from '../../skills/runs/runs.service.js';
import { type Phrase, type SpokenContext, type TalkSkill } from '../../skills/skill.js';

const parameters = z.object({});
type Parameters = z.output<typeof parameters>;

export const UNDO = defineSkill({
  name: 'undo',
  title: 'Undo',
  group: 'Everything else',
  answersMessages: true,
  icon: 'info',
  description: 'Takes back what I did last, and says what it was.',
  parameters,
  examples: ['Undo that', 'Take that back'],
  risk: 'write',
});

/** The last turn of the conversation that changed something, or else the last of all. */
@Injectable()
@AnswersMessages()
export class UndoSkill implements TalkSkill<Parameters> {
  readonly manifest = UNDO;
  readonly precedence = 5;

  constructor(private readonly runs: RunsService) {}

  understand(): undefined {
    return undefined;
  }

  fromClause(): Parameters {
    return {};
  }

  async *run(_parameters: Parameters, context: SpokenContext): AsyncGenerator<Phrase> {
    const { userId, conversationId, isTemporary } = context;
    const id = isTemporary ? undefined : await this.runs.lastToUndo(userId, conversationId);
    if (id === undefined) {
      yield { text: context.phrases.say('undo-nothing') };
      return;
    }
    try {
      yield* await this.undo(id, context);
    } catch (error) {
      if (!(error instanceof DomainError) || error.status >= 500) throw error;
      yield { text: problemTold(error, context.phrases) };
    }
  }

  private async undo(
    id: string,
    { userId, timeZone, channel, disabledContexts, phrases }: SpokenContext,
  ): Promise<Phrase[]> {
    const here = { timeZone, channel, phrases };
    // Before it is undone: what a memory said is then no more.
    const told = await this.runs.describe(userId, id, here);
    const run = await this.runs.undo(userId, id, { ...here, ...(disabledContexts && { disabledContexts }) });
    if (!told) return [{ text: phrases.say('undone-run', { result: run.result }) }];
    const quoted = told.sources.map((source) => ({ text: `\n\n“${source.quote}”`, source }));
    return [{ text: phrases.say('undone', { text: told.text }) }, ...quoted];
  }
}

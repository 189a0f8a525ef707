import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { SkillExecutor } from '../../skills/handlers/skill-executor.service.js';
import { ProvidesSkills } from '../../skills/kit/registration.js';
import {
  type Effect,
  type HandlerResult,
  type Question,
  type RunContext,
  type SkillCall,
  type SkillHandler,
} from '../../skills/kit/skill-handler.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { spokenMoment } from '../../skills/kit/spoken.js';
import { wallOf } from '../../../common/wall-clock.js';
import { recurrence } from '../recurrence/recurrence.dto.js';
import { spokenRecurrence } from '../recurrence/spoken-recurrence.js';
import { ScheduledCommandsService } from '../scheduled/scheduled-commands.service.js';

const call = z.object({
  skill: z.string(),
  parameters: z.record(z.string(), z.unknown()),
  targets: z.array(z.string()),
});
const later = z.strictObject({
  calls: z.array(call).default([]).meta({ description: 'What is done then.' }),
  isTakenBack: z.boolean().optional().meta({ description: 'What is done now is taken back then.' }),
  dueAt: z.iso.datetime({ offset: true }),
  recurrence: recurrence.optional(),
  source: z.string().meta({ description: 'The message that asked for it.' }),
  text: z.string().meta({ description: 'Its words that say what is done.' }),
});
type Later = z.output<typeof later>;
const effect = z.object({ commands: z.array(z.uuid()) });

export const LATER = defineSkill({
  name: 'command.later',
  title: 'For later',
  group: 'Reminders, timers and lists',
  icon: 'clock',
  description: 'Does something in the home at a time that was said, or takes it back then.',
  parameters: later,
  examples: ['Turn off the kitchen light at 8', 'Turn on the kitchen light for ten minutes'],
  risk: 'write',
  isForLater: true,
  told: ({ text }) => String(text),
});

/** Commands that were said with their time. */
@Injectable()
@ProvidesSkills()
export class LaterHandler implements SkillHandler {
  readonly name = 'later';
  readonly skills = [LATER];

  constructor(
    private readonly commands: ScheduledCommandsService,
    private readonly executor: SkillExecutor,
  ) {}

  /** What would be asked then is asked now; what nobody could answer then is refused without a question. */
  async confirmation(asked: readonly SkillCall[], context: RunContext): Promise<Question | undefined> {
    for (const { parameters } of asked) {
      const { calls, dueAt } = later.parse(parameters);
      const { question } = calls.length === 0 ? {} : await this.executor.preview(calls, context);
      if (question?.holdsLater) return atItsTime(question, new Date(dueAt), context);
    }
    return undefined;
  }

  async perform(asked: readonly SkillCall[], context: RunContext): Promise<HandlerResult> {
    const commands: string[] = [];
    const answers: string[] = [];
    let first: Pick<Later, 'recurrence'> = {};
    for (const { parameters } of asked) {
      const said = later.parse(parameters);
      // What begins later ends as often as it begins.
      const wish = said.isTakenBack ? { ...first, ...said } : said;
      commands.push(await this.schedule(wish, { ...context, after: commands.at(-1) }));
      answers.push(told(wish, context));
      first = { recurrence: said.recurrence };
    }
    return { answer: answers.join(' '), effect: { commands } };
  }

  async undo(done: Effect, { userId }: RunContext): Promise<void> {
    for (const id of effect.parse(done).commands) await this.commands.cancel(userId, id);
  }

  /** `after`: the command for later that this one takes back; without it, what is done now. */
  private async schedule(
    wish: Later,
    { userId, timeZone, home, runId, after }: RunContext & { after: string | undefined },
  ): Promise<string> {
    const takenBack = after === undefined ? runId && { undoesRunId: runId } : { undoesCommandId: after };
    const scheduled = await this.commands.schedule(userId, {
      ...{ calls: wish.calls, source: wish.source, text: wish.text, timeZone },
      dueAt: new Date(wish.dueAt),
      isConfirmed: true,
      ...(wish.isTakenBack && takenBack),
      ...(wish.recurrence && { recurrence: wish.recurrence }),
      ...(home && { home }),
    });
    if (scheduled.outcome !== 'scheduled') throw new Error('A confirmed command was asked about again.');
    return scheduled.command.id;
  }
}

/** What is asked about now is done then. */
function atItsTime(question: Question, at: Date, context: RunContext): Question {
  const when = spokenMoment(at, context);
  return { ...question, act: context.phrases.say('act-later', { act: question.act, when }) };
}

/** As `KeptRecurrence` has it: what the clock on the wall shows. */
function wallTime(at: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = wallOf(at, timeZone);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(year)}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:00`;
}

function told({ dueAt, recurrence: again, isTakenBack, text }: Later, context: RunContext): string {
  const at = new Date(dueAt);
  const { phrases } = context;
  if (isTakenBack) return phrases.say('later-taken-back', { when: spokenMoment(at, context) });
  const when = again
    ? spokenRecurrence({ ...again, start: wallTime(at, context.timeZone) }, phrases)
    : spokenMoment(at, context);
  return phrases.say('later-set', { when, text });
}

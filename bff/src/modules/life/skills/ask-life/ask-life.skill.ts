import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { contextRefusal } from '../../../skills/contexts/context-refusal.js';
import { type ContextName } from '../../../skills/contexts/contexts.dto.js';
import { ProvidesSkills } from '../../../skills/kit/registration.js';
import {
  type HandlerResult,
  type RunContext,
  type SkillCall,
  type SkillHandler,
  SkillRefused,
} from '../../../skills/kit/skill-handler.js';
import { joinedParts } from '../../../skills/kit/joined-parts.js';
import { defineSkill } from '../../../skills/kit/skill-manifest.js';
import { metricNameOf } from '../../../biometrics/metrics.js';
import { FELT, MEASURES } from '../../asking/felt.js';
import { LifeDifferenceService } from '../../asking/life-difference.service.js';
import { LifeQuestionsService } from '../../asking/life-questions.service.js';
import { tellingPattern, wordsPattern } from '../../asking/telling-pattern.js';
import { chartsOf, type LifeAnswer } from './life-answer.js';
import { toldAlike } from './told-alike.js';
import { toldDifference } from './told-difference.js';
import { toldMarks } from './told-marks.js';
import { toldWeek } from './told-week.js';

const ASKS = ['last-felt', 'last-measured', 'days-felt', 'difference', 'week-before'] as const;
const parameters = z.object({
  asks: z.enum(ASKS),
  felt: z.enum(FELT).optional(),
  metric: z.string().max(60).optional(),
  direction: z.enum(['high', 'low']).optional(),
  about: z.enum(['day', 'mind']).optional(),
  outcome: z.enum(['sleep', 'mood']).optional(),
  condition: z.string().max(100).optional(),
});
type Asked = z.output<typeof parameters>;

/** What each question cannot do without. */
const READS: Readonly<Record<Asked['asks'], readonly ContextName[]>> = {
  'last-felt': ['body', 'mood', 'memory'],
  'last-measured': ['body', 'mood', 'memory'],
  'days-felt': ['body', 'mood', 'memory', 'home'],
  difference: ['body', 'mood', 'home'],
  'week-before': ['memory', 'mood'],
};

export const ASK_LIFE = defineSkill({
  name: 'life.ask',
  title: 'Across your life',
  group: 'Memory',
  icon: 'search',
  description: 'Compares days across body, mood, memory and home.',
  parameters,
  risk: 'read',
  card: 'charts',
  examples: [
    'When did I last feel this rested?',
    'What do I do on days I feel great?',
    'Did I sleep better with the window open?',
    'Who did I see the week before I was ill?',
    'What was on my mind the last time my resting heart rate was this high?',
  ],
  fromWords: ({ metric, ...said }) => {
    const named = nameIn(metric);
    if (said.asks === 'last-measured' && named === undefined) return { calls: [] };
    return { calls: [{ ...said, ...(named !== undefined && { metric: metricNameOf(named) }) }] };
  },
});

/** Answers questions that no part of a life knows alone, with the figures and the days that they rest on. */
@Injectable()
@ProvidesSkills()
export class AskLifeHandler implements SkillHandler {
  readonly name = 'life';
  readonly skills = [ASK_LIFE];

  constructor(
    private readonly questions: LifeQuestionsService,
    private readonly differences: LifeDifferenceService,
  ) {}

  async perform(asked: readonly SkillCall[], context: RunContext): Promise<HandlerResult> {
    const answers: LifeAnswer[] = [];
    for (const call of asked) answers.push(await this.answer(parameters.parse(call.parameters), context));
    const answer = answers.map((one) => one.answer).join(' ');
    const parts = joinedParts(
      answers.map((one) => one.parts ?? [{ text: one.answer }]),
      '\n\n',
    );
    return { answer, parts, charts: answers.flatMap(({ days }) => chartsOf(days, context)) };
  }

  private async answer(asked: Asked, context: RunContext): Promise<LifeAnswer> {
    for (const reads of READS[asked.asks]) {
      const refusal = contextRefusal(reads, context.disabledContexts, context.phrases);
      if (refusal !== undefined) throw new SkillRefused(refusal);
    }
    const owner = { id: context.userId, timeZone: context.timeZone };
    const { felt = 'rested', about = 'day', outcome = 'sleep', condition = '', direction = 'high' } = asked;
    switch (asked.asks) {
      case 'last-felt':
        return toldAlike(await this.questions.lastAlike(owner, MEASURES[felt]), { about, felt, context });
      case 'last-measured': {
        const measure = { key: `body:${asked.metric ?? ''}`, direction };
        return toldAlike(await this.questions.lastAlike(owner, measure), { about, context });
      }
      case 'days-felt':
        return toldMarks(await this.questions.marksOf(owner, felt), { felt, context });
      case 'difference': {
        const states = { on: wordsIn('life-states-on', context), off: wordsIn('life-states-off', context) };
        const compared = await this.differences.compare(owner, { outcome, said: condition, states });
        return toldDifference(compared, { condition, context });
      }
      case 'week-before': {
        const words = {
          says: tellingPattern({
            verbs: wordsIn('life-ill-verbs', context),
            degrees: wordsIn('life-ill-degrees', context),
            states: wordsIn('life-ill-states', context),
            alone: wordsIn('life-ill-alone', context),
          }),
          butNot: wordsPattern(wordsIn('life-ill-not', context)),
          feelings: wordsIn('life-ill-feelings', context),
          company: wordsIn('life-company', context),
        };
        return toldWeek(await this.questions.weekBeforeIllness(owner, words), context);
      }
    }
  }
}

/** "one|other" as a language has it. */
function wordsIn(key: string, { phrases }: RunContext): string[] {
  return phrases.say(key).split('|');
}

function nameIn(said: unknown): string | undefined {
  const name = typeof said === 'object' && said !== null && 'name' in said ? said.name : said;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { ProvidesSkills } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { metricOf } from '../metrics.js';
import { keptReading, metricName } from '../readings.dto.js';
import {
  BLOOD_PRESSURE,
  BLOOD_PRESSURE_PARTS,
  type KeptReading,
  ReadingsService,
  type ToldReading,
} from '../readings.service.js';
import { keptMood } from '../../mood/mood-entries.dto.js';
import { type ContextName } from '../../skills/contexts/contexts.dto.js';
import { type Chart } from '../../skills/runs/runs.dto.js';
import { isMoodValue, moodName, MoodService, MOODS, type ToldMood } from '../../mood/mood.service.js';
import {
  type SkillCall,
  type Effect,
  type HandlerResult,
  type SkillHandler,
  type RunContext,
  SkillRefused,
} from '../../skills/kit/skill-handler.js';
import { rethrowAsRefusal } from '../../skills/kit/rethrow-as-refusal.js';
import { spokenList } from '../../skills/kit/spoken.js';
import { whenTold } from './when-told.js';
import { readMood } from './said-mood.js';
import { readReadings } from './said-readings.js';
import { readingInWords } from './reading-answers.js';
import { READING_QUERY } from './readings.skill.js';
import { chartOf, resolvePeriod } from '../../skills/kit/resolve-period.js';

const at = z.iso.datetime({ offset: true }).optional().meta({ description: 'When it was so, if not now.' });
const reading = z.strictObject({
  metric: metricName.meta({ description: 'Such as weight, heart rate, water, or one of the user’s own.' }),
  value: z.number(),
  diastolic: z.number().optional().meta({ description: 'The second number of a blood pressure.' }),
  unit: z.string().max(40).optional(),
  isCorrection: z
    .boolean()
    .optional()
    .meta({ description: 'It takes the place of the last reading of that metric.' }),
  insteadOf: z
    .number()
    .optional()
    .meta({ description: 'The value that was told just before, and was taken back for this one.' }),
  at,
});
const mood = z.strictObject({
  mood: z.number().int().refine(isMoodValue, 'mood-range'),
  word: z.string().max(40).optional().meta({ description: 'As the user said it, such as tired.' }),
  note: z.string().max(2_000).optional().meta({ description: 'What the user said besides, such as why.' }),
  at,
});
const effect = z.object({
  readings: z.array(keptReading),
  moods: z.array(keptMood),
  /** What was put right, and comes back where that is undone. */
  replaced: z.array(keptReading).optional(),
});
type Kept = z.output<typeof effect>;

/** What was kept longer ago was right then: who is sorry means what was just said. */
const CORRECTED_WITHIN_MS = 12 * 3_600_000;

/** A value that is corrected is one number. */
const NUMBER = /\d+(?:[.,]\d+)?/gu;

const TOLD = { group: 'Everything else', risk: 'write', card: 'charts' } as const;

const LOG_READING = defineSkill({
  ...TOLD,
  name: 'reading.log',
  title: 'Reading',
  icon: 'body',
  description: 'Keeps a reading of the body, or of anything else that is counted or measured.',
  parameters: reading,
  examples: [
    'Log weight 80.5 kg',
    'I drank two glasses of water',
    'My blood pressure is 120 over 80',
    'I slept 7 and a half hours',
    'Log 30 push-ups',
  ],
  fromWords: readReadings,
  corrected: (parameters, said, wrong) => {
    const numbers = said.match(NUMBER) ?? [];
    const value = Number(numbers[0]?.replace(',', '.'));
    if (numbers.length !== 1) return undefined;
    const isSecond = wrong !== undefined && Number(wrong.replace(',', '.')) === parameters.diastolic;
    const part = isSecond ? 'diastolic' : 'value';
    return { ...parameters, [part]: value, insteadOf: parameters[part] };
  },
  dialogue: {
    again: ({ metric }, phrases) => {
      const noun = typeof metric === 'string' ? metricOf(metric).noun : '';
      return phrases.translated('metrics', String(metric)) ?? noun;
    },
    later: ({ metric }, when) => ({
      skill: READING_QUERY.name,
      parameters: { metric, statistic: 'total', when },
    }),
  },
});
const LOG_MOOD = defineSkill({
  ...TOLD,
  name: 'mood.log',
  title: 'Mood',
  icon: 'mood',
  description: 'Keeps how the user feels, from 1 (awful) to 5 (great).',
  parameters: mood,
  examples: ['Log my mood as good', 'I feel stressed', 'My mood is 4 out of 5'],
  fromWords: readMood,
  dialogue: {
    later: (_, when) => ({ skill: 'mood.query', parameters: { statistic: 'latest', when } }),
  },
});
export const LOGGING_SKILLS = [LOG_READING, LOG_MOOD] as const;

/** Keeps what is measured and felt. It reads nothing of it, so it may be done where reading is switched off. */
@Injectable()
@ProvidesSkills()
export class LoggingHandler implements SkillHandler {
  readonly name = 'logging';
  readonly skills = LOGGING_SKILLS;

  constructor(
    private readonly readings: ReadingsService,
    private readonly moods: MoodService,
  ) {}

  perform(asked: readonly SkillCall[], context: RunContext): Promise<HandlerResult> {
    const { userId, timeZone, channel, phrases } = context;
    return rethrowAsRefusal(async () => {
      const told = asked
        .filter(({ skill }) => skill === LOG_READING.name)
        .flatMap((one) => toToldReadings(one, context));
      const felt = asked
        .filter(({ skill }) => skill === LOG_MOOD.name)
        .map((one) => toToldMood(one, context));
      const replaced = await this.replacedBy(asked, context);
      const readings =
        told.length === 0 ? [] : await this.readings.log({ id: userId, timeZone }, channel, told);
      const moods = await this.moods.log(userId, channel, felt);
      const inWords = async (kept: readonly KeptReading[]): Promise<string[]> =>
        (await this.readings.shown(userId, kept)).map((one) => readingInWords(one, phrases));
      const words = [...(await inWords(readings)), ...moods.map((one) => moodInWords(one, phrases))];
      const before = spokenList([...(await inWords(replaced)), ...takenBack(asked, phrases)], phrases);
      return {
        answer: phrases.say('noted', {
          things: spokenList(words, phrases),
          instead: before === '' ? '' : phrases.say('noted-instead', { before }),
          when: whenTold([...told, ...felt], context),
        }),
        effect: { readings, moods, ...(replaced.length > 0 && { replaced }) },
        charts: chartsOf({ readings, moods }, context),
      };
    });
  }

  async undo(done: Effect, { userId }: RunContext): Promise<void> {
    const { readings, moods, replaced = [] } = effect.parse(done);
    await rethrowAsRefusal(async () => {
      await this.moods.revert(userId, moods.map(idOf));
      await this.readings.revert(userId, readings);
      if (replaced.length > 0) await this.readings.restore(userId, replaced);
    });
  }

  /** Takes away what is put right. */
  private async replacedBy(asked: readonly SkillCall[], { userId, now }: RunContext): Promise<KeptReading[]> {
    const since = new Date(now.getTime() - CORRECTED_WITHIN_MS);
    const replaced: KeptReading[] = [];
    for (const { parameters } of asked.filter(({ skill }) => skill === LOG_READING.name)) {
      const { metric, isCorrection } = reading.parse(parameters);
      if (!isCorrection) continue;
      for (const part of metric === BLOOD_PRESSURE ? BLOOD_PRESSURE_PARTS : [metric]) {
        const one = await this.readings.removeLatest(userId, part, since);
        if (one) replaced.push(one);
      }
    }
    return replaced;
  }
}

function toToldReadings({ parameters }: SkillCall, context: RunContext): ToldReading[] {
  const { metric, value, diastolic, unit, at: time } = reading.parse(parameters);
  const when = { unit, at: momentOf(time, context) };
  if (metric !== BLOOD_PRESSURE) return [{ metric, value, ...when }];
  if (diastolic === undefined) throw new SkillRefused(context.phrases.say('two-pressures'));
  const [systolic, second] = BLOOD_PRESSURE_PARTS;
  return [
    { metric: systolic, value, ...when },
    { metric: second, value: diastolic, ...when },
  ];
}

function takenBack(asked: readonly SkillCall[], phrases: TwinPhrases): string[] {
  return asked
    .filter(({ skill }) => skill === LOG_READING.name)
    .flatMap(({ parameters }) => reading.parse(parameters).insteadOf ?? [])
    .map((value) => value.toLocaleString(phrases.locale));
}

function toToldMood({ parameters }: SkillCall, context: RunContext): ToldMood {
  const { mood: value, word, note, at: time } = mood.parse(parameters);
  return { mood: value, word, note, at: momentOf(time, context) };
}

function momentOf(said: string | undefined, { now, phrases }: RunContext): Date | undefined {
  if (said === undefined) return undefined;
  const moment = new Date(said);
  if (moment > now) throw new SkillRefused(phrases.say('time-to-come'));
  return moment;
}

function moodInWords({ mood: value, word }: Kept['moods'][number], phrases: TwinPhrases): string {
  const mood = moodName(value, phrases);
  return word === null || word === mood || word === MOODS[value - 1]
    ? phrases.say('mood-kept', { mood })
    : phrases.say('mood-kept-as', { mood, word });
}

/** None where the reading of it is switched off. */
function chartsOf({ readings, moods }: Kept, context: RunContext): Chart[] {
  const { from, before } = resolvePeriod(undefined, context);
  const earliest = [...readings, ...moods].map(({ effectiveAt }) => effectiveAt).concat(from);
  const usual = { from: new Date(Math.min(...earliest.map(Number))), before };
  const isOn = (name: ContextName): boolean => context.disabledContexts?.includes(name) !== true;
  const metrics = isOn('body') ? new Set(readings.map(({ metric }) => metric)) : [];
  return [
    ...[...metrics].map((metric) => chartOf(usual, metric)),
    ...(moods.length > 0 && isOn('mood') ? [chartOf(usual)] : []),
  ];
}

function idOf({ id }: { id: string }): string {
  return id;
}

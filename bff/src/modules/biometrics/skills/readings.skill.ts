import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { ProvidesSkills } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { keptReading, metricName } from '../readings.dto.js';
import {
  BLOOD_PRESSURE,
  BLOOD_PRESSURE_PARTS,
  type KeptReading,
  metricOf,
  ReadingsService,
  type Series,
} from '../readings.service.js';
import { readQuery, readRemoval } from './said-queries.js';
import {
  averageTold,
  beyondTold,
  comparisonTold,
  extremeTold,
  latestTold,
  nounOf,
  readingInWords,
  totalTold,
  trendTold,
} from './reading-answers.js';
import {
  type SkillCall,
  type Effect,
  NoDataRecorded,
  type HandlerResult,
  type SkillHandler,
  type RunContext,
} from '../../skills/kit/skill-handler.js';
import { type Outcome, tellOrRemove } from '../../skills/kit/tell-or-remove.js';
import { spokenList } from '../../skills/kit/spoken.js';
import { chartOf, period, resolvePeriod, spokenPeriod } from '../../skills/kit/resolve-period.js';
import { type PastPeriod } from '../../skills/understanding/past-period.js';

const BEYOND = ['last-over', 'last-under'] as const;
const STATISTICS = [
  'latest',
  'average',
  'total',
  'highest',
  'lowest',
  'trend',
  'compare',
  ...BEYOND,
] as const;
const metric = metricName.meta({ description: 'Such as weight, heart rate, blood pressure, water.' });
const query = z.strictObject({
  metric,
  statistic: z.enum(STATISTICS),
  when: period.optional(),
  against: period.optional().meta({ description: 'For compare: the other time.' }),
  value: z.number().optional().meta({ description: 'For last-over and last-under: the limit.' }),
});
type Query = z.output<typeof query>;
/** More than a day and the hour that its clocks may be put by. */
const LONG_MS = 26 * 3_600_000;
const remove = z.strictObject({ metric });
const effect = z.object({ removed: z.array(keptReading) });

const ABOUT = { group: 'Everything else', icon: 'body' } as const;

export const READING_QUERY = defineSkill({
  ...ABOUT,
  name: 'reading.query',
  title: 'Readings',
  description: 'Tells the current value, average, total, trend or comparison of what is measured.',
  parameters: query,
  examples: [
    'What is my weight?',
    'How much water did I drink today?',
    'Show my weight trend',
    'What was my average heart rate last week?',
    'Compare my sleep this week with last week',
    'When was my heart rate last over 150?',
  ],
  risk: 'read',
  card: 'charts',
  fromWords: readQuery,
});
const READING_REMOVE = defineSkill({
  ...ABOUT,
  name: 'reading.remove',
  title: 'Remove reading',
  description: 'Takes away the last reading of something.',
  parameters: remove,
  examples: ['Delete my last weight', 'Remove my last blood pressure reading'],
  risk: 'write',
  fromWords: readRemoval,
});
export const READING_SKILLS = [READING_QUERY, READING_REMOVE] as const;

/** Tells of readings of the body and of whatever else is measured, and takes the last one away. */
@Injectable()
@ProvidesSkills()
export class ReadingsHandler implements SkillHandler {
  readonly name = 'body';
  readonly reads = 'body';
  readonly skills = READING_SKILLS;

  constructor(private readonly readings: ReadingsService) {}

  perform(asked: readonly SkillCall[], context: RunContext): Promise<HandlerResult> {
    return tellOrRemove(asked, (call) => this.performOne(call, context));
  }

  async undo(done: Effect, { userId }: RunContext): Promise<void> {
    await this.readings.restore(userId, effect.parse(done).removed);
  }

  private async performOne(
    { skill, parameters }: SkillCall,
    context: RunContext,
  ): Promise<Outcome<KeptReading>> {
    if (skill === READING_QUERY.name) {
      const told = query.parse(parameters);
      const within = resolvePeriod(told.when, context);
      const charts = partsOf(told.metric).map((part) => chartOf(within, part));
      return { answers: await this.told(told, context), charts };
    }
    const removed = await this.removeLatest(remove.parse(parameters).metric, context);
    const { userId, phrases } = context;
    const words = (await this.readings.shown(userId, removed)).map((one) => readingInWords(one, phrases));
    return { answers: [phrases.say('removed', { things: spokenList(words, phrases) })], removed };
  }

  private async told({ metric: name, ...asked }: Query, context: RunContext): Promise<string[]> {
    const answers: string[] = [];
    for (const part of partsOf(name)) {
      const metric = await this.readings.keptName(context.userId, part);
      answers.push(await this.answer({ ...asked, metric }, context));
    }
    return answers;
  }

  private async answer(
    { metric: name, statistic, when, against, value }: Query,
    context: RunContext,
  ): Promise<string> {
    const { userId: id, timeZone, phrases } = context;
    if (statistic === 'last-over' || statistic === 'last-under') {
      if (value === undefined) throw new NoDataRecorded(nothingOf(name, phrases));
      const reader = { id, timeZone };
      const series = await this.readings.lastBeyond(reader, name, { direction: statistic, limit: value });
      return beyondTold(series, { statistic, limit: value, ...context });
    }
    if (statistic === 'latest' && when === undefined) {
      const latest = await this.readings.latest(id, name);
      if (!latest) throw new NoDataRecorded(nothingOf(name, phrases));
      // Of what adds up the day counts, not the last glass.
      if (!latest.metric.isSum) return latestTold(latest, context);
      const today = resolvePeriod('today', context);
      return totalTold(await this.readings.within({ id, timeZone }, name, today), today, context);
    }
    // How much is asked of the day, unless another time is said.
    const first = resolvePeriod(when ?? (statistic === 'total' ? 'today' : undefined), context);
    const series = await this.readings.within({ id, timeZone }, name, first);
    if (statistic === 'compare') {
      const other = resolvePeriod(against ?? 'last week', context);
      const others = await this.readings.within({ id, timeZone }, name, other);
      if (series.points.length + others.points.length === 0)
        throw new NoDataRecorded(nothingOf(name, phrases));
      return comparisonTold([series, first], [others, other], context);
    }
    if (series.points.length === 0)
      throw new NoDataRecorded(nothingOf(name, phrases, spokenPeriod(first, phrases, timeZone)));
    if (statistic === 'trend') return trendTold(series, first, context);
    // Of a week or a month one value says little: its mean is meant.
    if (statistic === 'latest' && isLong(first) && series.points.length > 1 && !addsUp(series))
      return averageTold(series, first, context);
    if (statistic === 'average') return averageTold(series, first, context);
    if (statistic === 'highest' || statistic === 'lowest')
      return extremeTold(series, first, { statistic, ...context });
    return series.metric.isSum || statistic === 'total'
      ? totalTold(series, first, context)
      : latestTold(series, context);
  }

  private async removeLatest(name: string, { userId, phrases }: RunContext): Promise<KeptReading[]> {
    const removed: KeptReading[] = [];
    for (const part of partsOf(name)) {
      const one = await this.readings.removeLatest(userId, part);
      if (one) removed.push(one);
    }
    if (removed.length === 0) throw new NoDataRecorded(nothingOf(name, phrases));
    return removed;
  }
}

function isLong({ from, before }: PastPeriod): boolean {
  return before.getTime() - from.getTime() > LONG_MS;
}

/** What is asked for as a sum, which nights are not. */
function addsUp({ metric: { isSum, isOfNight } }: Series): boolean {
  return isSum === true && isOfNight !== true;
}

function partsOf(name: string): readonly string[] {
  return name === BLOOD_PRESSURE ? BLOOD_PRESSURE_PARTS : [name];
}

function nothingOf(name: string, phrases: TwinPhrases, period?: string): string {
  const noun = nounOf(metricOf(name), phrases);
  return period === undefined
    ? phrases.say('no-readings', { noun })
    : phrases.say('no-readings-in', { noun, period });
}

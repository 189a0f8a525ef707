import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { ProvidesSkills } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { keptMood } from '../mood-entries.dto.js';
import { moodName } from '../mood-name.words.js';
import { type KeptMood, MoodService, MOODS, type TaggedMood } from '../mood.service.js';
import { type Chart } from '../../skills/runs/runs.dto.js';
import {
  type SkillCall,
  type Effect,
  NoDataRecorded,
  type HandlerResult,
  type SkillHandler,
  type RunContext,
} from '../../skills/kit/skill-handler.js';
import { rethrowAsRefusal } from '../../skills/kit/rethrow-as-refusal.js';
import { spokenMoment } from '../../skills/kit/spoken.js';
import { readMoodQuery } from './said-query.js';
import { chartOf, period, resolvePeriod, spokenPeriod } from '../../skills/kit/resolve-period.js';

const query = z.strictObject({ statistic: z.enum(['latest', 'trend']), when: period.optional() });
const remove = z.strictObject({});
const effect = z.object({ removed: z.array(keptMood) });

const ABOUT = { group: 'Everything else', icon: 'mood' } as const;

const MOOD_QUERY = defineSkill({
  ...ABOUT,
  name: 'mood.query',
  title: 'Moods',
  description: 'Tells how the user felt last, or over a time.',
  parameters: query,
  examples: ['How is my mood?', 'How have I been feeling this week?', 'Show my mood trend'],
  risk: 'read',
  card: 'charts',
  fromWords: readMoodQuery,
});
const MOOD_REMOVE = defineSkill({
  ...ABOUT,
  name: 'mood.remove',
  title: 'Remove mood',
  description: 'Takes away the last mood.',
  parameters: remove,
  examples: ['Delete my last mood'],
  risk: 'write',
  fromWords: () => ({ calls: [{}] }),
});
export const MOOD_SKILLS = [MOOD_QUERY, MOOD_REMOVE] as const;

/** Tells how somebody said that they felt, and takes the last of it away. */
@Injectable()
@ProvidesSkills()
export class MoodsHandler implements SkillHandler {
  readonly name = 'mood';
  readonly reads = 'mood';
  readonly skills = MOOD_SKILLS;

  constructor(private readonly moods: MoodService) {}

  perform(asked: readonly SkillCall[], context: RunContext): Promise<HandlerResult> {
    return rethrowAsRefusal(() => this.performAll(asked, context));
  }

  async undo(done: Effect, { userId }: RunContext): Promise<void> {
    await this.moods.restore(userId, effect.parse(done).removed);
  }

  private async performAll(asked: readonly SkillCall[], context: RunContext): Promise<HandlerResult> {
    const removed: TaggedMood[] = [];
    const answers: string[] = [];
    const charts: Chart[] = [];
    for (const { skill, parameters } of asked) {
      if (skill === MOOD_QUERY.name) {
        const told = query.parse(parameters);
        answers.push(await this.told(told, context));
        charts.push(chartOf(resolvePeriod(told.when, context)));
      } else {
        const gone = await this.moods.removeLatest(context.userId);
        const { phrases } = context;
        if (!gone) throw new NoDataRecorded(phrases.say('no-mood'));
        removed.push(gone);
        answers.push(phrases.say('mood-removed', { mood: wordOf(gone, phrases) }));
      }
    }
    return { answer: answers.join(' '), charts, ...(removed.length > 0 && { effect: { removed } }) };
  }

  private async told({ statistic, when }: z.output<typeof query>, context: RunContext): Promise<string> {
    const { phrases, timeZone } = context;
    if (statistic === 'latest' && when === undefined) {
      const latest = await this.moods.latest(context.userId);
      if (!latest) throw new NoDataRecorded(phrases.say('no-mood-yet'));
      return phrases.say('felt-latest', {
        mood: wordOf(latest, phrases),
        when: spokenMoment(latest.effectiveAt, context),
      });
    }
    const within = resolvePeriod(when, context);
    const period = spokenPeriod(within, phrases, timeZone);
    const entries = await this.moods.within(context.userId, within);
    if (entries.length === 0) throw new NoDataRecorded(phrases.say('no-mood-in', { period }));
    return overTime(entries, period, phrases);
  }
}

/** "You felt mostly good last week: 5 good, 2 bad." Words have no mean: without a majority the ends are told. */
function overTime(entries: readonly KeptMood[], period: string, phrases: TwinPhrases): string {
  const [only] = entries;
  if (entries.length === 1 && only) return phrases.say('felt-once', { mood: wordOf(only, phrases), period });
  const counts = MOODS.map((_, index) => ({
    name: moodName(index + 1, phrases),
    count: entries.filter(({ mood }) => mood === index + 1).length,
  })).filter(({ count }) => count > 0);
  const listed = counts
    .toReversed()
    .map(({ name, count }) => phrases.say('mood-count', { count, mood: name }));
  const range = rangeOf(counts, entries.length, phrases);
  return phrases.say('felt-over', { range, period, counts: listed.join(', ') });
}

/** `counts`: from awful to great. */
function rangeOf(
  counts: readonly { name: string; count: number }[],
  total: number,
  phrases: TwinPhrases,
): string {
  const [lowest, highest] = [counts[0]?.name ?? '', counts.at(-1)?.name ?? ''];
  if (counts.length === 1) return lowest;
  const most = counts.find(({ count }) => count * 2 > total);
  return most
    ? phrases.say('felt-mostly', { mood: most.name })
    : phrases.say('felt-between', { lowest, highest });
}

function wordOf({ mood, word }: KeptMood, phrases: TwinPhrases): string {
  return word ?? moodName(mood, phrases);
}

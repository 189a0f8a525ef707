import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ProvidesSkills } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { keptMood } from '../mood-entries.dto.js';
import { overTime, plain, quoted, type Told } from './mood-answers.js';
import { type KeptMood, MoodService, type TaggedMood } from '../mood.service.js';
import {
  type SkillCall,
  type Effect,
  NoDataRecorded,
  type HandlerResult,
  type SkillHandler,
  type RunContext,
} from '../../skills/kit/skill-handler.js';
import { type Outcome, tellOrRemove } from '../../skills/kit/tell-or-remove.js';
import { spokenMoment } from '../../skills/kit/spoken.js';
import { readMoodQuery } from './said-query.js';
import { chartOf, period, resolvePeriod, spokenPeriod } from '../../skills/kit/resolve-period.js';

const query = z.strictObject({
  statistic: z.enum(['latest', 'trend']),
  when: period.optional(),
  against: period.optional().meta({ description: 'The other time, where two are compared.' }),
});
/** What is compared where only the other time is said. */
const USUAL = 'today';
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
    return tellOrRemove(asked, (call) => this.performOne(call, context));
  }

  async undo(done: Effect, { userId }: RunContext): Promise<void> {
    await this.moods.restore(userId, effect.parse(done).removed);
  }

  private async performOne(
    { skill, parameters }: SkillCall,
    context: RunContext,
  ): Promise<Outcome<TaggedMood>> {
    if (skill === MOOD_QUERY.name) {
      const asked = query.parse(parameters);
      return {
        ...outcomeOf(await this.told(asked, context)),
        charts: [chartOf(resolvePeriod(asked.when, context))],
      };
    }
    const { userId, phrases } = context;
    const gone = await this.moods.removeLatest(userId);
    if (!gone) throw new NoDataRecorded(phrases.say('no-mood'));
    const told = quoted(gone, phrases, (mood) => phrases.say('mood-removed', { mood }));
    return { ...outcomeOf([told]), removed: [gone] };
  }

  private async told(
    { statistic, when, against }: z.output<typeof query>,
    context: RunContext,
  ): Promise<readonly Told[]> {
    const { phrases } = context;
    if (against !== undefined) return this.compared([when ?? USUAL, against], context);
    if (statistic === 'latest' && when === undefined) {
      const latest = await this.moods.latest(context.userId);
      if (!latest) throw new NoDataRecorded(phrases.say('no-mood-yet'));
      const when = spokenMoment(latest.effectiveAt, context);
      return [quoted(latest, phrases, (mood) => phrases.say('felt-latest', { mood, when }))];
    }
    const { entries, period } = await this.within(when, context);
    if (entries.length === 0) throw new NoDataRecorded(phrases.say('no-mood-in', { period }));
    return [overTime(entries, period, phrases)];
  }

  /** Moods have no mean that could be higher: each time is told by itself. */
  private async compared(times: readonly string[], context: RunContext): Promise<readonly Told[]> {
    const { phrases } = context;
    const sides = await Promise.all(times.map((time) => this.within(time, context)));
    if (sides.every(({ entries }) => entries.length === 0))
      throw new NoDataRecorded(phrases.say('no-mood-yet'));
    return sides.map(({ entries, period }) =>
      entries.length === 0
        ? plain(phrases.say('no-mood-in', { period }))
        : overTime(entries, period, phrases),
    );
  }

  private async within(
    when: string | undefined,
    context: RunContext,
  ): Promise<{ entries: KeptMood[]; period: string }> {
    const within = resolvePeriod(when, context);
    const period = spokenPeriod(within, context.phrases, context.timeZone);
    return { period, entries: await this.moods.within(context.userId, within) };
  }
}

function outcomeOf(told: readonly Told[]): Pick<Outcome<TaggedMood>, 'answers' | 'parts'> {
  return { answers: told.map(({ answer }) => answer), parts: told.map(({ part }) => part) };
}

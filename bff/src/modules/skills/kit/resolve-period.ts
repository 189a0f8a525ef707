import { z } from 'zod';
import { type PastPeriod, pastPeriodIn } from '../understanding/past-period.js';
import { type Chart } from '../runs/runs.dto.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type RunContext, SkillRefused } from './skill-handler.js';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;

/** A time that is over or goes on, in words. */
export const period = z
  .string()
  .max(60)
  .meta({ description: 'Today, yesterday, this or last week, month or year, the last 30 days, March 2026.' });

/** Throws `SkillRefused` for words that tell no such time. The last thirty days where none are said. */
export function resolvePeriod(words: string | undefined, { now, timeZone, phrases }: RunContext): PastPeriod {
  if (words === undefined)
    return {
      words: `in the last ${String(USUAL_DAYS)} days`,
      from: new Date(now.getTime() - USUAL_DAYS * DAY_MS),
      before: new Date(now.getTime() + DAY_MS),
    };
  const found = pastPeriodIn(words, now, timeZone);
  if (!found) throw new SkillRefused(phrases.say('period-unknown', { words }));
  return found;
}

/** "Last week", "in the last 30 days"; where a language has no words for it, its days. */
export function spokenPeriod(
  { words, from, before }: PastPeriod,
  phrases: TwinPhrases,
  timeZone: string,
): string {
  const key = `period-${words.replaceAll(' ', '-')}`;
  if (phrases.has(key)) return phrases.say(key);
  const days = new Intl.DateTimeFormat(phrases.locale, { timeZone, dateStyle: 'long' });
  const range = days.formatRange(from, new Date(Math.max(from.getTime(), before.getTime() - 1)));
  return phrases.say('period', { words, range });
}

/** Of a metric, or of the mood where none is named. */
export function chartOf({ from, before }: Pick<PastPeriod, 'from' | 'before'>, metric?: string): Chart {
  const time = { from: from.toISOString(), before: before.toISOString() };
  return metric === undefined ? { of: 'mood', ...time } : { of: 'reading', metric, ...time };
}

import { z } from 'zod';
import { type PastPeriod, pastPeriodIn } from '../understanding/past-period.js';
import { type Chart } from '../runs/runs.dto.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type RunContext, SkillRefused } from './skill-handler.js';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;
const YEAR = { year: 'numeric' } as const;
const MONTH = { ...YEAR, month: 'long' } as const;

/** A time that is over or goes on, in words. */
export const period = z
  .string()
  .max(60)
  .meta({ description: 'Today, yesterday, this or last week, month or year, the last 30 days, March 2026.' });

/** Throws `SkillRefused` for words that tell no such time. The last thirty days where none are said. */
export function resolvePeriod(words: string | undefined, { now, timeZone, phrases }: RunContext): PastPeriod {
  if (words === undefined)
    return {
      ...{ words: String(USUAL_DAYS), language: phrases.language, kind: 'days' },
      from: new Date(now.getTime() - USUAL_DAYS * DAY_MS),
      before: new Date(now.getTime() + DAY_MS),
    };
  const found = pastPeriodIn(words, now, timeZone);
  if (!found) throw new SkillRefused(phrases.say('period-unknown', { words }));
  return found;
}

/** "last week", "in the last 30 days", "in March 2026"; in the words in which it was said, if they are of that language. */
export function spokenPeriod(
  { words, language, kind, from }: PastPeriod,
  phrases: TwinPhrases,
  timeZone: string,
): string {
  if (kind === 'named') return phrases.say(`period-${words.replaceAll(' ', '-')}`);
  if (kind === 'days') return phrases.say('period-last-days', { count: Number(words) });
  if (language === phrases.language) return words;
  const inWords = (style: Intl.DateTimeFormatOptions): string =>
    from.toLocaleDateString(phrases.locale, { timeZone, ...style });
  if (kind === 'day') return phrases.say('day-on', { day: inWords({ dateStyle: 'long' }) });
  const style = kind === 'year' ? YEAR : MONTH;
  return phrases.say(`period-${kind}`, { [kind]: inWords(style) });
}

/** Of a metric, or of the mood where none is named. */
export function chartOf({ from, before }: Pick<PastPeriod, 'from' | 'before'>, metric?: string): Chart {
  const time = { from: from.toISOString(), before: before.toISOString() };
  return metric === undefined ? { of: 'mood', ...time } : { of: 'reading', metric, ...time };
}

import {
  addDays,
  beginningOf,
  type Day,
  dayAt,
  type Days,
  daysFrom,
  monthsOf,
  weekdayOf,
} from '../../../common/calendar.js';
import { wordMap } from '../../../common/word-map.js';
import { trimEndOf } from '../../../common/language/trim-end.js';
import { DATES, monthCalled } from '../../language/knowledge/date-words.js';
import { USUAL_LANGUAGE } from '../../language/languages.js';
import { namedGroups } from '../../language/knowledge/named-groups.js';
import { pastDayIn, pastDayInWords } from './past-day.js';
import { PERIODS, type PeriodWords } from './period-words.js';
import { capitalise } from './phrasing.js';

export interface PastPeriod {
  /** As it is said after a number: "today", "last week"; what has a name is said by that of the usual language. */
  readonly words: string;
  /** Of the words. */
  readonly language: string;
  readonly kind: 'named' | 'days' | 'day' | 'month' | 'year';
  readonly from: Date;
  readonly before: Date;
}

const WEEK = 7;
const MAX_DAYS = 366;
const BEHIND = /[\s?.!,]/u;

/** By what a pack calls them; the first that fits counts. With spaces they are what they are said as in the usual language. */
const NAMED = {
  last_year: (today) => yearOf(today.getUTCFullYear() - 1),
  this_year: (today) => yearOf(today.getUTCFullYear()),
  the_week_before_last: (today) => daysFrom(addDays(mondayOf(today), -2 * WEEK), WEEK),
  the_day_before_yesterday: (today) => daysFrom(addDays(today, -2)),
  yesterday: (today) => daysFrom(addDays(today, -1)),
  last_week: (today) => daysFrom(addDays(mondayOf(today), -WEEK), WEEK),
  this_week: (today) => daysFrom(mondayOf(today), WEEK),
  last_month: (today) => monthOf(today, -1),
  this_month: (today) => monthOf(today),
  today: (today) => daysFrom(today),
} as const satisfies Partial<Record<keyof PeriodWords['says'], (today: Day) => Days>>;

/** What is compared with "the last one". */
const BEFORE = wordMap<string>({
  'this week': 'last week',
  'last week': 'the week before last',
  'this month': 'last month',
  'this year': 'last year',
  today: 'yesterday',
  yesterday: 'the day before yesterday',
});

/** The days up to now that a sentence speaks of, in the user's zone and in any language; weeks begin on Monday. */
export function pastPeriodIn(text: string, now: Date, timeZone: string): PastPeriod | undefined {
  const said = text.toLowerCase();
  const today = dayAt(now, timeZone);
  for (const words of PERIODS.all()) {
    const found = periodIn(said, { words, now, timeZone, today });
    if (!found) continue;
    const { days, called, kind } = found;
    return {
      ...{ words: called, kind, language: kind === 'named' ? USUAL_LANGUAGE : words.language },
      ...{ from: beginningOf(days.from, timeZone), before: beginningOf(days.to, timeZone) },
    };
  }
  return undefined;
}

/** The time that is said, as `pastPeriodIn` reads it again, where nothing else is; in any zone. */
export function onlyPeriodIn(text: string, now: Date): string | undefined {
  const said = text.toLowerCase();
  const today = dayAt(now, 'UTC');
  for (const words of PERIODS.all()) {
    const found = periodIn(said, { words, now, timeZone: 'UTC', today });
    if (!found) continue;
    const rest = found.pattern === undefined ? '' : said.replace(found.pattern, ' ').trim();
    return words.says.beside.test(trimEndOf(rest, BEHIND))
      ? found.kind === 'named'
        ? found.called
        : text
      : undefined;
  }
  return undefined;
}

/** The time of the same length before one that has a name, by its name. */
export function periodBefore(called: string | undefined): string | undefined {
  return called === undefined ? undefined : BEFORE.get(called);
}

/** The time that is compared with one that has a name, where no other is said. */
export function periodAfter(called: string | undefined): string | undefined {
  return [...BEFORE].find(([, before]) => before === called)?.[0];
}

interface Reading {
  readonly words: PeriodWords;
  readonly now: Date;
  readonly timeZone: string;
  readonly today: Day;
}

interface Found {
  readonly called: string;
  readonly kind: PastPeriod['kind'];
  readonly days: Days;
  /** What said it; undefined where that was all. */
  readonly pattern?: RegExp | undefined;
}

function periodIn(said: string, reading: Reading): Found | undefined {
  const { words, now, timeZone, today } = reading;
  const count = Number(namedGroups(said, words.ways.last_days)?.days ?? 0);
  if (count > 0 && count <= MAX_DAYS)
    return {
      ...{ called: String(count), kind: 'days', pattern: words.says.last_days },
      days: daysFrom(addDays(today, 1 - count), count),
    };
  const name = trimEndOf(said, BEHIND);
  const named = namedIn(name, reading);
  if (named) return named;
  const day = pastDayIn(name, words, { now, timeZone });
  if (day) return { called: pastDayInWords(name, words), kind: 'day', days: daysFrom(day) };
  const key = (Object.keys(NAMED) as (keyof typeof NAMED)[]).find((each) => words.says[each].test(said));
  return (
    key && {
      ...{ called: key.replaceAll('_', ' '), kind: 'named', pattern: words.says[key] },
      days: NAMED[key](today),
    }
  );
}

function mondayOf(day: Day): Day {
  return addDays(day, -weekdayOf(day));
}

function monthOf(day: Day, ahead = 0): Days {
  return monthsOf(day.getUTCFullYear(), day.getUTCMonth() + ahead);
}

function yearOf(year: number): Days {
  return monthsOf(year, 0, 12);
}

/** A month or a year that is called by its name; a month without a year is the last that has begun. */
function namedIn(said: string, { words, today }: Reading): Found | undefined {
  const prefix = (of: 'month' | 'year'): string => words.tables.in.get(of) ?? '';
  const whole = namedGroups(said, words.ways.year)?.year;
  if (whole !== undefined)
    return { called: `${prefix('year')} ${whole}`, kind: 'year', days: yearOf(Number(whole)) };
  const { month: name = '', year: told } = namedGroups(said, words.ways.month) ?? {};
  const month = name === '' ? -1 : monthCalled(name, DATES.of(words.language));
  if (month < 0) return undefined;
  const latest = today.getUTCFullYear() - (month > today.getUTCMonth() ? 1 : 0);
  const called = `${prefix('month')} ${capitalise(name)}`;
  return told === undefined
    ? { called, kind: 'month', days: monthsOf(latest, month) }
    : { called: `${called} ${told}`, kind: 'month', days: monthsOf(Number(told), month) };
}

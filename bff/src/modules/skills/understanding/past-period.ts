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
import { trimEndOf } from '../../../common/language/trim-end.js';
import { DATES, monthCalled } from '../../language/knowledge/date-words.js';
import { namedGroups } from '../../language/knowledge/named-groups.js';
import { pastDayIn, pastDayInWords } from './past-day.js';
import { PERIODS, type PeriodWords } from './period-words.js';
import { capitalise } from './phrasing.js';

export interface PastPeriod {
  /** As it is said after a number: "today", "last week". */
  readonly words: string;
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

/** The days up to now that a sentence speaks of, in the user's zone and in any language; weeks begin on Monday. */
export function pastPeriodIn(text: string, now: Date, timeZone: string): PastPeriod | undefined {
  const said = text.toLowerCase();
  const today = dayAt(now, timeZone);
  for (const words of PERIODS.all()) {
    const found = periodIn(said, { words, now, timeZone, today });
    if (!found) continue;
    const { from, to } = found.days;
    return { words: found.called, from: beginningOf(from, timeZone), before: beginningOf(to, timeZone) };
  }
  return undefined;
}

/** The words say such a time and nothing else. In any zone, at any time. */
export function isPastPeriod(words: string): boolean {
  return (
    PERIODS.all().some(({ says }) => says.alone.test(words)) &&
    pastPeriodIn(words, new Date(0), 'UTC') !== undefined
  );
}

interface Reading {
  readonly words: PeriodWords;
  readonly now: Date;
  readonly timeZone: string;
  readonly today: Day;
}

interface Found {
  readonly called: string;
  readonly days: Days;
}

function periodIn(said: string, reading: Reading): Found | undefined {
  const { words, now, timeZone, today } = reading;
  const days = Number(namedGroups(said, words.ways.last_days)?.days ?? 0);
  if (days > 0 && days <= MAX_DAYS)
    return { called: `in the last ${String(days)} days`, days: daysFrom(addDays(today, 1 - days), days) };
  const name = trimEndOf(said, BEHIND);
  const named = namedIn(name, reading);
  if (named) return named;
  const day = pastDayIn(name, words, { now, timeZone });
  if (day) return { called: pastDayInWords(name, words), days: daysFrom(day) };
  const key = (Object.keys(NAMED) as (keyof typeof NAMED)[]).find((each) => words.says[each].test(said));
  return key && { called: key.replaceAll('_', ' '), days: NAMED[key](today) };
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
  const prefix = words.tables.in.get('month') ?? '';
  const whole = namedGroups(said, words.ways.year)?.year;
  if (whole !== undefined) return { called: `${prefix} ${whole}`, days: yearOf(Number(whole)) };
  const { month: name = '', year: told } = namedGroups(said, words.ways.month) ?? {};
  const month = name === '' ? -1 : monthCalled(name, DATES.of(words.language));
  if (month < 0) return undefined;
  const latest = today.getUTCFullYear() - (month > today.getUTCMonth() ? 1 : 0);
  const called = `${prefix} ${capitalise(name)}`;
  return told === undefined
    ? { called, days: monthsOf(latest, month) }
    : { called: `${called} ${told}`, days: monthsOf(Number(told), month) };
}

import {
  addDays,
  beginningOf,
  type Day,
  dayAt,
  type Days,
  daysFrom,
  MONTHS,
  monthsOf,
  weekdayOf,
} from '../../../common/calendar.js';
import { trimEndOf } from '../../../common/language/trim-end.js';
import { capitalise } from './phrasing.js';
import { pastDayIn, pastDayInWords } from './past-day.js';

export interface PastPeriod {
  /** As it is said after a number: "today", "last week". */
  readonly words: string;
  readonly from: Date;
  readonly before: Date;
}

const WEEK = 7;
const DAYS_AGO = /\b(?:the )?(?:last|past) (\d{1,3}) days\b/u;
const MAX_DAYS = 366;
/** Nothing but a month or a year: "may" and "march" are other words in a sentence. */
const MONTH = new RegExp(
  `^(?:in |of )?(?<month>${MONTHS.join('|')})(?: (?:of )?(?<year>(?:19|20)\\d\\d))?$`,
  'u',
);
const YEAR = /^(?:in )?(?<year>(?:19|20)\d\d)$/u;

/** The first that fits counts. */
const PERIODS: readonly [pattern: RegExp, words: string, (today: Day) => Days][] = [
  [/\blast year\b/u, 'last year', (today) => yearOf(today.getUTCFullYear() - 1)],
  [/\bthis year\b/u, 'this year', (today) => yearOf(today.getUTCFullYear())],
  [
    /\bweek before last\b/u,
    'the week before last',
    (today) => daysFrom(addDays(mondayOf(today), -2 * WEEK), WEEK),
  ],
  [/\bday before yesterday\b/u, 'the day before yesterday', (today) => daysFrom(addDays(today, -2))],
  [/\byesterday\b/u, 'yesterday', (today) => daysFrom(addDays(today, -1))],
  [/\blast week\b/u, 'last week', (today) => daysFrom(addDays(mondayOf(today), -WEEK), WEEK)],
  [/\b(?:this|the|my) week\b/u, 'this week', (today) => daysFrom(mondayOf(today), WEEK)],
  [/\blast month\b/u, 'last month', (today) => monthOf(today, -1)],
  [/\b(?:this|the|my) month\b/u, 'this month', (today) => monthOf(today)],
  [/\b(?:today|(?:my|the|this) day)\b/u, 'today', (today) => daysFrom(today)],
];

/** The days up to now that a sentence speaks of, in the user's zone; weeks begin on Monday. */
export function pastPeriodIn(text: string, now: Date, timeZone: string): PastPeriod | undefined {
  const said = text.toLowerCase();
  const today = dayAt(now, timeZone);
  const between = (words: string, { from, to }: Days): PastPeriod => ({
    words,
    from: beginningOf(from, timeZone),
    before: beginningOf(to, timeZone),
  });
  const days = Number(DAYS_AGO.exec(said)?.[1] ?? 0);
  if (days > 0 && days <= MAX_DAYS)
    return between(`in the last ${String(days)} days`, daysFrom(addDays(today, 1 - days), days));
  const name = trimEndOf(said, /[\s?.!]/u);
  const named = namedIn(name, today);
  if (named) return between(named.words, named.days);
  const day = pastDayIn(name, now, timeZone);
  if (day) return between(pastDayInWords(name), daysFrom(day));
  const found = PERIODS.find(([pattern]) => pattern.test(said));
  return found && between(found[1], found[2](today));
}

/** The words say such a time and nothing else. In any zone, at any time. */
export function isPastPeriod(words: string): boolean {
  return (
    /^(?:(?:in|on|over|during|for|the|this|last|past|of|my) )*(?:\w+ ){0,2}\w+$/u.test(words) &&
    pastPeriodIn(words, new Date(0), 'UTC') !== undefined
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
function namedIn(said: string, today: Day): { words: string; days: Days } | undefined {
  const whole = YEAR.exec(said)?.groups?.year;
  if (whole !== undefined) return { words: `in ${whole}`, days: yearOf(Number(whole)) };
  const { month: name = '', year: told } = MONTH.exec(said)?.groups ?? {};
  if (name === '') return undefined;
  const month = MONTHS.indexOf(name);
  const latest = today.getUTCFullYear() - (month > today.getUTCMonth() ? 1 : 0);
  const called = `in ${capitalise(name)}`;
  return told === undefined
    ? { words: called, days: monthsOf(latest, month) }
    : { words: `${called} ${told}`, days: monthsOf(Number(told), month) };
}

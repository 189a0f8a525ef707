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

export interface PastPeriod {
  /** As it is said after a number: "today", "last week". */
  readonly words: string;
  readonly from: Date;
  readonly before: Date;
}

const WEEK = 7;
const DAYS_AGO = /\b(?:the )?(?:last|past) (\d{1,3}) days\b/u;
const MAX_DAYS = 366;

/** The first that fits counts. */
const PERIODS: readonly [pattern: RegExp, words: string, (today: Day) => Days][] = [
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
  const found = PERIODS.find(([pattern]) => pattern.test(said));
  return found && between(found[1], found[2](today));
}

function mondayOf(day: Day): Day {
  return addDays(day, -weekdayOf(day));
}

function monthOf(day: Day, ahead = 0): Days {
  return monthsOf(day.getUTCFullYear(), day.getUTCMonth() + ahead);
}

import {
  addDays,
  beginningOf,
  type Day,
  dayAt,
  type Days,
  daysFrom,
  momentOn,
  monthsOf,
  weekdayOf,
} from '../../../../common/calendar.js';
import { readWhen } from '../when.js';
import { dayIn } from './spoken-day.js';
import { partIn, type PartOfDay, timeIn } from './spoken-time.js';

export interface Period {
  readonly from: Date;
  readonly until: Date;
}

const MINUTE_MS = 60_000;
const WEEK = 7;
const SATURDAY = 5;
/** Hours of a day at which its parts begin and end. */
const HOURS: Readonly<Record<PartOfDay, readonly [number, number]>> = {
  morning: [0, 12],
  afternoon: [12, 18],
  evening: [17, 24],
  night: [18, 28],
};

/** The longer ones, seen from today. */
const SPANS: readonly [RegExp, (today: Day) => Days][] = [
  [/\bnext week(?!end)\b/u, (today) => ofWeek(today, 1, 0)],
  [/\b(?:this|the|my) week(?!end)\b/u, (today) => daysFrom(today, WEEK - weekdayOf(today))],
  [/\bnext weekend\b/u, (today) => ofWeek(today, 1, SATURDAY)],
  [/\bweekend\b/u, (today) => ofWeek(today, 0, SATURDAY)],
  [/\bnext month\b/u, (today) => month(today, 1)],
  [/\b(?:this|the) month\b/u, (today) => ({ from: today, to: month(today, 1).from })],
];

/** Which time is asked about: weeks, months, a day, a part of it, or a minute. Undefined where none is said. */
export function periodIn(
  text: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Period | undefined {
  const today = dayAt(now, timeZone);
  const between = ({ from, to }: Days): Period => ({
    from: beginningOf(from, timeZone),
    until: beginningOf(to, timeZone),
  });
  const span = SPANS.find(([pattern]) => pattern.test(text));
  if (span) return between(span[1](today));
  const at = timeIn(text) && readWhen(text, { now, timeZone })?.at;
  if (at) return { from: at, until: new Date(at.getTime() + MINUTE_MS) };
  const day = dayIn(text, { now, timeZone })?.value;
  const part = partIn(text)?.value;
  if (part) {
    const on = day ?? today;
    const [first, last] = HOURS[part];
    return {
      from: momentOn(on, { hour: first, minute: 0 }, timeZone),
      until: momentOn(on, { hour: last, minute: 0 }, timeZone),
    };
  }
  return day && between(daysFrom(day));
}

/** From that day of a week ahead until it ends. */
function ofWeek(today: Day, ahead: number, first: number): Days {
  const monday = addDays(today, ahead * WEEK - weekdayOf(today));
  return { from: addDays(monday, first), to: addDays(monday, WEEK) };
}

function month(today: Day, ahead: number): Days {
  return monthsOf(today.getUTCFullYear(), today.getUTCMonth() + ahead);
}

import { momentOf } from '../../../../common/wall-clock.js';
import { readWhen } from '../when.js';
import { addDays, type Day, dayIn, wallOf, weekdayOf } from './spoken-day.js';
import { partIn, type PartOfDay, timeIn } from './spoken-time.js';

export interface Period {
  readonly from: Date;
  readonly until: Date;
}

const MINUTE_MS = 60_000;
const WEEK = 7;
const SATURDAY = 5;
const MIDNIGHT = { hour: 0, minute: 0 };
/** Hours of a day at which its parts begin and end. */
const HOURS: Readonly<Record<PartOfDay, readonly [number, number]>> = {
  morning: [0, 12],
  afternoon: [12, 18],
  evening: [17, 24],
  night: [18, 28],
};

type Days = readonly [first: Day, after: Day];

/** The longer ones, seen from today. */
const SPANS: readonly [RegExp, (today: Day) => Days][] = [
  [/\bnext week(?!end)\b/u, (today) => weeks(today, 1, 0, WEEK)],
  [/\b(?:this|the|my) week(?!end)\b/u, (today) => [today, addDays(today, WEEK - weekdayOf(today))]],
  [/\bnext weekend\b/u, (today) => weeks(today, 1, SATURDAY, WEEK)],
  [/\bweekend\b/u, (today) => weeks(today, 0, SATURDAY, WEEK)],
  [/\bnext month\b/u, (today) => months(today, 1)],
  [/\b(?:this|the) month\b/u, (today) => [today, months(today, 1)[0]]],
];

/** Which time is asked about: weeks, months, a day, a part of it, or a minute. Undefined where none is said. */
export function periodIn(
  text: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Period | undefined {
  const today = wallOf(now, timeZone);
  const between = ([first, after]: Days): Period => ({
    from: momentOf({ ...first, ...MIDNIGHT }, timeZone),
    until: momentOf({ ...after, ...MIDNIGHT }, timeZone),
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
      from: momentOf({ ...on, ...MIDNIGHT, hour: first }, timeZone),
      until: momentOf({ ...on, ...MIDNIGHT, hour: last }, timeZone),
    };
  }
  return day && between([day, addDays(day, 1)]);
}

function weeks(today: Day, ahead: number, first: number, after: number): Days {
  const monday = addDays(today, ahead * WEEK - weekdayOf(today));
  return [addDays(monday, first), addDays(monday, after)];
}

function months({ year, month }: Day, ahead: number): Days {
  const first = addDays({ year, month: month + ahead, day: 1 }, 0);
  return [first, addDays({ ...first, month: first.month + 1 }, 0)];
}

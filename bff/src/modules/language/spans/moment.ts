import { addDays, type Day, dayAt, momentOn } from '../../../common/calendar.js';
import { wallOf } from '../../../common/wall-clock.js';
import { daysMeant, type Direction } from './moment-days.js';
import { type When } from './when.js';

export interface MomentOptions {
  /** What is told was so before now; what is asked for is still to come. */
  readonly towards?: Direction;
  /** "At 6" wakes in the morning, whatever time it is. */
  readonly isWaking?: boolean;
}

interface Here extends Required<MomentOptions> {
  readonly now: Date;
  readonly timeZone: string;
  readonly today: Day;
}

type Hour = { readonly hour: number; readonly minute: number };

const SECOND_MS = 1_000;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
const WEEK_SECONDS = 604_800;
const FACE = 12;
/** When a day without an hour is meant: ahead in the morning, and of one that is over its noon. */
const USUAL_HOUR = { future: 9, past: 12 };
/** Until then it is still night: nobody's night begins at four in the afternoon. */
const DAWN = 5;
/** From there on a part of the day is night, which ends on the next day. */
const NIGHT = 20;
/** From there on a bare hour is one of the morning. */
const FIRST_MORNING_HOUR = 7;

/**
 * The moment that is meant, on a clock on the wall of that zone: the next that fits, or with `towards: 'past'` the last
 * one. Of what comes again it is the first time. Undefined where there is none, such as a tomorrow that is past.
 */
export function momentOf(
  when: When,
  now: Date,
  timeZone: string,
  options: MomentOptions = {},
): Date | undefined {
  const { towards = 'future', isWaking = false } = options;
  const here = { now, timeZone, today: dayAt(now, timeZone), towards, isWaking };
  if (when.inSeconds !== undefined) return afterAWhile(when, when.inSeconds, here);
  if (isNow(when, here)) return now;
  const step = stepSeconds(when);
  if (step !== undefined) return new Date(now.getTime() + step * SECOND_MS);
  const isPast = towards === 'past';
  for (const day of daysMeant(when, here.today, towards))
    for (const hour of hoursOf(when, day, here)) {
      const at = momentOn(addDays(day, when.plusDays ?? 0), hour, timeZone);
      if (isPast ? at <= now : at > now || isFixed(when)) return at;
    }
  return undefined;
}

/** An hour, a part of the day or so many hours were said, not only a day. */
export function hasTime(when: When): boolean {
  const { hour, part, inSeconds } = when;
  const isInHours = inSeconds !== undefined && inSeconds % DAY_SECONDS !== 0;
  return hour !== undefined || part !== undefined || isInHours || stepSeconds(when) !== undefined;
}

/** "In 20 minutes" is exact; "in 2 days" has the hour that is said with it, or the present one. */
function afterAWhile(when: When, seconds: number, here: Here): Date {
  const { now, timeZone, today } = here;
  if (seconds % DAY_SECONDS !== 0) return new Date(now.getTime() + seconds * SECOND_MS);
  const day = addDays(today, seconds / DAY_SECONDS);
  const isSaid = when.hour !== undefined || when.part !== undefined || seconds % WEEK_SECONDS === 0;
  const hour = isSaid ? hoursOf(when, day, here)[0] : undefined;
  return momentOn(day, hour ?? wallOf(now, timeZone), timeZone);
}

/** Of what comes again after minutes or hours, where neither an hour nor a day is said to begin with. */
function stepSeconds({ repeat, hour, part, day, weekday }: When): number | undefined {
  if (hour !== undefined || part !== undefined || day !== undefined || weekday !== undefined)
    return undefined;
  if (repeat?.every === 'hour') return repeat.interval * HOUR_SECONDS;
  return repeat?.every === 'minute' ? repeat.interval * MINUTE_SECONDS : undefined;
}

/** Of what is told today and this morning are no more than now. */
function isNow({ day, hour, repeat }: When, { towards }: Here): boolean {
  return towards === 'past' && day === 0 && hour === undefined && !repeat;
}

/** That day is meant, even if its hour is over. */
function isFixed({ day, which, year }: When): boolean {
  return day !== undefined || which === 'last' || year !== undefined;
}

/** The hours of that day that may be meant, likeliest first. */
function hoursOf(when: When, day: Day, here: Here): Hour[] {
  const { hour, minute = 0, meridiem, is24Hour, part } = when;
  if (hour === undefined) return [{ hour: part ?? USUAL_HOUR[here.towards], minute: 0 }];
  if (meridiem) return [{ hour: (hour % FACE) + (meridiem === 'pm' ? FACE : 0), minute }];
  if (is24Hour) return [{ hour, minute }];
  if (part !== undefined) return [{ hour: hourIn(part, hour), minute }];
  if (here.isWaking) return [{ hour, minute }];
  const isToday = day.getTime() === here.today.getTime();
  if (here.towards === 'past' && !isDaySaid(when))
    return [(hour % FACE) + FACE, hour % FACE].map((each) => ({ hour: each, minute }));
  // What comes again has its hour whatever time it is now.
  const isOnDay = when.repeat !== undefined || (isDaySaid(when) && when.day === undefined);
  if (isToday && !isOnDay && here.towards === 'future' && hour !== FACE)
    return nextOnFace(hour, minute, when, here);
  return [{ hour: hour < FIRST_MORNING_HOUR ? hour + FACE : hour, minute }];
}

/** "At 5" is the next 5 o'clock; where both are over the next day's first. */
function nextOnFace(hour: number, minute: number, when: When, { today, now, timeZone }: Here): Hour[] {
  const halves = [hour % FACE, (hour % FACE) + FACE].map((each) => ({ hour: each, minute }));
  const ahead = halves.filter((each) => momentOn(today, each, timeZone) > now);
  if (ahead.length > 0 || isDaySaid(when)) return ahead.length > 0 ? ahead : halves.slice(1);
  return [{ hour: (hour % FACE) + 24, minute }];
}

function isDaySaid({ day, weekday, monthDay, weeksAhead, inMonths, endOf, repeat }: When): boolean {
  return [day, weekday, monthDay, weeksAhead, inMonths, endOf, repeat?.weekdays].some(
    (each) => each !== undefined,
  );
}

/** An hour of a clock face in a part of the day; the small hours of a night are the next day's. */
function hourIn(part: number, hour: number): number {
  if (part < FACE) return hour % FACE;
  if (part >= NIGHT && hour < DAWN) return hour + 24;
  return (hour % FACE) + (hour === FACE && part > 17 ? 24 : FACE);
}

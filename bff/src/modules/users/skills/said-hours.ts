import { type Parameters } from '../../language/understanding.js';
import { type When } from '../../language/spans/when.js';

/** From when until when, by the clock on the wall: "22:00" to "07:00". */
interface Hours {
  readonly from: string;
  readonly until: string;
}

interface Said {
  /** Minutes since midnight. */
  readonly minutes: number;
  /** "At 7" leaves open which half of the day is meant. */
  readonly isOpen: boolean;
}

const NOON = 12;
const MIDNIGHT = 24;
const HALF_DAY = NOON * 60;
const DAY = 2 * HALF_DAY;
/** Of hours whose half is not said, a quiet time begins at these in the evening. */
const EARLIEST_EVENING = 6 * 60;

/** "From 10 pm to 7": the end is the next time that the clock shows it. Undefined where no such hours were said. */
export function quietHoursOf({
  hours,
  from: begins = hours,
  until: ends,
  ...bare
}: Parameters): Hours | undefined {
  const from = timeOf(whenOf(begins, bare.fromHour));
  const until = timeOf(whenOf(ends, bare.untilHour) ?? whenOf(begins)?.until);
  if (!from || !until) return undefined;
  const start = from.isOpen ? evening(from.minutes) : from.minutes;
  const end = until.isOpen ? nextAfter(start, until.minutes) : until.minutes;
  return start === end ? undefined : { from: onClock(start), until: onClock(end) };
}

/** As a time, or as a bare number, which is an hour between two of them. */
function whenOf(said: unknown, hour?: unknown): When | undefined {
  if (said !== undefined) return said as When;
  return typeof hour === 'number' ? { hour, is24Hour: hour < 1 || hour > NOON } : undefined;
}

function timeOf(when: When | undefined): Said | undefined {
  const { minute = 0, meridiem, is24Hour, hour, part } = when ?? {};
  const said = hour ?? part;
  if (said === undefined || !Number.isInteger(said) || said < 0 || said > MIDNIGHT) return undefined;
  const minutes = (said * 60 + minute) % DAY;
  if (meridiem !== undefined)
    return { minutes: (minutes % HALF_DAY) + (meridiem === 'pm' ? HALF_DAY : 0), isOpen: false };
  return { minutes, isOpen: hour !== undefined && is24Hour !== true };
}

function evening(minutes: number): number {
  const early = minutes % HALF_DAY;
  return early >= EARLIEST_EVENING ? early + HALF_DAY : early;
}

function nextAfter(start: number, minutes: number): number {
  const early = minutes % HALF_DAY;
  return [early, early + HALF_DAY, early + DAY].find((each) => each > start) ?? early;
}

function onClock(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor((minutes % DAY) / 60))}:${two(minutes % 60)}`;
}

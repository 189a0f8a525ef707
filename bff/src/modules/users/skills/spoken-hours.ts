/** From when until when, by the clock on the wall: "22:00" to "07:00". */
export interface Hours {
  readonly from: string;
  readonly until: string;
}

interface Spoken {
  /** Minutes since midnight. */
  readonly minutes: number;
  /** "At 7" leaves open which half of the day is meant. */
  readonly isOpen: boolean;
}

const HALF_DAY = 12 * 60;
const DAY = 2 * HALF_DAY;
/** Of hours whose half is not said, a quiet time begins at these in the evening. */
const EARLIEST_EVENING = 6 * 60;
const TIME = String.raw`(?:(?:\d{1,2})(?:[:. ][0-5]\d)?(?: ?(?:am|pm|a m|p m|o ?clock))?|noon|midday|midnight)`;
const RANGE = new RegExp(
  String.raw`^\s*(?:from |between )?(?<from>${TIME}) (?:to|till|until|and) (?<until>${TIME})(?: (?:in the|next) (?:morning|day))?\s*$`,
  'u',
);
const PARTS = /^(?<hour>\d{1,2})(?:[:. ](?<minute>[0-5]\d))?(?: ?(?<half>am|pm|a m|p m))?(?: ?o ?clock)?$/u;

/** "From 10 pm to 7": the end is the next time that the clock shows it. Undefined where the words say no such hours. */
export function hoursIn(text: string): Hours | undefined {
  const match = RANGE.exec(text);
  const from = timeOf(match?.groups?.from);
  const until = timeOf(match?.groups?.until);
  if (!from || !until) return undefined;
  const start = from.isOpen ? evening(from.minutes) : from.minutes;
  const end = until.isOpen ? nextAfter(start, until.minutes) : until.minutes;
  return start === end ? undefined : { from: onClock(start), until: onClock(end) };
}

function timeOf(said: string | undefined): Spoken | undefined {
  if (said === undefined) return undefined;
  if (said === 'midnight') return { minutes: 0, isOpen: false };
  if (/^(?:noon|midday)$/u.test(said)) return { minutes: HALF_DAY, isOpen: false };
  const { hour = '', minute = '0', half } = PARTS.exec(said)?.groups ?? {};
  if (hour === '' || Number(hour) > 24) return undefined;
  const minutes = Number(hour) * 60 + Number(minute);
  if (half !== undefined)
    return Number(hour) > 12
      ? undefined
      : { minutes: (minutes % HALF_DAY) + (half.startsWith('p') ? HALF_DAY : 0), isOpen: false };
  const isOpen = Number(hour) >= 1 && Number(hour) <= 12 && !hour.startsWith('0');
  return { minutes: minutes % DAY, isOpen };
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

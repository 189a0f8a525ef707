import { type Token } from '../tokens/token.js';
import { numberAt } from './numbers.js';
import { type Reading, type SpanIndex } from './span-index.js';
import { type ClockTime } from './when.js';

const HOURS = 24;
const FACE = 12;
const MINUTES = 60;
/** Written without a sign: "0730", "1830". */
const MILITARY_LENGTH = 4;
/** "Five to eight" is a time; "3 to 8" is none unless something leads to it. */
const USUAL_MINUTES = new Set([5, 10, 20, 25]);

/**
 * A time of the clock that begins there: "6:30", "7 pm", "half past nine", "quarter to eight". With `isLed`, as behind
 * "at", a bare number is an hour.
 */
export function clockAt(index: SpanIndex, at: number, isLed: boolean): Reading<ClockTime> | undefined {
  return beside(index, at) ?? minutesBeside(index, at, isLed) ?? onTheHourAt(index, at, isLed);
}

/** The same without "10 to 5", which between "from" and a later hour are two. */
export function onTheHourAt(index: SpanIndex, at: number, isLed: boolean): Reading<ClockTime> | undefined {
  return written(index, at, isLed) ?? hourAt(index, at, isLed);
}

/** "Half past nine", "quarter to eight"; whether "half seven" is before or after seven is the pack's to say. */
function beside(index: SpanIndex, at: number): Reading<ClockTime> | undefined {
  const offset = index.particle('clock_offset', at);
  const hour = offset && faceHourAt(index, offset.end);
  return hour && withHalf(index, hour.end, { hour: hour.value, minute: Number(offset.value) });
}

/** "Twenty past three", "10 minutes to 8". */
function minutesBeside(index: SpanIndex, at: number, isLed: boolean): Reading<ClockTime> | undefined {
  const duration = index.longest('duration', at);
  const number = numberAt(index, at);
  const minutes = duration
    ? { end: duration.end, value: Number(duration.value) / MINUTES, isSure: true }
    : number && {
        ...number,
        isSure: isLed || (index.tokens[at]?.number === undefined && USUAL_MINUTES.has(number.value)),
      };
  if (!minutes || !Number.isInteger(minutes.value) || minutes.value < 1 || minutes.value >= MINUTES)
    return undefined;
  const side = index.particle('clock_side', minutes.end);
  const hour = side && faceHourAt(index, side.end);
  if (!hour || (side.value === -1 && !minutes.isSure)) return undefined;
  return withHalf(index, hour.end, { hour: hour.value, minute: Number(side.value) * minutes.value });
}

/** "6:30", "6.30 pm", "7h30", "0730". */
function written(index: SpanIndex, at: number, isLed: boolean): Reading<ClockTime> | undefined {
  const token = index.tokens[at];
  if (!token) return undefined;
  const signed = signedTime(token);
  const time = signed ? withHalf(index, at + 1, signed) : isLed ? marked(index, at, token) : undefined;
  if (!time || index.has('unit', time.end)) return undefined;
  const isSure = isLed || token.text.includes(':') || time.end > at + 1;
  return isSure ? time : undefined;
}

/** "6:30" and "6.30", which may be a number as well. */
function signedTime({ text }: Token): ClockTime | undefined {
  const [hour = '', minute = '', ...more] = text.split(text.includes(':') ? ':' : '.');
  return more.length === 0 ? timeOf(hour, minute) : undefined;
}

/** "7h30" and "0730", where something leads to them. */
function marked(
  index: SpanIndex,
  at: number,
  { text, number, start, end }: Token,
): Reading<ClockTime> | undefined {
  if (number === undefined) return undefined;
  const mark = index.particle('hour_mark', at + 1);
  if (mark && index.isGlued(mark.end)) {
    const time = timeOf(text, index.word(mark.end));
    return time && { end: mark.end + 1, value: time };
  }
  const digits = text.padStart(MILITARY_LENGTH, '0');
  const time = end - start === MILITARY_LENGTH ? timeOf(digits.slice(0, 2), digits.slice(2)) : undefined;
  return time && withHalf(index, at + 1, { ...time, is24Hour: true });
}

/** "7 pm", "seven o'clock", and with a lead "nine", "nine thirty". */
function hourAt(index: SpanIndex, at: number, isLed: boolean): Reading<ClockTime> | undefined {
  const hour = wholeNumberAt(index, at);
  if (!hour || hour.value > HOURS) return undefined;
  const thirty = hour.value <= FACE ? minuteAt(index, at, hour.end) : undefined;
  const end = thirty?.end ?? hour.end;
  const half = index.particle('clock', end);
  const isCounted = index.has('unit', end) || index.has('ordinal_suffix', end) || index.has('month', end);
  if (!half && (!isLed || isCounted)) return undefined;
  if (half && half.value !== 'oclock' && hour.value > FACE) return undefined;
  const behind = half?.value === 'oclock' && !thirty ? minuteAt(index, at, half.end) : undefined;
  if (behind) return withHalf(index, behind.end, face(hour.value, behind.value));
  return withHalf(index, end, face(hour.value, thirty?.value ?? 0));
}

/** The minutes of "nine thirty"; the digits of "9 30" too. */
function minuteAt(index: SpanIndex, from: number, at: number): Reading<number> | undefined {
  const isInWords = index.tokens[from]?.number === undefined;
  const minute = wholeNumberAt(index, at);
  if (!minute || minute.value < 10 || minute.value >= MINUTES) return undefined;
  if (index.tokens[at]?.before || index.has('unit', minute.end)) return undefined;
  return isInWords === (index.tokens[at]?.number === undefined) ? minute : undefined;
}

function faceHourAt(index: SpanIndex, at: number): Reading<number> | undefined {
  const hour = wholeNumberAt(index, at);
  return hour && hour.value >= 1 && hour.value <= FACE && !index.has('unit', hour.end) ? hour : undefined;
}

function wholeNumberAt(index: SpanIndex, at: number): Reading<number> | undefined {
  const digits = index.tokens[at]?.number;
  const number = digits === undefined ? numberAt(index, at) : { end: at + 1, value: digits };
  return number && Number.isInteger(number.value) && number.value >= 0 ? number : undefined;
}

function timeOf(hour: string, minute: string): ClockTime | undefined {
  const time = { hour: Number(hour), minute: Number(minute) };
  if (!(time.hour <= HOURS && time.minute < MINUTES) || minute.length !== 2) return undefined;
  return hour.startsWith('0') ? { ...time, is24Hour: true } : face(time.hour, time.minute);
}

function face(hour: number, minute: number): ClockTime {
  return hour < 1 || hour > FACE ? { hour, minute, is24Hour: true } : { hour, minute };
}

/** With "am" or "pm" behind it, and the minutes before an hour counted from the one before. */
function withHalf(index: SpanIndex, at: number, time: ClockTime): Reading<ClockTime> {
  const half = index.particle('clock', at);
  const isBefore = time.minute < 0;
  const hour = isBefore ? (time.hour === 1 && half ? FACE : time.hour - 1) : time.hour;
  const whole = {
    ...time,
    hour: hour === 0 && isBefore ? FACE : hour,
    minute: isBefore ? time.minute + MINUTES : time.minute,
  };
  if (!half) return { end: at, value: whole };
  const { value } = half;
  return { end: half.end, value: value === 'am' || value === 'pm' ? { ...whole, meridiem: value } : whole };
}

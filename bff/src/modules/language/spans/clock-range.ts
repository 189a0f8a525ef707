import { clockAt, onTheHourAt } from './clock.js';
import { type Reading, type SpanIndex } from './span-index.js';
import { type ClockTime, type When } from './when.js';

const FACE = 12;

/** "From 3 to 5", "between 9 and 11 am", "3-5pm": when it begins, and until when it is. */
export function clockRangeAt(index: SpanIndex, at: number): Reading<When> | undefined {
  const between = index.particle('range_between', at);
  const lead = between ?? index.particle('range_from', at);
  const start = lead?.end ?? at;
  const from = onTheHourAt(index, start, true) ?? clockAt(index, start, true);
  // "Ten to eight pm" is a time of its own.
  if (!lead && (clockAt(index, at, false)?.end ?? 0) > (from?.end ?? 0)) return undefined;
  const joint = from && jointAt(index, from.end, between !== undefined);
  const until = joint === undefined ? undefined : clockAt(index, joint, true);
  if (!from || joint === undefined || !until) return undefined;
  // "Zwischen 9 und 17 Uhr" names the clock.
  const isSure = lead !== undefined && clockAt(index, joint, false) !== undefined;
  if (!isSure && !isTime(from.value, until.value, lead !== undefined)) return undefined;
  const { meridiem } = until.value;
  const half = from.value.meridiem ?? (meridiem && halfOf(from.value, until.value));
  return { end: until.end, value: { ...from.value, ...(half && { meridiem: half }), until: until.value } };
}

function jointAt(index: SpanIndex, at: number, isBetween: boolean): number | undefined {
  if (index.tokens[at]?.before === '-' || index.tokens[at]?.before === '–') return at;
  return index.particle(isBetween ? 'range_and' : 'range_to', at)?.end;
}

/** Bare numbers are hours only behind "from" and on a clock face: a thermostat goes from 18 to 21, a light to 100. */
function isTime(from: ClockTime, until: ClockTime, isLed: boolean): boolean {
  const isMarked = [from, until].some(({ meridiem, minute }) => meridiem !== undefined || minute > 0);
  return isMarked || (isLed && !from.is24Hour && !until.is24Hour);
}

/** "From 3 to 5 pm" begins at 3 pm, "from 11 to 1 pm" at 11 am. */
function halfOf(from: ClockTime, until: ClockTime): 'am' | 'pm' | undefined {
  if (from.is24Hour) return undefined;
  const isSame = from.hour % FACE <= until.hour % FACE;
  return isSame === (until.meridiem === 'pm') ? 'pm' : 'am';
}

import { formatDecimal } from '../answer/format-decimal';

/** How values of a metric are written. */
export interface Writing {
  unit: string;
  decimals: number;
}

const MINUTES = 60;

/** "6 h 12", "7,412", "64.1": without the unit. */
export function valueWords(value: number, { unit, decimals }: Writing): string {
  return unit === 'h' ? hours(value) : formatDecimal(value, decimals);
}

/** The unit beside the value; hours carry theirs. */
export function unitWords(unit: string): string {
  return unit === 'h' ? '' : unit;
}

/** "6 h 12", "64.1 kg", "97%". */
export function wholeValue(value: number, writing: Writing): string {
  const words = valueWords(value, writing);
  const unit = unitWords(writing.unit);
  if (unit === '') return words;
  return unit === '%' ? `${words}%` : `${words} ${unit}`;
}

/** How far apart two values are: "48 min", "17", "0.2 kg"; undefined where both are written alike. */
export function differenceWords(one: number, other: number, writing: Writing): string | undefined {
  if (valueWords(one, writing) === valueWords(other, writing)) return undefined;
  const size = Math.abs(one - other);
  if (writing.unit === 'h' && size < 1) return `${String(Math.round(size * MINUTES))} min`;
  // A difference of percents is in points; the value's own unit stands beside it already.
  return valueWords(size, writing);
}

/** "55–61", "6 h 36 to 7 h 36". */
export function rangeWords(low: number, high: number, writing: Writing): string {
  const [from, to] = [valueWords(low, writing), valueWords(high, writing)];
  if (from === to) return from;
  return writing.unit === 'h' || low < 0 ? `${from} to ${to}` : `${from}–${to}`;
}

function hours(value: number): string {
  const minutes = Math.round(value * MINUTES);
  const [whole, rest] = [Math.floor(minutes / MINUTES), minutes % MINUTES];
  return whole === 0 ? `${String(rest)} min` : `${String(whole)} h ${String(rest).padStart(2, '0')}`;
}

/** "short on sleep", "HRV, RMSSD under your usual". */
export function unusualWords({
  metric,
  label,
  state,
}: {
  metric: string;
  label: string;
  state: string;
}): string {
  if (metric === 'sleep-duration' && state === 'under') return 'short on sleep';
  return `${inSentence(label)} ${state} your usual`;
}

/** "HRV, RMSSD" and "VO2 max" keep their capitals. */
export function inSentence(label: string): string {
  return /^\p{Lu}[\p{Ll} ]/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

import { fail } from './limits.js';
import { isTrue, numberOf, parsedNumber, printed, textOf, UNDEFINED } from './values.js';

const MAX_DIGITS = 20;
const MAX_WIDTH = 64;

export function toInteger(value: unknown, otherwise: unknown = UNDEFINED): unknown {
  const number = parsedNumber(value);
  if (number !== undefined) return Math.trunc(number);
  return otherwise === UNDEFINED ? fail('not a number') : otherwise;
}

export function toNumber(value: unknown, otherwise: unknown = UNDEFINED): unknown {
  return parsedNumber(value) ?? (otherwise === UNDEFINED ? fail('not a number') : otherwise);
}

export function requiredNumber(value: unknown): number {
  return parsedNumber(value) ?? fail('not a number');
}

export function rounded(value: unknown, digits: unknown = 0, method: unknown = 'common'): number {
  const exact = requiredNumber(value);
  const places = Math.min(Math.max(numberOf(digits), 0), MAX_DIGITS);
  const scale = 10 ** places;
  if (method === 'floor') return Math.floor(exact * scale) / scale;
  if (method === 'ceil') return Math.ceil(exact * scale) / scale;
  // Python rounds halves to the even neighbour; toFixed knows that 0.215 is a little less.
  if (places === 0 && Math.abs(exact % 1) === 0.5) return 2 * Math.round(exact / 2);
  return Number(exact.toFixed(places));
}

/** `'%03d' | format(7)`, with d, s, f and i. */
export function formatted(pattern: unknown, ...values: unknown[]): string {
  const left = [...values];
  return textOf(pattern).replaceAll(
    /%(0?)(\d{0,3})(?:\.(\d{1,2}))?([dsfi%])/g,
    (_, ...[zero = '', width = '', digits, kind = '']: (string | undefined)[]) => {
      if (kind === '%') return '%';
      const shown = shownAs(kind, left.shift(), digits);
      return shown.padStart(Math.min(Number(width), MAX_WIDTH), zero !== '' && kind !== 's' ? '0' : ' ');
    },
  );
}

function shownAs(kind: string, value: unknown, digits = '6'): string {
  if (kind === 's') return printed(value);
  if (kind === 'f') return numberOf(value).toFixed(Math.min(Number(digits), MAX_DIGITS));
  return String(Math.trunc(numberOf(value)));
}

/** Jinja’s: with `isWhole` it cuts within a word, and `leeway` characters more are let stand. */
export function truncated(
  value: unknown,
  length: unknown = 255,
  isWhole: unknown = false,
  ...[end = '...', leeway = 5]: unknown[]
): string {
  const [text, limit, dots] = [textOf(value), numberOf(length), textOf(end)];
  if (text.length <= limit + numberOf(leeway)) return text;
  const cut = text.slice(0, Math.max(0, limit - dots.length));
  const space = cut.lastIndexOf(' ');
  return (isTrue(isWhole) || space <= 0 ? cut : cut.slice(0, space)) + dots;
}

/** Seconds since 1970. */
export function timestampOf(value: unknown): number {
  if (value instanceof Date) return value.getTime() / 1_000;
  if (typeof value === 'number') return value;
  const at = Date.parse(textOf(value));
  return Number.isNaN(at) ? fail('no time') : at / 1_000;
}

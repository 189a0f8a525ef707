import { fail } from './limits.js';
import {
  formatted,
  requiredNumber,
  rounded,
  timestampOf,
  toInteger,
  toNumber,
  truncated,
} from './numbers.js';
import { asJson, isTrue, itemsOf, numberOf, printed, textOf, UNDEFINED } from './values.js';

type Filter = (...values: unknown[]) => unknown;

const YES = new Set(['true', 'yes', 'on', 'enable', '1']);

const or: Filter = (value, other = '', alsoEmpty = false) =>
  value === UNDEFINED || (isTrue(alsoEmpty) && !isTrue(value)) ? other : value;
const toJson: Filter = (value) => JSON.stringify(asJson(value));
const count: Filter = (value) => (value === UNDEFINED ? 0 : itemsOf(value).length);

export const choose: Filter = (value, yes = true, no = false) => (isTrue(value) ? yes : no);

/** The words of Jinja and Home Assistant that devices use behind `|`. */
export const FILTERS: ReadonlyMap<string, Filter> = new Map<string, Filter>([
  ['default', or],
  ['d', or],
  ['int', (value, other) => toInteger(value, other)],
  ['float', (value, other) => toNumber(value, other)],
  ['round', (value, digits, method) => rounded(value, digits, method)],
  ['abs', (value) => Math.abs(numberOf(value))],
  ['multiply', (value, by) => requiredNumber(value) * numberOf(by)],
  ['add', (value, by) => requiredNumber(value) + numberOf(by)],
  ['bitwise_and', (value, mask) => numberOf(value) & numberOf(mask)],
  ['bitwise_or', (value, mask) => numberOf(value) | numberOf(mask)],
  ['lower', (value) => printed(value).toLowerCase()],
  ['upper', (value) => printed(value).toUpperCase()],
  ['title', (value) => titled(printed(value))],
  ['capitalize', (value) => printed(value).slice(0, 1).toUpperCase() + printed(value).slice(1).toLowerCase()],
  ['string', (value) => printed(value)],
  ['trim', (value) => printed(value).trim()],
  ['replace', (value, from, to) => printed(value).replaceAll(textOf(from), () => textOf(to))],
  ['truncate', truncated],
  ['format', formatted],
  ['tojson', toJson],
  ['to_json', toJson],
  ['from_json', (value) => parsedJson(textOf(value))],
  ['join', (value, by = '') => itemsOf(value).map(printed).join(printed(by))],
  ['list', (value) => [...itemsOf(value)]],
  ['first', (value) => itemsOf(value)[0] ?? UNDEFINED],
  ['last', (value) => itemsOf(value).at(-1) ?? UNDEFINED],
  ['length', count],
  ['count', count],
  ['min', (value) => Math.min(...itemsOf(value).map(numberOf))],
  ['max', (value) => Math.max(...itemsOf(value).map(numberOf))],
  ['sum', (value) => itemsOf(value).reduce((total: number, item) => total + numberOf(item), 0)],
  ['bool', (value) => YES.has(printed(value).toLowerCase())],
  ['iif', choose],
  // Home Assistant’s: a message without the key leaves the state as it was.
  ['is_defined', (value) => (value === UNDEFINED ? fail('not in this message') : value)],
  ['timestamp_local', (value) => new Date(requiredNumber(value) * 1_000).toISOString()],
  ['as_timestamp', timestampOf],
]);

export function titled(text: string): string {
  return text.toLowerCase().replaceAll(/\b[a-z]/g, (char) => char.toUpperCase());
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fail('no JSON');
  }
}

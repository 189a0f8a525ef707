import { titled } from './filters.js';
import { fail } from './limits.js';
import { isRecord, itemOf, itemsOf, textOf, UNDEFINED } from './values.js';

type Method = (...values: unknown[]) => unknown;

/** What can be called of a value: of dictionaries and texts. */
export const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  [
    'get',
    (value, key, other = null) => {
      const found = itemOf(dictionary(value), key);
      return found === UNDEFINED ? other : found;
    },
  ],
  ['keys', (value) => itemsOf(dictionary(value))],
  ['values', (value) => entriesOf(value).map(([, entry]) => entry)],
  ['items', (value) => entriesOf(value)],
  [
    'split',
    (value, by = UNDEFINED) =>
      by === UNDEFINED ? textOf(value).trim().split(/\s+/) : textOf(value).split(textOf(by)),
  ],
  ['strip', (value) => textOf(value).trim()],
  ['lower', (value) => textOf(value).toLowerCase()],
  ['upper', (value) => textOf(value).toUpperCase()],
  ['title', (value) => titled(textOf(value))],
  ['replace', (value, from, to) => textOf(value).replaceAll(textOf(from), () => textOf(to))],
  ['startswith', (value, part) => textOf(value).startsWith(textOf(part))],
  ['endswith', (value, part) => textOf(value).endsWith(textOf(part))],
  ['isnumeric', (value) => /^\d+$/.test(textOf(value))],
]);

function dictionary(value: unknown): unknown {
  return value instanceof Map || isRecord(value) ? value : fail('no dictionary');
}

function entriesOf(value: unknown): (readonly [unknown, unknown])[] {
  if (value instanceof Map) return [...(value as Map<unknown, unknown>)];
  return isRecord(value) ? Object.entries(value) : fail('no dictionary');
}

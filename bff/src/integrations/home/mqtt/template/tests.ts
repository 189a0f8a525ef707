import { contains, isEqual, isRecord, textOf, UNDEFINED } from './values.js';

type Test = (...values: unknown[]) => boolean;

/** The words behind `is`. */
export const TESTS: ReadonlyMap<string, Test> = new Map<string, Test>([
  ['defined', (value) => value !== UNDEFINED],
  ['undefined', (value) => value === UNDEFINED],
  ['none', (value) => value === null],
  ['number', (value) => typeof value === 'number' || typeof value === 'boolean'],
  ['string', (value) => typeof value === 'string'],
  ['mapping', (value) => value instanceof Map || isRecord(value)],
  ['sequence', (value) => Array.isArray(value) || typeof value === 'string'],
  [
    'iterable',
    (value) => Array.isArray(value) || typeof value === 'string' || value instanceof Map || isRecord(value),
  ],
  ['boolean', (value) => typeof value === 'boolean'],
  ['true', (value) => value === true],
  ['false', (value) => value === false],
  ['eq', isEqual],
  ['in', (value, list) => contains(list, value)],
  // A pattern of a device is not run: it counts as plain text.
  ['search', (value, part) => textOf(value).includes(textOf(part))],
]);

import { choose } from './filters.js';
import { fail, MAX_RANGE } from './limits.js';
import { rounded, timestampOf, toInteger, toNumber } from './numbers.js';
import { itemsOf, numberOf, UNDEFINED } from './values.js';

type Callable = (...values: unknown[]) => unknown;

/** What can be called by its name. */
export const FUNCTIONS: ReadonlyMap<string, Callable> = new Map<string, Callable>([
  ['float', (value, other) => toNumber(value, other)],
  ['int', (value, other) => toInteger(value, other)],
  ['max', (...values) => Math.max(...numbersAmong(values))],
  ['min', (...values) => Math.min(...numbersAmong(values))],
  ['round', (value, digits, method) => rounded(value, digits, method)],
  ['iif', choose],
  ['range', range],
  ['now', () => new Date()],
  ['as_timestamp', timestampOf],
]);

function numbersAmong(values: readonly unknown[]): number[] {
  return (values.length === 1 ? itemsOf(values[0]) : values).map(numberOf);
}

function range(from: unknown, to: unknown = UNDEFINED): number[] {
  const [start, end] = to === UNDEFINED ? [0, numberOf(from)] : [numberOf(from), numberOf(to)];
  if (end - start > MAX_RANGE) fail('too long a range');
  return Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at);
}

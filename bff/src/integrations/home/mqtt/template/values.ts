import { fail } from './limits.js';

/** What a name or a key that is not there gives; Python’s Jinja prints it as nothing. */
export const UNDEFINED = Symbol('undefined');

export function isRecord(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Map) &&
    !(value instanceof Date)
  );
}

/** As Python’s `bool`. */
export function isTrue(value: unknown): boolean {
  if (value === UNDEFINED) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof Map) return value.size > 0;
  if (isRecord(value)) return Object.keys(value).length > 0;
  return Boolean(value);
}

/** A JSON object’s own property, an element, an entry of a dictionary; nothing that is inherited. */
export function itemOf(holder: unknown, key: unknown): unknown {
  if (holder === UNDEFINED || holder === null) fail('a key of nothing');
  if (holder instanceof Map) return holder.has(key) ? holder.get(key) : UNDEFINED;
  if ((Array.isArray(holder) || typeof holder === 'string') && typeof key === 'number')
    return (holder.at(key) as unknown) ?? UNDEFINED;
  if (isRecord(holder) && typeof key === 'string' && Object.hasOwn(holder, key)) return holder[key] ?? null;
  return UNDEFINED;
}

export function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value instanceof Map) return [...value.keys()];
  if (isRecord(value)) return Object.keys(value);
  if (typeof value === 'string') return Array.from(value);
  return fail('not a list');
}

export function contains(list: unknown, value: unknown): boolean {
  if (typeof list === 'string')
    return typeof value === 'string' ? list.includes(value) : fail('a text has texts only');
  if (list instanceof Map) return list.has(value);
  return itemsOf(list).some((other) => isEqual(other, value));
}

/** As Python: `True == 1`, and `"1"` is not `1`. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isEqual(item, other[at]));
  return withoutFlag(one) === withoutFlag(other);
}

/** Negative where the first is less, 0 where they are the same. */
export function order(one: unknown, other: unknown): number {
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0;
  const [left, right] = [withoutFlag(one), withoutFlag(other)];
  return typeof left === 'number' && typeof right === 'number' ? left - right : fail('not comparable');
}

/** A number as Python has one: a word is none. */
export function numberOf(value: unknown): number {
  const number = withoutFlag(value);
  return typeof number === 'number' ? number : fail('not a number');
}

/** A number that may be written as a text; undefined for any other. */
export function parsedNumber(value: unknown): number | undefined {
  if (typeof value !== 'string') {
    const number = withoutFlag(value);
    return typeof number === 'number' ? number : undefined;
  }
  const text = value.trim();
  // `Number` reads more than Python does: 0x10, Infinity, nothing.
  return /^[-+]?[\d.]+(?:e[-+]?\d+)?$/i.test(text) && /\d/.test(text) && Number.isFinite(Number(text))
    ? Number(text)
    : undefined;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : fail('not a text');
}

/** As Python prints it: `True`, `None`, `['a']`, `{'a': 1}`. */
export function printed(value: unknown): string {
  if (value === UNDEFINED) return '';
  return typeof value === 'string' ? value : represented(value);
}

function represented(value: unknown): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === null || value === UNDEFINED) return 'None';
  if (typeof value === 'string')
    return value.includes("'") && !value.includes('"')
      ? `"${value}"`
      : `'${value.replaceAll("'", String.raw`\'`)}'`;
  if (Array.isArray(value)) return `[${value.map(represented).join(', ')}]`;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Map || isRecord(value)) {
    const entries = value instanceof Map ? [...value] : Object.entries(value);
    return `{${entries.map(([key, entry]) => `${represented(key)}: ${represented(entry)}`).join(', ')}}`;
  }
  return typeof value === 'number' ? String(value) : fail('nothing that can be printed');
}

/** What `tojson` writes. */
export function asJson(value: unknown): unknown {
  if (value === UNDEFINED) fail('undefined is no JSON');
  if (Array.isArray(value)) return value.map(asJson);
  if (value instanceof Map)
    return Object.fromEntries([...value].map(([key, entry]) => [printed(key), asJson(entry)]));
  return value;
}

function withoutFlag(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value;
}

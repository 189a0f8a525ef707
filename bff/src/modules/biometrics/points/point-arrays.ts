import { type SQL, sql } from 'drizzle-orm';

/** The numbers of the types, and the bytes of a value. Source: PostgreSQL, `src/include/catalog/pg_type.dat`. */
const TYPES = {
  int2: { oid: 21, bytes: 2 },
  int4: { oid: 23, bytes: 4 },
  float8: { oid: 701, bytes: 8 },
  date: { oid: 1082, bytes: 4 },
  timestamptz: { oid: 1184, bytes: 8 },
} as const;
type ArrayType = keyof typeof TYPES;

const [HEAD_BYTES, LENGTH_BYTES] = [20, 4];
/** Days from 1970-01-01 to 2000-01-01, from which PostgreSQL counts. */
const EPOCH_DAYS = 10_957;
const EPOCH_MS = EPOCH_DAYS * 86_400_000;
const WORD = 2 ** 32;

/**
 * Numbers as a parameter in the form in which PostgreSQL itself sends arrays: taking them apart takes a third of the time
 * that the same numbers take as text. A `timestamptz` is given in milliseconds since 1970, a `date` in days since
 * 1970-01-01. Throws RangeError where a number does not fit its type.
 * Source: `array_recv` in PostgreSQL, `src/backend/utils/adt/arrayfuncs.c`.
 */
export function arrayOf(type: ArrayType, numbers: readonly number[]): SQL {
  return sql`${sql.param(encoded(type, numbers))}::${sql.raw(type)}[]`;
}

export function encoded(type: ArrayType, numbers: readonly number[]): Buffer {
  const { oid, bytes } = TYPES[type];
  const buffer = Buffer.allocUnsafeSlow(HEAD_BYTES + numbers.length * (LENGTH_BYTES + bytes));
  const view = new DataView(buffer.buffer);
  const write = WRITERS[type];
  // Dimensions, whether there are nulls, the type; of the one dimension how many there are and the first index.
  for (const [place, value] of [1, 0, oid, numbers.length, 1].entries()) view.setInt32(place * 4, value);
  let at = HEAD_BYTES;
  for (const number of numbers) {
    view.setInt32(at, bytes);
    write(view, at + LENGTH_BYTES, number);
    at += LENGTH_BYTES + bytes;
  }
  return buffer;
}

type Writer = (view: DataView, at: number, value: number) => void;

const WRITERS: Readonly<Record<ArrayType, Writer>> = {
  int2: (view, at, value) => view.setInt16(at, whole(value, 16)),
  int4: (view, at, value) => view.setInt32(at, whole(value, 32)),
  float8: (view, at, value) => view.setFloat64(at, value),
  date: (view, at, value) => view.setInt32(at, whole(value - EPOCH_DAYS, 32)),
  timestamptz: (view, at, value) => {
    const microseconds = whole(Math.round(value) - EPOCH_MS, 44) * 1000;
    view.setInt32(at, Math.floor(microseconds / WORD));
    view.setUint32(at + 4, microseconds - Math.floor(microseconds / WORD) * WORD);
  },
};

/** The number, which would be cut off unseen where it has more bits. */
function whole(value: number, bits: number): number {
  const limit = 2 ** (bits - 1);
  if (Number.isInteger(value) && value >= -limit && value < limit) return value;
  throw new RangeError('A number of a reading is out of its range.');
}

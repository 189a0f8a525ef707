import { attempt } from './attempt';

/** Default time to live from the specification: one hour. */
export const RECORD_TTL_MS = 3_600_000;

/** Format of a value in browser storage. */
export interface StoredRecord {
  value: unknown;
  /** Write time in epoch milliseconds. */
  timestamp: number;
  /** Whether `value` is compressed text. Always `false` so far: no value is long enough. */
  compressed: boolean;
}

export interface RecordStore {
  /** `null` when absent; an expired value is removed. */
  read: () => unknown;
  write: (value: unknown) => void;
  clear: () => void;
}

/** A value kept in browser storage with a time to live. Full or forbidden storage only logs to the console. */
export function storedRecord(
  openStorage: () => Storage,
  key: string,
  { ttlMs = RECORD_TTL_MS } = {},
): RecordStore {
  const clear = (): void => void attempt(key, () => openStorage().removeItem(key));
  return {
    read() {
      const record = attempt(key, () => JSON.parse(openStorage().getItem(key) ?? 'null') as unknown);
      if (isRecord(record) && !record.compressed && Date.now() - record.timestamp <= ttlMs)
        return record.value;
      if (record !== null) clear();
      return null;
    },
    write: (value) =>
      void attempt(key, () => {
        const record: StoredRecord = { value, timestamp: Date.now(), compressed: false };
        openStorage().setItem(key, JSON.stringify(record));
      }),
    clear,
  };
}

function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && 'timestamp' in value && 'compressed' in value;
}

/** One hour: the specification's time to live of what is stored without another. */
export const RECORD_TTL_MS = 3_600_000;

/** How a value stands in the browser's storage. */
export interface StoredRecord {
  value: unknown;
  /** When it was written, in milliseconds of the clock. */
  timestamp: number;
  /** Whether `value` is compressed text; nothing that is stored today is long enough to be worth it. */
  compressed: boolean;
}

export interface RecordStore {
  /** Null when there is none; one that is older than its time to live is removed. */
  read: () => unknown;
  write: (value: unknown) => void;
  clear: () => void;
}

/** A value that this browser keeps for its next page. Storage that is full or forbidden is told to the console alone. */
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

function attempt<T>(key: string, access: () => T): T | null {
  try {
    return access();
  } catch (error) {
    console.warn(`The browser's storage failed for ${key}.`, error);
    return null;
  }
}

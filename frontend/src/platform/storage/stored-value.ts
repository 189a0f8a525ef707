import { attempt } from './attempt';

export interface StoredValue {
  read: () => string | null;
  write: (value: string) => void;
  clear: () => void;
}

/** A string kept in browser storage. Reads as `null` where storage is forbidden; failures only log to the console. */
export function storedValue(openStorage: () => Storage, key: string): StoredValue {
  return {
    read: () => attempt(key, () => openStorage().getItem(key)),
    write: (value) => void attempt(key, () => openStorage().setItem(key, value)),
    clear: () => void attempt(key, () => openStorage().removeItem(key)),
  };
}

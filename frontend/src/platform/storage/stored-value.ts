export interface StoredValue {
  read: () => string | null;
  write: (value: string) => void;
  clear: () => void;
}

/** A string kept in browser storage. Reads as `null` where storage is forbidden. */
export function storedValue(openStorage: () => Storage, key: string): StoredValue {
  return {
    read: () => attempt(() => openStorage().getItem(key)),
    write: (value) => void attempt(() => openStorage().setItem(key, value)),
    clear: () => void attempt(() => openStorage().removeItem(key)),
  };
}

function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

export interface StoredWord {
  read: () => string | null;
  write: (word: string) => void;
  clear: () => void;
}

/** A word that this browser keeps for its next page. Storage may be forbidden altogether; it is then simply absent. */
export function storedWord(openStorage: () => Storage, key: string): StoredWord {
  return {
    read: () => attempt(() => openStorage().getItem(key)),
    write: (word) => void attempt(() => openStorage().setItem(key, word)),
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

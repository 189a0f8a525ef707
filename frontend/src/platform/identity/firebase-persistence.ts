import {
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  type Persistence,
} from 'firebase/auth';

/** Long enough for a cold disk; a database that stays silent longer never answers at all. */
const INDEXED_DB_TIMEOUT_MS = 1500;

/** Local on secure contexts, this window's session otherwise, memory when nothing can be stored. */
export async function choosePersistence(): Promise<Persistence[]> {
  if (!(await indexedDbAnswers())) disableIndexedDb();
  return isSecureContext
    ? [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence, inMemoryPersistence]
    : [browserSessionPersistence, inMemoryPersistence];
}

/** Some private windows never answer an open request. */
function indexedDbAnswers(): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(resolve, INDEXED_DB_TIMEOUT_MS, false);
    try {
      const probe = indexedDB.open('twyn-probe');
      probe.onerror = () => resolve(false);
      probe.onsuccess = () => {
        probe.result.close();
        resolve(true);
      };
    } catch {
      resolve(false);
    }
  });
}

/** Every request of the library would wait for the database; where there is none it does without. */
function disableIndexedDb(): void {
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
}

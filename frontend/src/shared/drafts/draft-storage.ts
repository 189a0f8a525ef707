import { storedRecord, type RecordStore } from '../../platform/storage/stored-record';
import { storedValue } from '../../platform/storage/stored-value';

const PREFIX = 'draft:';
const owner = storedValue(() => sessionStorage, 'draft-owner');
/** Who signed in on this device and did not leave: a tab that begins without a network has nobody to ask. */
const onDevice = storedValue(() => localStorage, 'twyn.owner');

/** Drafts as the tab's session storage has them. Words stay for as long as their tab: losing them would be worse than old ones. */
export const draftStorage = {
  readAll: (): Record<string, unknown> =>
    Object.fromEntries(names().map((name) => [name, recordOf(name).read()])),
  write: (name: string, draft: unknown): void => recordOf(name).write(draft),
  remove: (name: string): void => recordOf(name).clear(),
  removeAll: (): void => names().forEach((name) => recordOf(name).clear()),
  isOf: (uid: string): boolean => owner.read() === uid,
  /** The uid of whoever uses this tab, else of whoever uses the device; empty as long as nobody has signed in. */
  owner: (): string => owner.read() ?? onDevice.read() ?? '',
  claim: (uid: string): void => {
    owner.write(uid);
    onDevice.write(uid);
  },
  /** Nobody is signed in on this device any more. */
  release: (): void => onDevice.clear(),
};

function recordOf(name: string): RecordStore {
  return storedRecord(() => sessionStorage, PREFIX + name, { ttlMs: Infinity });
}

function names(): string[] {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    // Without storage there are only the drafts of this page.
    return [];
  }
}

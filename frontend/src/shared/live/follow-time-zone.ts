import { baseApi } from '../../api/base-api';
import { storedValue } from '../../platform/storage/stored-value';
import { moveSession } from './api/session-zone.api';
import type { LiveStore } from './live-store';
import { everyTag } from './topic-tags';

/** Whose session began where, or has moved to. A session begins with the time zone of its browser. */
const told = storedValue(() => localStorage, 'twyn.time-zone');

/** Days, reminders and quiet hours go by the clocks of where their owner is, also of who travels with a session. */
export function followTimeZone(store: LiveStore, uid: string): () => void {
  const look = (): void => void tellZone(store, uid);
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

async function tellZone(store: LiveStore, uid: string): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [owner, zone] = told.read()?.split(' ') ?? [];
  const isNew = owner !== uid;
  if (!isNew && zone === timeZone) return;
  told.write(`${uid} ${timeZone}`);
  if (isNew) return;
  const { error } = await store.dispatch(moveSession.initiate({ moveSession: { timeZone } }));
  // The next look tries again.
  if (error) told.write(`${uid} ${zone ?? ''}`);
  else store.dispatch(baseApi.util.invalidateTags(everyTag() as never[]));
}

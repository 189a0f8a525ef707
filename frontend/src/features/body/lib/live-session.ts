import { unsentReadings } from '../../../shared/readings/unsent-readings';
import { LiveHeartRate } from './live-heart-rate';
import { ReadingOutbox, type OutboxOptions } from './reading-outbox';

export interface LiveSession {
  readonly ownerId: string;
  readonly live: LiveHeartRate;
}

/** The session of somebody in this window, with what an earlier one left to be sent. */
export function openLiveSession(
  ownerId: string,
  { send, isOwnerHere }: { send: OutboxOptions['send']; isOwnerHere: () => boolean },
): LiveSession {
  const outbox = new ReadingOutbox({
    send: (device, readings) => (isOwnerHere() ? send(device, readings) : Promise.resolve('refused')),
    store: {
      read: () => entriesOf(ownerId, unsentReadings.read()),
      write: (entries) => {
        if (!isOwnerHere()) return;
        if (entries.length === 0) unsentReadings.clear();
        else unsentReadings.write({ ownerId, entries });
      },
    },
    onChange: () => live.noteOutbox(),
  });
  const live = new LiveHeartRate({ outbox, isOwnerHere });
  // For as long as the window: a recording goes on while other screens are open.
  addEventListener('online', () => outbox.flush());
  addEventListener('pagehide', () => outbox.persist());
  return { ownerId, live };
}

function entriesOf(ownerId: string, stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return [];
  const { ownerId: storedFor, entries } = stored as Record<string, unknown>;
  return storedFor === ownerId ? entries : [];
}

import { encodeCursor } from '../../../common/http/time-cursor.js';
import { MAX_COUNTED } from '../../../common/list-total.js';
import { type MemoryTimeline } from './memory-timeline.dto.js';
import { type PlaceRow } from './memory-timeline.repository.js';

/** As many as are counted: a list that is no longer is read in one part. */
const PART = MAX_COUNTED;
/** So many rows of the list come into sight together, and are read together. */
const WINDOW = 50;

/** One more than a part, which tells whether another follows. */
export const PLACES_OF_A_PART = PART + 1;

/** `start`: the cursor that the places were read with. */
export function toTimeline(
  places: readonly PlaceRow[],
  start: string | null,
): Omit<MemoryTimeline, 'total' | 'totalIs'> {
  const part = places.slice(0, PART);
  const last = places.length > PART ? part.at(-1) : undefined;
  return {
    days: countDays(part),
    windows: part
      .filter((_place, position) => position % WINDOW === 0)
      .map((_place, window) => cursorBehind(part[window * WINDOW - 1]) ?? start),
    nextCursor: cursorBehind(last),
  };
}

function cursorBehind(place: PlaceRow | undefined): string | null {
  return place ? encodeCursor(place) : null;
}

function countDays(places: readonly PlaceRow[]): MemoryTimeline['days'] {
  const counts = new Map<string, number>();
  for (const { day } of places) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].map(([day, count]) => ({ day, count }));
}

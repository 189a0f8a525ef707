import { footPlaces, type Place, placeGroups } from '../places';

/** What a key does anywhere; letters are written as they stand on the keyboard. */
export type FrameAction = 'find' | 'capture' | 'keys' | 'fold';

export const FRAME_KEYS: Readonly<Record<string, FrameAction>> = {
  '/': 'find',
  c: 'capture',
  '?': 'keys',
  '[': 'fold',
};

/** Begins a pair: the letter of a place follows. */
export const GO_KEY = 'g';

export interface Shortcut {
  keys: readonly string[];
  does: string;
}

export const frameShortcuts: readonly Shortcut[] = [
  { keys: ['/'], does: 'Find or do' },
  { keys: ['Ctrl', 'K'], does: 'Find or do, also while writing' },
  { keys: ['C'], does: 'Capture' },
  { keys: ['['], does: 'Fold or unfold the rail' },
  { keys: ['?'], does: 'Show keyboard shortcuts' },
];

/** Places that a letter after G leads to. */
export function placesWithKeys(): (Place & { key: string })[] {
  const all = [...placeGroups.flatMap(({ places }) => places), ...footPlaces(false)];
  return all.flatMap((place) => [place, ...(place.children ?? [])]).filter(hasKey);
}

export const goShortcuts = (): Shortcut[] =>
  placesWithKeys().map(({ key, label }) => ({ keys: ['G', key], does: label }));

function hasKey(place: Place): place is Place & { key: string } {
  return place.key !== undefined;
}

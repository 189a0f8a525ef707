import { meanOf } from '../../../common/statistics/mean.js';

/** A day with the change, or as usual. */
export type Arm = 'A' | 'B';

export interface ExperimentResult {
  /** Mean of A days less that of B days. */
  readonly difference: number;
  /** Of the 90 % interval. */
  readonly low: number;
  readonly high: number;
  readonly p: number;
  /** Pairs of days with both values. */
  readonly pairs: number;
}

/** Five pairs can be drawn in 32 ways: a p below 0.0625 is not possible with fewer. */
export const LEAST_PAIRS = 5;
const LEVEL = 0.9;
const HALVINGS = 30;
const ALMOST = 1e-9;

/** In each pair of days one is A and one is B, by lot. */
export function drawArms(pairs: number, random: () => number): Arm[] {
  return Array.from({ length: pairs }, (): Arm[] => (random() < 0.5 ? ['A', 'B'] : ['B', 'A'])).flat();
}

/**
 * The test of the lot itself (Fisher, The Design of Experiments, 1935): p is the share of all ways to draw it in which the
 * difference is at least as great; the interval holds the differences that the same test does not reject. Pairs with a
 * missing value fall out. It takes for granted that a day's change does not carry over to the next day.
 * @returns `undefined` with fewer than five pairs
 */
export function experimentResult(
  arms: readonly Arm[],
  values: readonly number[],
): ExperimentResult | undefined {
  const differences = pairDifferences(arms, values);
  if (differences.length < LEAST_PAIRS) return undefined;
  const difference = meanOf(differences);
  const reach = 4 * (Math.max(...differences) - Math.min(...differences)) + ALMOST;
  const edge = (side: number): number => {
    let [inside, outside] = [0, reach];
    for (let i = 0; i < HALVINGS; i += 1) {
      const middle = (inside + outside) / 2;
      if (permutationP(differences, difference + side * middle) > 1 - LEVEL) inside = middle;
      else outside = middle;
    }
    return difference + side * inside;
  };
  return {
    ...{ difference, low: edge(-1), high: edge(1) },
    ...{ p: permutationP(differences, 0), pairs: differences.length },
  };
}

function pairDifferences(arms: readonly Arm[], values: readonly number[]): number[] {
  const differences: number[] = [];
  for (let day = 0; day + 1 < arms.length; day += 2) {
    const later = (values[day + 1] ?? Number.NaN) - (values[day] ?? Number.NaN);
    if (!Number.isNaN(later)) differences.push(arms[day] === 'A' ? -later : later);
  }
  return differences;
}

/** Most pairs that are permuted exactly; four weeks are fourteen. */
function permutationP(differences: readonly number[], shift: number): number {
  const left = differences.map((each) => each - shift);
  const seen = Math.abs(left.reduce((sum, each) => sum + each, 0)) - ALMOST;
  // By a Gray code each way differs from the one before in one sign.
  let sum = left.reduce((total, each) => total + each, 0);
  let extreme = 1;
  const signs = left.map(() => 1);
  const ways = 2 ** left.length;
  for (let way = 1; way < ways; way += 1) {
    const flipped = Math.trunc(Math.log2(way & -way));
    signs[flipped] = -(signs[flipped] ?? 1);
    sum += 2 * (signs[flipped] ?? 1) * (left[flipped] ?? 0);
    if (Math.abs(sum) >= seen) extreme += 1;
  }
  return extreme / ways;
}

/**
 * Half of the interval that an experiment is likely to have, in the unit of the values: from simulations of such experiments
 * (400 a cell), in standard deviations of the outcome at a persistence of 0, 0.4 and 0.8, and narrower with the root of the length.
 */
export function expectedHalfWidth(deviation: number, rho: number, pairs: number): number {
  const [none, some, much] = [1.01, 0.8, 0.46];
  const share = Math.max(0, Math.min(0.8, rho)) / 0.4;
  const ofTwoWeeks = share <= 1 ? none + (some - none) * share : some + (much - some) * (share - 1);
  return deviation * ofTwoWeeks * Math.sqrt(7 / pairs);
}

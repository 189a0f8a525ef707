import { type ColumnGroup } from '../acts/labels.js';
import { toShares } from './softmax.js';

/** Scores of something that the model had not learnt from, and which column was right. */
export interface Held {
  readonly scores: Float64Array;
  readonly group: ColumnGroup;
  readonly right: number;
}

const [SOFTEST, SHARPEST] = [0.1, 10];
/** Halvings of the range; ten bits are more than held-out sentences can tell. */
const HALVINGS = 20;

/**
 * The factor that makes shares as sure as they are right: that of the highest likelihood, which is where the score to be
 * expected is the right one's on average. The likelihood has one peak, so halving finds it, and needs no logarithm.
 */
export function sharpnessOf(held: readonly Held[]): number {
  if (held.length === 0) return 1;
  let [low, high] = [SOFTEST, SHARPEST];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (isTooSharp(held, middle)) high = middle;
    else low = middle;
  }
  return low;
}

function isTooSharp(held: readonly Held[], sharpness: number): boolean {
  let surplus = 0;
  for (const { scores, group, right } of held) {
    const shares = Float64Array.from(scores);
    toShares(shares, group, sharpness);
    for (let column = group.from; column < group.to; column++)
      surplus += (shares[column] as number) * (scores[column] as number);
    surplus -= scores[right] as number;
  }
  return surplus > 0;
}

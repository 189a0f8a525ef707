import { meanOf } from '../../../common/statistics/mean.js';
import { type Float } from './days.js';

/** The middle value; NaN of none. */
export function medianOf(values: Float): number {
  const sorted = Float64Array.from(values).toSorted();
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** The unbiased variance; NaN of fewer than two values. */
export function varianceOf(values: Float): number {
  const mean = meanOf(values);
  let sum = 0;
  for (const value of values) sum += (value - mean) ** 2;
  return values.length < 2 ? Number.NaN : sum / (values.length - 1);
}

/** Excess kurtosis: 0 for normal values; NaN where all are the same. */
export function kurtosisOf(values: Float): number {
  const mean = meanOf(values);
  let square = 0;
  let fourth = 0;
  for (const value of values) {
    const distance = (value - mean) ** 2;
    square += distance;
    fourth += distance * distance;
  }
  return (fourth * values.length) / (square * square) - 3;
}

/** Pearson's correlation of two series of one length; NaN where one of them never varies. */
export function pearson(one: Float64Array, other: Float64Array): number {
  const [a, b] = [meanOf(one), meanOf(other)];
  let [ab, aa, bb] = [0, 0, 0];
  for (let i = 0; i < one.length; i += 1) {
    const x = (one[i] ?? 0) - a;
    const y = (other[i] ?? 0) - b;
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return ab / Math.sqrt(aa * bb);
}

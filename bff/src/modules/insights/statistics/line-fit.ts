import { studentT975 } from '../../../common/statistics/student-t.js';
import { type PairedDay } from './effect.js';
import { meanOf } from '../../../common/statistics/mean.js';
import { effectivePairs } from './persistence.js';

/** A straight line through days, in the units of both. */
export interface LineFit {
  readonly slope: number;
  /** Of the 95 % interval of the slope. */
  readonly low: number;
  readonly high: number;
  readonly intercept: number;
}

const LEAST_DAYS = 8;

/**
 * Ordinary least squares; the interval of the slope is that of Student’s t over as many independent days as are left once
 * persistence in x and in what the line leaves is counted (Bartlett 1935). `undefined` of fewer than eight days, or where x never varies.
 */
export function lineFit(days: readonly PairedDay[]): LineFit | undefined {
  if (days.length < LEAST_DAYS) return undefined;
  const [meanX, meanY] = [meanOf(days.map(({ x }) => x)), meanOf(days.map(({ y }) => y))];
  const apart = Float64Array.from(days, ({ x }) => x - meanX);
  const spread = apart.reduce((sum, each) => sum + each * each, 0);
  if (spread === 0) return undefined;
  const slope = days.reduce((sum, { y }, i) => sum + (apart[i] ?? 0) * (y - meanY), 0) / spread;
  const rest = Float64Array.from(days, ({ y }, i) => y - meanY - slope * (apart[i] ?? 0));
  const independent = Math.max(4, effectivePairs(apart, rest));
  const variance = rest.reduce((sum, each) => sum + each * each, 0) / (days.length - 2);
  const error = Math.sqrt((variance / spread) * (days.length / independent));
  const half = studentT975(independent - 2) * error;
  return { slope, low: slope - half, high: slope + half, intercept: meanY - slope * meanX };
}

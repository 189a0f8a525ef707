import { meanOf } from '../../../common/statistics/mean.js';

/** A step in level. */
export interface ChangePoint {
  /** Index of the first value after it. */
  readonly at: number;
  /** Means of the values before and after. */
  readonly before: number;
  readonly after: number;
  readonly statistic: number;
}

/** At least so many values on each side. */
const LEAST_SIDE = 10;
/**
 * Calibrated by simulation, 2,000 series of 90 days a cell: false in 0.5, 2.6 and 6.5 % at a persistence of 0, 0.4 and 0.8.
 */
export const CHANGE_THRESHOLD = 3.6;

/**
 * One step in level: the greatest standardised difference of means (CUSUM: Page, Biometrika 41, 1954), over the long-run
 * standard deviation of an AR(1) whose persistence is estimated with the step taken out. `undefined` where there is none, or of
 * fewer than 30 values.
 */
export function changePoint(values: Float64Array, threshold = CHANGE_THRESHOLD): ChangePoint | undefined {
  if (values.length < 3 * LEAST_SIDE) return undefined;
  const { at, gap } = widest(values);
  if (gap === 0) return undefined;
  const before = meanOf(values.subarray(0, at));
  const after = meanOf(values.subarray(at));
  const rest = values.map((value, i) => value - (i < at ? before : after));
  const statistic = gap / longRunDeviation(rest);
  return statistic >= threshold ? { at, before, after, statistic } : undefined;
}

function widest(values: Float64Array): { at: number; gap: number } {
  const n = values.length;
  const total = meanOf(values) * n;
  let widestGap = { at: 0, gap: 0 };
  let sum = 0;
  for (let at = 1; at <= n - LEAST_SIDE; at += 1) {
    sum += values[at - 1] ?? 0;
    if (at < LEAST_SIDE) continue;
    const gap = Math.abs(sum / at - (total - sum) / (n - at)) * Math.sqrt((at * (n - at)) / n);
    if (gap > widestGap.gap) widestGap = { at, gap };
  }
  return widestGap;
}

function longRunDeviation(rest: Float64Array): number {
  const n = rest.length;
  let [cross, square] = [0, 0];
  for (let i = 0; i < n; i += 1) {
    square += (rest[i] ?? 0) ** 2;
    if (i > 0) cross += (rest[i] ?? 0) * (rest[i - 1] ?? 0);
  }
  if (square === 0) return Number.MIN_VALUE;
  const rho = Math.max(0, Math.min(0.95, ((cross / square) * n + 2) / (n - 4)));
  return Math.sqrt((square / (n - 2)) * ((1 + rho) / (1 - rho)));
}

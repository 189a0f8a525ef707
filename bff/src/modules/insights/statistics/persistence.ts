import { meanOf } from '../../../common/statistics/mean.js';

/** Paired days, the earliest first: gaps between them count. */
export interface Paired {
  readonly days: Int32Array;
  readonly values: Float64Array;
}

const LEAST_NEIGHBOURS = 10;
const LEAST = -0.5;
const MOST = 0.97;

/**
 * How much of a day's value the next day keeps: the autocorrelation of neighbouring days, with its bias of short series
 * taken off (Kendall, Biometrika 41, 1954: −(1 + 3ρ) / n, and −(2 + 4ρ) / n after a trend).
 * @param isAdjusted whether a trend was taken out
 */
export function persistence({ days, values }: Paired, isAdjusted: boolean): number {
  const n = values.length;
  const mean = meanOf(values);
  let [cross, neighbours, square] = [0, 0, 0];
  let before = Number.NaN;
  for (let i = 0; i < n; i += 1) {
    const value = (values[i] ?? 0) - mean;
    square += value * value;
    if (i > 0 && (days[i] ?? 0) - (days[i - 1] ?? 0) === 1) {
      cross += value * before;
      neighbours += 1;
    }
    before = value;
  }
  if (neighbours < LEAST_NEIGHBOURS || square === 0) return 0;
  const r = cross / neighbours / (square / n);
  const [constant, factor] = isAdjusted ? [2, 4] : [1, 3];
  return Math.max(LEAST, Math.min(MOST, (r * n + constant) / (n - 1 - factor)));
}

/**
 * What the value before, k days earlier, did not foretell of each value, all of one variance: the filter of Cochrane and
 * Orcutt (J. Am. Stat. Assoc. 44, 1949), with the exact form of an AR(1) for a gap, ρᵏ. The first day falls out.
 */
export function innovations({ days, values }: Paired, rho: number): Float64Array {
  const out = new Float64Array(values.length - 1);
  for (let i = 1; i < values.length; i += 1) {
    const gap = (days[i] ?? 0) - (days[i - 1] ?? 0);
    const kept = gap === 1 ? rho : rho ** gap;
    const scale = gap === 1 ? 1 : Math.sqrt((1 - kept * kept) / (1 - rho * rho));
    out[i - 1] = ((values[i] ?? 0) - kept * (values[i - 1] ?? 0)) / scale;
  }
  return out;
}

/** The autocorrelation at a lag of values whose mean is 0. */
export function autocorrelation(values: Float64Array, lag: number): number {
  let [cross, square] = [0, 0];
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? 0;
    square += value * value;
    if (i >= lag) cross += value * (values[i - lag] ?? 0);
  }
  return square === 0 ? 0 : cross / square;
}

const WEEK = 7;
/** What is seen over a few hundred turns is itself uncertain: by simulation, this keeps noise on top of persistence below a tenth. */
const CAUTION = 1.4;

/**
 * How much more than by chance two series hang together when one is turned against the other by more than a week, to any
 * distance: 1 where they are white. What an AR(1) does not describe (a step, noise on top) shows here, where seven lags miss it.
 */
export function shiftedInflation(one: Float64Array, other: Float64Array): number {
  const n = one.length;
  const squares = (values: Float64Array): number => values.reduce((sum, value) => sum + value * value, 0);
  let [sum, shifts] = [0, 0];
  for (let shift = WEEK + 1; shift < n - WEEK; shift += 1) {
    let cross = 0;
    for (let i = 0; i < n; i += 1)
      cross += (one[i] ?? 0) * (other[i + shift < n ? i + shift : i + shift - n] ?? 0);
    sum += cross * cross;
    shifts += 1;
  }
  const chance = (squares(one) * squares(other)) / n;
  return shifts === 0 || chance === 0 ? 1 : sum / shifts / chance;
}

/**
 * As how many independent pairs the pairs of two series count: what is left of autocorrelation in both makes them fewer
 * (Bartlett, J. R. Stat. Soc. 98, 1935, over seven lags); never more than there are.
 */
export function effectivePairs(one: Float64Array, other: Float64Array): number {
  const n = one.length;
  let inflation = 1;
  for (let lag = 1; lag <= WEEK; lag += 1) {
    inflation += 2 * (1 - lag / n) * autocorrelation(one, lag) * autocorrelation(other, lag);
  }
  const shifted = 1 + CAUTION * (shiftedInflation(one, other) - 1);
  return n / Math.max(1, inflation, shifted);
}

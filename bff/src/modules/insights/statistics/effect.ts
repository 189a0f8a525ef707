import { meanOf } from '../../../common/statistics/mean.js';

/** How y differs after high and low days of x, in the unit of y. */
export interface Effect {
  /** Mean of y after the upper third of days of x less that after the lower third. */
  readonly difference: number;
  /** Up to there a day of x is a low one, and from there on a high one, in the unit of x. */
  readonly lowUpTo: number;
  readonly highFrom: number;
  readonly afterLow: number;
  readonly afterHigh: number;
}

/** A day of y with what x was `lag` days before. */
export interface PairedDay {
  /** Index of the day of y. */
  readonly day: number;
  readonly x: number;
  readonly y: number;
}

/** All days that have both. */
export function pairedDays(x: Float64Array, y: Float64Array, lag: number): PairedDay[] {
  const days: PairedDay[] = [];
  for (let day = lag; day < y.length; day += 1) {
    const pair = { day, x: x[day - lag] ?? Number.NaN, y: y[day] ?? Number.NaN };
    if (!Number.isNaN(pair.x) && !Number.isNaN(pair.y)) days.push(pair);
  }
  return days;
}

/**
 * From the values as they were measured. Equal values of x stay together, so that a third may be more or less of the days;
 * `undefined` where the thirds cannot be told apart.
 */
export function effectOf(days: readonly PairedDay[]): Effect | undefined {
  const sorted = days.map(({ x }) => x).toSorted((one, other) => one - other);
  const lowUpTo = sorted[Math.ceil(sorted.length / 3) - 1];
  const highFrom = sorted[Math.floor((sorted.length * 2) / 3)];
  if (lowUpTo === undefined || highFrom === undefined || lowUpTo >= highFrom) return undefined;
  const afterLow = meanOf(days.filter(({ x }) => x <= lowUpTo).map(({ y }) => y));
  const afterHigh = meanOf(days.filter(({ x }) => x >= highFrom).map(({ y }) => y));
  return { difference: afterHigh - afterLow, lowUpTo, highFrom, afterLow, afterHigh };
}

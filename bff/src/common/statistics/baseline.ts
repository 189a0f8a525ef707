/** What is usual for one person: the middle of their own days and how far most of them lie from it. */
export interface Baseline {
  readonly median: number;
  /** Median absolute deviation, scaled by 1.4826 so that it estimates a standard deviation. */
  readonly spread: number;
  /** The usual range: the median with one spread to each side. */
  readonly low: number;
  readonly high: number;
  /** Days that were measured. */
  readonly days: number;
}

/** From so many measured days on it is told; of fewer it would be a guess. */
export const LEAST_BASELINE_DAYS = 7;
/** Of so many days before today. */
export const BASELINE_DAYS = 60;
/**
 * Makes the median absolute deviation of normal values a standard deviation: 1 / Φ⁻¹(3/4).
 * Rousseeuw and Croux, "Alternatives to the Median Absolute Deviation", JASA 88 (1993), p. 1273.
 */
export const MAD_SCALE = 1.4826;

/** @throws RangeError where there are no values */
export function medianOf(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('A median needs at least one value.');
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** The usual range of day values; undefined of too few. */
export function baselineOf(values: readonly number[]): Baseline | undefined {
  if (values.length < LEAST_BASELINE_DAYS) return undefined;
  const median = medianOf(values);
  const spread = MAD_SCALE * medianOf(values.map((value) => Math.abs(value - median)));
  return { median, spread, low: median - spread, high: median + spread, days: values.length };
}

import { medianOf } from './moments.js';

const DAYS_BEFORE = 28;
const LEAST_DAYS = 14;
/** Makes the median absolute deviation of normal values a standard deviation (Rousseeuw and Croux, JASA 88, 1993). */
const MAD_SCALE = 1.4826;
/** So far from the usual is told at once: about 1 false one a metric and year. */
export const FAR = 4;
/** So far is told from the second day in a row on the same side. */
export const FAR_TWICE = 3;

/** How far a day is from the middle of the 28 days before, in spreads; NaN with fewer than 14 of them, or none that varies. */
export function distanceFromUsual(values: Float64Array, day: number): number {
  const before = values.subarray(Math.max(0, day - DAYS_BEFORE), day).filter((value) => !Number.isNaN(value));
  if (before.length < LEAST_DAYS) return Number.NaN;
  const middle = medianOf(before);
  const spread = MAD_SCALE * medianOf(before.map((value) => Math.abs(value - middle)));
  return spread > 0 ? ((values[day] ?? Number.NaN) - middle) / spread : Number.NaN;
}

/** A day unlike the four weeks before it: far off alone, or less far on two days in a row on the same side. */
export function isUnusual(values: Float64Array, day: number): boolean {
  const distance = distanceFromUsual(values, day);
  if (Math.abs(distance) >= FAR) return true;
  const before = distanceFromUsual(values, day - 1);
  return Math.abs(distance) >= FAR_TWICE && Math.abs(before) >= FAR_TWICE && distance * before > 0;
}

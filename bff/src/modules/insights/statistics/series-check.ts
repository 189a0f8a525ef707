import { adjusted } from './adjust.js';
import { changePoint } from './change-point.js';
import { measured } from './days.js';
import { kurtosisOf } from './moments.js';
import { innovations, persistence } from './persistence.js';
import { scoresOfDays } from './ranks.js';
import { isWhite } from './whiteness.js';

/** Why a series gets no nightly findings. */
export const CHECK_FAILURES = ['few_days', 'yes_no', 'mostly_one_value', 'step', 'not_white'] as const;
export type CheckFailure = (typeof CHECK_FAILURES)[number];

/** A correlation of fewer days is noise. */
export const LEAST_DAYS = 30;
/** Normal values of a few months rarely have as much: from there on their ranks are looked at from the beginning. */
const HEAVY_TAILS = 1.5;
const MOST_OF_ONE_VALUE = 0.6;

/** What the values themselves rule out, on whichever side of a pair. */
export function checkValues(values: Float64Array): CheckFailure | undefined {
  const there = measured(values);
  if (there.length < LEAST_DAYS) return 'few_days';
  const counts = new Map<number, number>();
  for (const value of there) counts.set(value, (counts.get(value) ?? 0) + 1);
  if (counts.size <= 2) return 'yes_no';
  return Math.max(...counts.values()) > MOST_OF_ONE_VALUE * there.length ? 'mostly_one_value' : undefined;
}

/**
 * Whether the filter leaves white noise of an outcome: where it does not, chance looks like a finding. Looked for are a step
 * and what is left of autocorrelation over a week; the latter may yet be what a cause of another persistence has put there.
 * @param ready as `readyForTest` gives it
 */
export function checkOutcome(ready: Float64Array): CheckFailure | undefined {
  const values = measured(ready);
  if (changePoint(values)) return 'step';
  const days = Int32Array.from(ready.keys()).filter((day) => !Number.isNaN(ready[day] ?? Number.NaN));
  const series = { days, values };
  const left = innovations(series, persistence(series, true));
  return isWhite(left) ? undefined : 'not_white';
}

/**
 * What is tested of a series: its values less weekday and trend. Heavy tails are ranked before, as one far value would leave
 * its mark on a weekday and a trend; other series keep their values, which finds more.
 */
export function readyForTest(values: Float64Array, firstWeekday: number): Float64Array {
  const isHeavy = kurtosisOf(measured(values)) > HEAVY_TAILS;
  return adjusted(isHeavy ? scoresOfDays(values) : values, firstWeekday);
}

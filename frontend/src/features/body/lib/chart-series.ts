import type { ReadingChart } from '../../../shared/readings/api/readings.api';
import type { Period } from './period';

export interface Series {
  times: number[];
  values: number[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const STEPS: Readonly<Record<ReadingChart['bucket'], number>> = {
  minutes: 5 * MINUTE_MS,
  hour: 60 * MINUTE_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
};
/** Of the mean that smooths days. */
const MEAN_DAYS = 7;
/** Fewer have no course that a mean could show. */
const LEAST_FOR_MEAN = 14;

export function seriesOf({ points }: Pick<ReadingChart, 'points'>): Series {
  return { times: points.map(({ at }) => Date.parse(at)), values: points.map(({ value }) => value) };
}

/** How far apart values are as a rule: what is measured once a week is not missing on the days between. */
export function usualStep({ bucket }: Pick<ReadingChart, 'bucket'>, { times }: Series): number {
  const distances = times.slice(1).map((at, index) => at - (times[index] ?? at));
  const middle = distances.toSorted((one, other) => one - other)[Math.floor(distances.length / 2)];
  return Math.max(STEPS[bucket], middle ?? 0);
}

/** The mean of the seven days up to each; undefined where days are few or far apart. */
export function weekMean({ bucket }: Pick<ReadingChart, 'bucket'>, series: Series): number[] | undefined {
  const { times, values } = series;
  if (bucket !== 'day' || times.length < LEAST_FOR_MEAN || usualStep({ bucket }, series) > 2 * DAY_MS)
    return undefined;
  let start = 0;
  return times.map((at, index) => {
    // To half a day: a day on which the clocks change has 23 or 25 hours.
    while ((times[start] ?? at) <= at - (MEAN_DAYS - 0.5) * DAY_MS) start++;
    return meanOf(values.slice(start, index + 1));
  });
}

/** An earlier period laid over a later one, so many milliseconds on. */
export function movedBy(series: Series, ms: number): Series {
  return { ...series, times: series.times.map((at) => at + ms) };
}

/** Half a step around the period, so that the first and the last value keep clear of its edges. */
export function chartSpan(
  { bucket }: Pick<ReadingChart, 'bucket'>,
  { from, before }: Period,
): {
  from: number;
  to: number;
} {
  const half = halfStep(bucket);
  return { from: from.getTime() - half, to: before.getTime() - half - 1 };
}

/** Where a moment stands on that axis: a day is drawn around its beginning. */
export function placeOf({ bucket }: Pick<ReadingChart, 'bucket'>, moment: number): number {
  return moment - halfStep(bucket);
}

function halfStep(bucket: ReadingChart['bucket']): number {
  return bucket === 'day' || bucket === 'week' ? STEPS[bucket] / 2 : 0;
}

/** The moment that a place on the time axis stands for. */
export function momentAt({ bucket }: Pick<ReadingChart, 'bucket'>, at: number): Date {
  return new Date(bucket === 'day' || bucket === 'week' ? at + DAY_MS / 2 : at);
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export interface Bin {
  from: number;
  to: number;
  count: number;
}

const BINS = 12;

/** How often values lie where; bins are no finer than the values are written. */
export function binsOf(values: readonly number[], decimals: number): Bin[] {
  const finest = 10 ** -decimals;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const width = Math.max(finest, roundUp((most - least || finest) / BINS));
  const first = Math.floor(least / width);
  const count = Math.floor(most / width) - first + 1;
  const bins = Array.from({ length: count }, (_, index) => ({
    from: (first + index) * width,
    to: (first + index + 1) * width,
    count: 0,
  }));
  for (const value of values) {
    const bin = bins[Math.min(count - 1, Math.max(0, Math.floor(value / width) - first))];
    if (bin) bin.count++;
  }
  return bins;
}

/** The value below which that share of them lies, between two by their distance. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  return low + ((sorted[Math.ceil(place)] ?? low) - low) * (place % 1);
}

/** 1, 2, 2.5, 5, 10, … */
function roundUp(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  return power * ([1, 2, 2.5, 5].find((step) => step * power >= width * 0.999) ?? 10);
}

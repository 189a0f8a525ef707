import { beginningOf, dayAt } from '../../common/calendar.js';
import { beginningOfDay } from './charts/buckets.service.js';
import { type Bucket } from './charts/charts.repository.js';
import { type Metric, metricOf } from './metrics.js';
import { type KeptReading } from './reading.js';
import { inShownUnit, shownUnit, type Units } from './units.js';

export interface Point {
  readonly at: Date;
  readonly value: number;
}

/** Readings of one metric as their owner sees them. */
export interface Series {
  readonly metric: Metric;
  readonly unit: string;
  /** The oldest first. Of what adds up one for each day. */
  readonly points: readonly Point[];
}

/** How somebody sees a metric. */
export interface Display {
  readonly units: Units;
  /** Chosen for this metric alone. */
  readonly unit?: string | null;
}

/** A kept value in the unit that is shown, rounded as the metric is. */
export function shownValue(metric: Metric, value: number, { units, unit }: Display): number {
  const scale = 10 ** metric.decimals;
  return Math.round(inShownUnit(metric, value, units, unit) * scale) / scale;
}

/** Readings as they are. */
export function toSeries(name: string, kept: readonly KeptReading[], display: Display): Series {
  const metric = metricOf(name, kept.at(-1)?.ownUnit);
  const points = kept.map(({ effectiveAt, value }) => ({
    at: effectiveAt,
    value: shownValue(metric, value, display),
  }));
  return { metric, unit: shownUnit(metric, display.units, display.unit), points };
}

/** Days added up, or their means; of hours the means. */
export function seriesOfBuckets(
  metric: Metric,
  buckets: readonly Bucket[],
  { timeZone, by, ...display }: Display & { readonly timeZone: string; readonly by: 'day' | 'hour' },
): Series {
  const points = buckets.map((bucket) => ({
    at: new Date(by === 'day' ? beginningOfDay(bucket.at, timeZone) : bucket.at),
    value: shownValue(metric, valueOfBucket(metric, bucket), display),
  }));
  return { metric, unit: shownUnit(metric, display.units, display.unit), points };
}

/** What a day or an hour comes to: the sum of what adds up, else the mean. */
export function valueOfBucket({ isSum }: Pick<Metric, 'isSum'>, { sum, n }: Bucket): number {
  return isSum ? sum : sum / n;
}

/** Points of what adds up, one for each day, at the time of the day's last. */
export function byDay(points: readonly Point[], timeZone: string): Point[] {
  const days = Map.groupBy(points, ({ at }) => beginningOf(dayAt(at, timeZone), timeZone).getTime());
  return [...days.values()].map((ofDay) => ({
    at: ofDay.at(-1)?.at ?? new Date(0),
    value: ofDay.reduce((sum, { value }) => sum + value, 0),
  }));
}

import { type Bucket } from '../charts/charts.repository.js';
import { metricOf } from '../metrics.js';
import { valueOfBucket } from '../shown-series.js';

/** The value of today and those of the days before it, oldest first; a day that was not measured is left out. */
export interface OfDays {
  readonly last: number | undefined;
  readonly before: readonly number[];
}

/** Day values by metric. */
export class DayValues {
  private readonly byMetric: Map<string, Bucket[]>;

  constructor(
    buckets: readonly Bucket[],
    /** As a number since 1970-01-01. */
    private readonly today: number,
  ) {
    this.byMetric = Map.groupBy(buckets, ({ metric }) => metric);
  }

  of(metric: string): OfDays {
    const days = this.daysOf(metric);
    const before = [...days].filter(([day]) => day < this.today).toSorted(([one], [other]) => one - other);
    return { last: days.get(this.today), before: before.map(([, value]) => value) };
  }

  /** By the day's number. */
  daysOf(metric: string): Map<number, number> {
    const buckets = this.byMetric.get(metric) ?? [];
    return new Map(buckets.map((bucket) => [bucket.at, valueOfBucket(metricOf(metric), bucket)]));
  }
}

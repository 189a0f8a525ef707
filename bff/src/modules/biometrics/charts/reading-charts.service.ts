import { Injectable } from '@nestjs/common';
import { type Baseline } from '../../../common/statistics/baseline.js';
import { DisplayService } from '../display.service.js';
import { type Metric } from '../metrics.js';
import { type Display, shownValue, valueOfBucket } from '../shown-series.js';
import { BaselinesService } from './baselines.service.js';
import { beginningOfDay, BucketsService, daysWithin, type Reader, type Within } from './buckets.service.js';
import { type ReadingChart, type ReadingChartQuery } from './charts.dto.js';
import { type Bucket } from './charts.repository.js';

const DAY_MS = 86_400_000;
/** Up to so many days the readings themselves are drawn, by a few minutes each; then hours, days and weeks. */
const LONGEST = { minutes: 2, hour: 45, day: 3 * 366 } as const;
const MINUTES = 5;
const WEEK = 7;

type ChartPoint = ReadingChart['points'][number];

/** One metric over a time, as fine as a picture of it can show. */
@Injectable()
export class ReadingChartsService {
  constructor(
    private readonly buckets: BucketsService,
    private readonly baselines: BaselinesService,
    private readonly displays: DisplayService,
  ) {}

  async chart(reader: Reader, { metric: name, ...asked }: ReadingChartQuery): Promise<ReadingChart> {
    const within = { from: new Date(asked.from), before: new Date(asked.before) };
    const own = await this.displays.of(reader.id);
    const metric = await this.displays.metricOf(reader.id, name);
    const { bucket, points } = await this.points(reader, metric, within, own.of(name));
    const usual = await this.baselines.usual(reader, [metric]);
    return {
      ...own.shown(metric),
      bucket,
      points,
      usual: rangeShown(metric, usual.get(name), own.of(name)),
      firstAt: await this.firstAt(reader, metric),
    };
  }

  private async points(
    reader: Reader,
    metric: Metric,
    within: Within,
    display: Display,
  ): Promise<Pick<ReadingChart, 'bucket' | 'points'>> {
    const days = (within.before.getTime() - within.from.getTime()) / DAY_MS;
    const toPoint = pointsOf(metric, display);
    // What is counted by the night or the day has nothing finer than its day, unless a day is looked at.
    const isByDay =
      days > LONGEST.hour || metric.isOfNight === true || (metric.isSum === true && days > LONGEST.minutes);
    if (isByDay) {
      const buckets = await this.buckets.days(reader, [metric], daysWithin(within, reader.timeZone));
      const isLong = days > LONGEST.day;
      const shown = isLong ? byWeek(metric, buckets) : buckets;
      const at = (bucket: Bucket): number => beginningOfDay(bucket.at, reader.timeZone);
      return { bucket: isLong ? 'week' : 'day', points: shown.map((bucket) => toPoint(bucket, at(bucket))) };
    }
    if (days > LONGEST.minutes || metric.isSum) {
      const hours = await this.buckets.hours(reader, metric, within);
      return { bucket: 'hour', points: hours.map((bucket) => toPoint(bucket, bucket.at)) };
    }
    const minutes = await this.buckets.minutes(reader, metric, { ...within, minutes: MINUTES });
    return { bucket: 'minutes', points: minutes.map((bucket) => toPoint(bucket, bucket.at)) };
  }

  private async firstAt({ id, timeZone }: Reader, metric: Metric): Promise<string | null> {
    const first = await this.buckets.firstDay(id, metric);
    return first === undefined ? null : new Date(beginningOfDay(first, timeZone)).toISOString();
  }
}

/** What is usual, in the unit that is shown. */
export function rangeShown(
  metric: Metric,
  found: Baseline | undefined,
  display: Display,
): ReadingChart['usual'] {
  if (!found) return null;
  const shown = (value: number): number => shownValue(metric, value, display);
  return {
    median: shown(found.median),
    low: shown(found.low),
    high: shown(found.high),
    days: found.days,
  };
}

function pointsOf(metric: Metric, display: Display): (bucket: Bucket, at: number) => ChartPoint {
  const shown = (value: number): number => shownValue(metric, value, display);
  return (bucket, at) => ({
    at: new Date(at).toISOString(),
    value: shown(valueOfBucket(metric, bucket)),
    min: shown(bucket.min),
    max: shown(bucket.max),
    n: bucket.n,
  });
}

/** Weeks that begin on Mondays; of what adds up the mean of their days. */
function byWeek(metric: Metric, days: readonly Bucket[]): Bucket[] {
  // The first of January 1970 was a Thursday.
  const weekOf = (day: number): number => Math.floor((day + 3) / WEEK) * WEEK - 3;
  const weeks = Map.groupBy(days, ({ at }) => weekOf(at));
  return [...weeks].map(([at, ofWeek]) => {
    const sum = ofWeek.reduce((total, bucket) => total + bucket.sum, 0);
    const n = ofWeek.reduce((total, bucket) => total + bucket.n, 0);
    return {
      ...{ metric: metric.name, at, n },
      sum: metric.isSum ? sum / ofWeek.length : sum,
      min: Math.min(...ofWeek.map(({ min }) => min)),
      max: Math.max(...ofWeek.map(({ max }) => max)),
    };
  });
}

import { Injectable } from '@nestjs/common';
import { isQuietAt } from '../../../common/quiet-hours.js';
import { BASELINE_DAYS, baselineOf, LEAST_BASELINE_DAYS } from '../../../common/statistics/baseline.js';
import { BucketsService, dayNumber } from '../charts/buckets.service.js';
import { type Metric, metricOf } from '../metrics.js';
import { valueOfBucket } from '../shown-series.js';
import {
  type Finding,
  findingOf,
  type Measured,
  type Outcome,
  outcomeOf,
  type ReadingAlert,
} from './reading-alert.js';

interface AlertView {
  readonly metric: Metric;
  /** In the unit in which the metric is kept; `undefined` while too few days tell what is usual. */
  readonly limit: number | undefined;
  /** Days that tell what is usual. */
  readonly days: number;
  readonly measured: readonly Measured[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** What was measured longer ago says nothing of now. */
const LATELY_MS = 24 * HOUR_MS;
/** Readings are looked at as means of so many minutes: one odd beat ends no hour of them. */
const STEP_MINUTES = 5;
const FINE_MINUTES = 1;
const FINE_UP_TO_MINUTES = 30;
/** A usual that never varies would be left by the smallest change. */
const LEAST_SPREAD_OF_MEDIAN = 0.01;

/** What an alert finds, and whether it is told now. */
export interface Looked extends AlertView {
  readonly finding: Finding;
  readonly outcome: Outcome;
}

/** What an alert looks at. */
@Injectable()
export class AlertReadings {
  constructor(private readonly buckets: BucketsService) {}

  /** Nothing is changed by it. */
  async look(userId: string, alert: ReadingAlert, now: Date): Promise<Looked> {
    const view = await this.view(userId, alert, now);
    const finding: Finding =
      view.limit === undefined
        ? { holds: false, since: null, value: view.measured.at(-1)?.value ?? null }
        : findingOf(alert, view.limit, view.measured);
    const { quietFrom: from, quietUntil: until, timeZone } = alert;
    const isQuiet = from !== null && until !== null && isQuietAt(now, { from, until }, timeZone);
    return { ...view, finding, outcome: outcomeOf(alert, finding, { now, isQuiet }) };
  }

  private async view(userId: string, alert: ReadingAlert, now: Date): Promise<AlertView> {
    const metric = metricOf(alert.metric);
    const [usual, measured] = await Promise.all([
      this.limit(userId, metric, alert, now),
      this.measured(userId, metric, alert, now),
    ]);
    return { metric, ...usual, measured };
  }

  private async limit(
    userId: string,
    metric: Metric,
    { condition, threshold, timeZone }: ReadingAlert,
    now: Date,
  ): Promise<Pick<AlertView, 'limit' | 'days'>> {
    if (condition === 'above' || condition === 'below')
      return { limit: threshold, days: LEAST_BASELINE_DAYS };
    const today = dayNumber(now, timeZone);
    const days = { from: today - BASELINE_DAYS, before: today };
    const found = await this.buckets.days({ id: userId, timeZone }, [metric], days);
    const baseline = baselineOf(found.map((bucket) => valueOfBucket(metric, bucket)));
    if (!baseline) return { limit: undefined, days: found.length };
    const spread = Math.max(baseline.spread, LEAST_SPREAD_OF_MEDIAN * Math.abs(baseline.median));
    const side = condition === 'above_usual' ? 1 : -1;
    return { limit: baseline.median + side * threshold * spread, days: found.length };
  }

  private async measured(
    userId: string,
    metric: Metric,
    { minutes, timeZone }: ReadingAlert,
    now: Date,
  ): Promise<Measured[]> {
    const reader = { id: userId, timeZone };
    if (metric.isSum) {
      const today = dayNumber(now, timeZone);
      const found = await this.buckets.days(reader, [metric], { from: today, before: today + 1 });
      return found.map((bucket) => ({ from: now, to: now, value: valueOfBucket(metric, bucket) }));
    }
    const step = minutes <= FINE_UP_TO_MINUTES ? FINE_MINUTES : STEP_MINUTES;
    const from = new Date(now.getTime() - Math.max(LATELY_MS, minutes * MINUTE_MS + HOUR_MS));
    const before = new Date(now.getTime() + MINUTE_MS);
    const found = await this.buckets.minutes(reader, metric, { from, before, minutes: step });
    return found
      .toSorted((one, other) => one.at - other.at)
      .map((bucket) => ({
        from: new Date(bucket.at),
        to: new Date(Math.min(now.getTime(), bucket.at + step * MINUTE_MS)),
        value: valueOfBucket(metric, bucket),
      }));
  }
}

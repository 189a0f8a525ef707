import { Injectable } from '@nestjs/common';
import { beginningOf, dayAt, dayOf } from '../../../common/calendar.js';
import { type Metric, metricAndParts } from '../metrics.js';
import { type SeriesRow, SeriesRepository } from '../points/series.repository.js';
import {
  type Bucket,
  ChartsRepository,
  type DayRange,
  type LatestPoint,
  type Members,
} from './charts.repository.js';

export interface Reader {
  readonly id: string;
  /** IANA name; what adds up does so by the days in it. */
  readonly timeZone: string;
}

export interface Within {
  readonly from: Date;
  readonly before: Date;
}

const DAY_MS = 86_400_000;

/** Readings of a time, added up by day or hour: each counted once, whatever tells of it. */
@Injectable()
export class BucketsService {
  constructor(
    private readonly charts: ChartsRepository,
    private readonly series: SeriesRepository,
  ) {}

  /** By day: `at` is the day's number since 1970-01-01. */
  async days(reader: Reader, metrics: readonly Metric[], days: DayRange): Promise<Bucket[]> {
    const series = await this.series.findAll(reader.id);
    // A night is told whole by one source; what adds up over a day may be told by each of several in part.
    const isShared = (metric: Metric): boolean =>
      metric.isSum === true && metric.isOfNight !== true && sourcesOf(metric, series) > 1;
    const shared = metrics.filter(isShared);
    const within = { ...momentsOf(days, reader.timeZone), timeZone: reader.timeZone };
    const [whole, merged] = await Promise.all([
      this.charts.days(reader.id, membersOf(metrics.filter((metric) => !isShared(metric))), days),
      shared.length === 0 ? [] : this.charts.daysFromHours(reader.id, membersOf(shared), within),
    ]);
    return [...whole, ...merged];
  }

  /** Of each metric the reading measured last. */
  latest(userId: string): Promise<LatestPoint[]> {
    return this.charts.latest(userId);
  }

  /** When that metric was measured first: its day since 1970-01-01. */
  firstDay(userId: string, metric: Metric): Promise<number | undefined> {
    return this.charts.firstDay(userId, [metric]);
  }

  /** By hour: `at` is its beginning, in milliseconds since 1970. */
  hours({ id }: Reader, metric: Metric, { from, before }: Within): Promise<Bucket[]> {
    return this.charts.hours(id, membersOf([metric]), from, before);
  }

  minutes({ id }: Reader, metric: Metric, within: Within & { readonly minutes: number }): Promise<Bucket[]> {
    return this.charts.minutes(id, membersOf([metric]), within);
  }
}

/** The days in which a time lies, as numbers since 1970-01-01. */
export function daysWithin({ from, before }: Within, timeZone: string): DayRange {
  const last = new Date(Math.max(from.getTime(), before.getTime() - 1));
  return { from: dayNumber(from, timeZone), before: dayNumber(last, timeZone) + 1 };
}

export function dayNumber(at: Date, timeZone: string): number {
  return dayAt(at, timeZone).getTime() / DAY_MS;
}

/** When the day begins there, in milliseconds since 1970. */
export function beginningOfDay(number: number, timeZone: string): number {
  return beginningOf(dayOf(1970, 0, 1 + number), timeZone).getTime();
}

function momentsOf({ from, before }: DayRange, timeZone: string): Within {
  return {
    from: new Date(beginningOfDay(from, timeZone)),
    before: new Date(beginningOfDay(before, timeZone)),
  };
}

function membersOf(metrics: readonly Metric[]): Members[] {
  return metrics.map((metric) => ({ metric: metric.name, names: metricAndParts(metric) }));
}

function sourcesOf(metric: Metric, series: readonly SeriesRow[]): number {
  const names = metricAndParts(metric);
  const own = series.filter(({ metric: name }) => names.includes(name));
  return new Set(own.map(({ origin, source, device }) => JSON.stringify([origin, source, device]))).size;
}

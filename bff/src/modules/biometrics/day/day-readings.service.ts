import { Injectable } from '@nestjs/common';
import { BucketsService, type Reader } from '../charts/buckets.service.js';
import { type DayRange, type LatestPoint } from '../charts/charts.repository.js';
import { DisplayService } from '../display.service.js';
import { KNOWN_METRICS, type Metric, metricAndParts, metricOf, metricPlace } from '../metrics.js';
import { ReadingsRepository, type Within } from '../readings.repository.js';
import { shownValue, valueOfBucket } from '../shown-series.js';
import { DayReadingsRepository } from './day-readings.repository.js';

const SLEEP = 'sleep-duration';

interface ShownMetric {
  readonly metric: string;
  readonly label: string;
  /** As the user chose to see it. */
  readonly unit: string;
  readonly decimals: number;
}

/** One metric, a value a day: the sum of what adds up, else the mean. Days are numbers since 1970-01-01. */
export interface DailySeries extends ShownMetric {
  readonly values: ReadonlyMap<number, number>;
}

export interface MeasuredSeries extends DailySeries {
  /** As a sentence calls it. */
  readonly noun: string;
  readonly group: Metric['group'];
  readonly isSample: boolean;
}

export interface ToldOfDay extends ShownMetric {
  readonly value: number;
  readonly at: Date;
  readonly isSample: boolean;
}

/** When somebody slept, as the source with most of the night tells it. */
export interface Night {
  readonly from: Date;
  readonly to: Date;
  readonly source: string;
  readonly stages: readonly { readonly metric: string; readonly from: Date; readonly to: Date }[];
}

/** Readings as a day shows them. */
@Injectable()
export class DayReadingsService {
  constructor(
    private readonly days: DayReadingsRepository,
    private readonly buckets: BucketsService,
    private readonly readings: ReadingsRepository,
    private readonly displays: DisplayService,
  ) {}

  /** Every metric that was measured in these days, in the order of the Body screen. */
  async series(reader: Reader, days: DayRange): Promise<MeasuredSeries[]> {
    const own = await this.displays.of(reader.id);
    const latest = await this.buckets.latest(reader.id);
    const metrics = measured(latest);
    const samples = new Set(latest.filter(({ origin }) => origin === 'sample').map(({ metric }) => metric));
    const ofMetric = Map.groupBy(await this.buckets.days(reader, metrics, days), ({ metric }) => metric);
    return metrics
      .toSorted((one, other) => metricPlace(one.name) - metricPlace(other.name))
      .flatMap((metric) => {
        const display = own.of(metric.name);
        const buckets = ofMetric.get(metric.name) ?? [];
        const { label, unit, decimals, isHidden } = own.shown(metric);
        if (buckets.length === 0 || isHidden) return [];
        const values = new Map(
          buckets.map((bucket) => [bucket.at, shownValue(metric, valueOfBucket(metric, bucket), display)]),
        );
        const isSample = metricAndParts(metric).some((name) => samples.has(name));
        const { name, noun, group } = metric;
        return [{ ...{ metric: name, noun, group, isSample }, label, unit, decimals, values }];
      });
  }

  /** How many readings count to that day ("2026-11-26"). */
  count(userId: string, day: string): Promise<number> {
    return this.days.count(userId, day);
  }

  /** What somebody told or entered themselves, the earliest first; what devices sent is in the figures. */
  async told({ id }: Reader, within: Within): Promise<ToldOfDay[]> {
    const own = await this.displays.of(id);
    const kept = await this.readings.findTold(id, within);
    return kept.map(({ metric: name, ownUnit, value, effectiveAt, origin }) => {
      const metric = metricOf(name, ownUnit);
      const { label, unit, decimals } = own.shown(metric);
      return {
        ...{ metric: name, label, unit, decimals },
        value: shownValue(metric, value, own.of(name)),
        at: effectiveAt,
        isSample: origin === 'sample',
      };
    });
  }

  /** The night that ended on that day; undefined where none was told with its times. */
  async night(userId: string, day: string): Promise<Night | undefined> {
    const stretches = await this.days.night(userId, day, metricAndParts(metricOf(SLEEP)));
    const bySource = [...Map.groupBy(stretches, ({ source }) => source)];
    const lasting = (ofSource: typeof stretches): number =>
      ofSource.reduce((sum, { seconds }) => sum + seconds, 0);
    const [longest] = bySource.toSorted(([, one], [, other]) => lasting(other) - lasting(one));
    const first = longest?.[1][0];
    if (!longest || !first) return undefined;
    const [source, slept] = longest;
    const stages = slept.map(({ metric, at, seconds }) => ({
      metric,
      from: at,
      to: new Date(at.getTime() + seconds * 1_000),
    }));
    const end = Math.max(...stages.map(({ to }) => to.getTime()));
    return { from: first.at, to: new Date(end), source, stages };
  }
}

/** What has readings, or is the sum of what has: hours asleep are told by their stages. */
function measured(latest: readonly LatestPoint[]): Metric[] {
  const names = new Set(latest.map(({ metric }) => metric));
  const known = new Set(KNOWN_METRICS.map(({ name }) => name));
  return [
    ...KNOWN_METRICS.filter((metric) => metricAndParts(metric).some((name) => names.has(name))),
    ...latest
      .filter(({ metric }) => !known.has(metric))
      .map(({ metric, ownUnit }) => metricOf(metric, ownUnit)),
  ];
}

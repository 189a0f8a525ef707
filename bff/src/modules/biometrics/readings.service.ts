import { Injectable } from '@nestjs/common';
import { type EntrySource } from '../../common/channel.js';
import { Clock } from '../../common/clock.js';
import { zoneOffset } from '../../common/wall-clock.js';
import { SettingsService } from '../users/settings/settings.service.js';
import { metricOf, metricTitle } from './metrics.js';
import {
  BucketsService,
  beginningOfDay,
  dayNumber,
  daysWithin,
  type Reader,
} from './charts/buckets.service.js';
import { type Bucket } from './charts/charts.repository.js';
import { type KeptReading, originOf } from './reading.js';
import { type ReadingSeries, type ReadingsQuery, type ReadingSummary } from './readings.dto.js';
import { ReadingChangedSince } from './readings.errors.js';
import { ReadingsRepository, type Within } from './readings.repository.js';
import { keptValue, ownValue, type ToldReading } from './reading-values.js';
import { byDay, type Series, seriesOfBuckets, shownValue, toSeries } from './shown-series.js';
import { inKeptUnit, shownUnit } from './units.js';

export { BLOOD_PRESSURE, BLOOD_PRESSURE_PARTS, type Metric, metricOf } from './metrics.js';
export type { KeptReading } from './reading.js';

export { spokenValue, type ToldReading } from './reading-values.js';
export type { Point, Series } from './shown-series.js';

/** More than these of one metric are told by their hours or days. */
const MOST_SINGLE = 1_000;
/** A time of so many days is read by hours, a longer one by days. */
const LONGEST_BY_HOUR_DAYS = 45;
/** How far back a limit is looked for. */
const LONGEST_BACK_DAYS = 20 * 366;

/** What people measure of themselves. */
@Injectable()
export class ReadingsService {
  constructor(
    private readonly readings: ReadingsRepository,
    private readonly buckets: BucketsService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** Keeps all of them or none. Throws `ReadingRefused` for what cannot be, with a sentence that says why. */
  async log(reader: Reader, source: EntrySource, told: readonly ToldReading[]): Promise<KeptReading[]> {
    return this.readings.add(reader.id, await this.toKept(reader, source, told));
  }

  /** Thousands at once; no two of a metric may have one moment. */
  async logMany(reader: Reader, source: EntrySource, told: readonly ToldReading[]): Promise<void> {
    await this.readings.addMany(reader.id, await this.toKept(reader, source, told));
  }

  private async toKept(
    { id: userId, timeZone }: Reader,
    source: EntrySource,
    told: readonly ToldReading[],
  ): Promise<KeptReading[]> {
    const { units } = await this.settings.get(userId);
    const recordedAt = this.clock.now();
    const kept: KeptReading[] = [];
    const latest = new Map<string, KeptReading | undefined>();
    for (const reading of told) {
      if (!latest.has(reading.metric)) {
        latest.set(reading.metric, await this.readings.findLatest(userId, reading.metric));
      }
      const before = latest.get(reading.metric);
      const metric = metricOf(reading.metric, before?.ownUnit);
      const value = metric.range ? keptValue(metric, reading, units) : ownValue(metric, reading, before);
      const ownUnit = metric.range ? '' : (reading.unit ?? metric.unit);
      const effectiveAt = reading.at ?? recordedAt;
      kept.push({
        ...{ metric: metric.name, value, ownUnit, effectiveAt, recordedAt, source },
        ...{ offsetMinutes: zoneOffset(effectiveAt, timeZone), origin: originOf(source), device: '' },
      });
    }
    return kept;
  }

  /** All of them; throws `ReadingChangedSince`, and none is taken back, where one of them is gone. */
  async revert(userId: string, readings: readonly KeptReading[]): Promise<void> {
    if (!(await this.readings.remove(userId, readings))) throw new ReadingChangedSince();
  }

  async restore(userId: string, readings: readonly KeptReading[]): Promise<void> {
    await this.readings.add(userId, readings);
  }

  async latest(userId: string, metric: string): Promise<Series | undefined> {
    const { units } = await this.settings.get(userId);
    const found = await this.readings.findLatest(userId, metric);
    return found && toSeries(metric, [found], { units });
  }

  /** Undefined where there was none, or none that was told since then. */
  async removeLatest(userId: string, metric: string, since?: Date): Promise<KeptReading | undefined> {
    const found = await this.readings.findLatest(userId, metric);
    if (!found || (since && found.recordedAt < since)) return undefined;
    await this.revert(userId, [found]);
    return found;
  }

  /** The name under which readings are kept, where several may be meant: "HRV" is one of two. */
  async keptName(userId: string, name: string): Promise<string> {
    const { orElse = [] } = metricOf(name);
    if (orElse.length === 0) return name;
    const kept = new Set((await this.buckets.latest(userId)).map(({ metric }) => metric));
    return [name, ...orElse].find((one) => kept.has(one)) ?? name;
  }

  /** When a limit, in the unit that is shown, was passed last: one point, or none. Of what adds up the day's sum counts. */
  async lastBeyond(
    reader: Reader,
    name: string,
    { direction, limit }: { readonly direction: 'last-over' | 'last-under'; readonly limit: number },
  ): Promise<Series> {
    const { units } = await this.settings.get(reader.id);
    const metric = metricOf(name);
    const kept = inKeptUnit(metric, limit, shownUnit(metric, units)) ?? limit;
    const isBeyond = (value: number): boolean => (direction === 'last-over' ? value > kept : value < kept);
    const today = dayNumber(this.clock.now(), reader.timeZone);
    const days = await this.buckets.days(reader, [metric], {
      from: today - LONGEST_BACK_DAYS,
      before: today + 1,
    });
    const extreme = ({ sum, min, max }: Bucket): number =>
      metric.isSum ? sum : direction === 'last-over' ? max : min;
    const day = days.findLast((bucket) => isBeyond(extreme(bucket)));
    const display = { units, timeZone: reader.timeZone };
    if (!day || metric.isSum) return seriesOfBuckets(metric, day ? [day] : [], { ...display, by: 'day' });
    const within = {
      from: new Date(beginningOfDay(day.at - 1, reader.timeZone)),
      before: new Date(beginningOfDay(day.at + 2, reader.timeZone)),
    };
    const found = (await this.readings.findWithin(reader.id, within, name)).findLast(({ value }) =>
      isBeyond(value),
    );
    // Of a day with more readings than are read one by one the day itself is told.
    if (!found)
      return seriesOfBuckets(metric, [{ ...day, sum: extreme(day), n: 1 }], { ...display, by: 'day' });
    return toSeries(name, [found], display);
  }

  /** Of a time. What adds up does so by day; where there are very many the means of hours or days stand for them. */
  async within(reader: Reader, name: string, within: Within): Promise<Series> {
    const { id, timeZone } = reader;
    const { units } = await this.settings.get(id);
    const metric = metricOf(name);
    const days = daysWithin(within, timeZone);
    const byDays = await this.buckets.days(reader, [metric], days);
    const display = { units, timeZone };
    const isWhole =
      beginningOfDay(days.from, timeZone) === within.from.getTime() &&
      beginningOfDay(days.before, timeZone) === within.before.getTime();
    if (metric.isSum && isWhole) return seriesOfBuckets(metric, byDays, { ...display, by: 'day' });
    if (byDays.reduce((sum, { n }) => sum + n, 0) <= MOST_SINGLE) {
      const series = toSeries(name, await this.readings.findWithin(id, within, name), display);
      return metric.isSum ? { ...series, points: byDay(series.points, timeZone) } : series;
    }
    if (metric.isSum || days.before - days.from > LONGEST_BY_HOUR_DAYS)
      return seriesOfBuckets(metric, byDays, { ...display, by: 'day' });
    const byHours = await this.buckets.hours(reader, metric, within);
    return seriesOfBuckets(metric, byHours, { ...display, by: 'hour' });
  }

  async series(reader: Reader, { metric: name, from, before }: ReadingsQuery): Promise<ReadingSeries> {
    const within = { from: new Date(from), before: new Date(before) };
    const { metric, unit, points } = await this.within(reader, name, within);
    return {
      label: metricTitle(metric),
      unit,
      decimals: metric.decimals,
      items: points.map(({ at, value }) => ({ at: at.toISOString(), value })),
    };
  }

  /** Of each metric the latest value or, of what adds up, the sum; the metric measured last comes first. */
  async summary(reader: Reader, within: Within): Promise<ReadingSummary> {
    const { units } = await this.settings.get(reader.id);
    const latest = (await this.buckets.latest(reader.id)).filter(
      ({ at }) => at >= within.from.getTime() && at < within.before.getTime(),
    );
    const metrics = latest.map(({ metric, ownUnit }) => metricOf(metric, ownUnit));
    const sums = await this.buckets.days(
      reader,
      metrics.filter(({ isSum }) => isSum),
      daysWithin(within, reader.timeZone),
    );
    const items = latest.map(({ metric: name, ownUnit, origin, at, value: last }) => {
      const metric = metricOf(name, ownUnit);
      const ofIt = sums.filter((bucket) => bucket.metric === name);
      const value = metric.isSum ? ofIt.reduce((sum, bucket) => sum + bucket.sum, 0) : last;
      return {
        ...{ metric: name, label: metricTitle(metric), decimals: metric.decimals },
        unit: shownUnit(metric, units),
        value: shownValue(metric, value, { units }),
        at: new Date(at).toISOString(),
        isSample: origin === 'sample',
      };
    });
    return { items: items.toSorted((one, other) => other.at.localeCompare(one.at)) };
  }

  removeSample(userId: string): Promise<number> {
    return this.readings.removeSample(userId);
  }

  countSample(userId: string): Promise<number> {
    return this.readings.countSample(userId);
  }

  /** Each kept reading as its owner sees it. */
  async shown(userId: string, readings: readonly KeptReading[]): Promise<Series[]> {
    const { units } = await this.settings.get(userId);
    return readings.map((reading) => toSeries(reading.metric, [reading], { units }));
  }
}

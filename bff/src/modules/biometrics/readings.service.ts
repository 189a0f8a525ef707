import { Injectable } from '@nestjs/common';
import { type EntrySource } from '../../common/channel.js';
import { beginningOf, dayAt } from '../../common/calendar.js';
import { Clock } from '../../common/clock.js';
import { SettingsService } from '../users/settings/settings.service.js';
import { type Metric, metricOf } from './metrics.js';
import { type KeptReading } from './reading.js';
import { type ReadingSeries, type ReadingsQuery, type ReadingSummary } from './readings.dto.js';
import { ReadingChangedSince, ReadingRefused } from './readings.errors.js';
import { ReadingsRepository, type Within } from './readings.repository.js';
import { inKeptUnit, inShownUnit, shownUnit, type Units } from './units.js';

export { BLOOD_PRESSURE, BLOOD_PRESSURE_PARTS, KNOWN_METRICS, type Metric, metricOf } from './metrics.js';
export type { KeptReading } from './reading.js';

const MOST = 1_000_000_000;

/** A reading as it was told; without a unit it is in the one that the user sees. */
export interface ToldReading {
  readonly metric: string;
  readonly value: number;
  readonly unit?: string | undefined;
  /** When it was measured; now, where it was not said. */
  readonly at?: Date | undefined;
}

export interface Point {
  readonly at: Date;
  readonly value: number;
}

/** Readings of one metric as their owner sees them. */
export interface Series {
  readonly metric: Metric;
  readonly unit: string;
  /** The oldest first. Of what adds up one for each day, at the time of the day's last reading. */
  readonly points: readonly Point[];
}

interface Reader {
  readonly id: string;
  /** IANA name; what adds up does so by the days in it. */
  readonly timeZone: string;
}

/** What people measure of themselves. */
@Injectable()
export class ReadingsService {
  constructor(
    private readonly readings: ReadingsRepository,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** Keeps all of them or none. Throws `ReadingRefused` for what cannot be, with a sentence that says why. */
  async log(userId: string, source: EntrySource, told: readonly ToldReading[]): Promise<KeptReading[]> {
    const { units } = await this.settings.get(userId);
    const recordedAt = this.clock.now();
    const kept: KeptReading[] = [];
    for (const reading of told) {
      const before = await this.readings.findLatest(userId, reading.metric);
      const metric = metricOf(reading.metric, before?.ownUnit);
      const value = metric.usual ? keptValue(metric, reading, units) : ownValue(metric, reading, before);
      const ownUnit = metric.usual ? '' : (reading.unit ?? metric.unit);
      const times = { effectiveAt: reading.at ?? recordedAt, recordedAt };
      kept.push({ id: crypto.randomUUID(), metric: metric.name, value, ownUnit, ...times, source });
    }
    await this.readings.add(userId, kept);
    return kept;
  }

  /** All of them; throws `ReadingChangedSince`, and none is taken back, where one of them is gone. */
  async revert(userId: string, ids: readonly string[]): Promise<void> {
    if (!(await this.readings.remove(userId, ids))) throw new ReadingChangedSince();
  }

  restore(userId: string, readings: readonly KeptReading[]): Promise<void> {
    return this.readings.add(userId, readings);
  }

  async latest(userId: string, metric: string): Promise<Series | undefined> {
    const { units } = await this.settings.get(userId);
    const found = await this.readings.findLatest(userId, metric);
    return found && toSeries(found.metric, [found], units);
  }

  /** Undefined where there was none, or none that was told since then. */
  async removeLatest(userId: string, metric: string, since?: Date): Promise<KeptReading | undefined> {
    const found = await this.readings.findLatest(userId, metric);
    if (!found || (since && found.recordedAt < since)) return undefined;
    await this.revert(userId, [found.id]);
    return found;
  }

  async within({ id, timeZone }: Reader, metric: string, within: Within): Promise<Series> {
    const { units } = await this.settings.get(id);
    const series = toSeries(metric, await this.readings.findWithin(id, within, metric), units);
    return series.metric.isSum ? { ...series, points: byDay(series.points, timeZone) } : series;
  }

  async series(reader: Reader, { metric: name, from, before }: ReadingsQuery): Promise<ReadingSeries> {
    const within = { from: new Date(from), before: new Date(before) };
    const { metric, unit, points } = await this.within(reader, name, within);
    return {
      label: labelOf(metric),
      unit,
      decimals: metric.decimals,
      items: points.map(({ at, value }) => ({ at: at.toISOString(), value })),
    };
  }

  /** Of each metric the latest value or, of what adds up, the sum; the metric measured last comes first. */
  async summary(userId: string, within: Within): Promise<ReadingSummary> {
    const { units } = await this.settings.get(userId);
    const byMetric = Map.groupBy(await this.readings.findWithin(userId, within), ({ metric }) => metric);
    const items = [...byMetric].flatMap(([name, kept]) => {
      const { metric, unit, points } = toSeries(name, kept, units);
      const last = points.at(-1);
      if (!last) return [];
      const value = metric.isSum ? points.reduce((sum, point) => sum + point.value, 0) : last.value;
      const isSample = kept.every(({ source }) => source === 'sample');
      const { decimals } = metric;
      const at = last.at.toISOString();
      return [{ metric: name, label: labelOf(metric), unit, decimals, value, at, isSample }];
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
    return readings.map((reading) => toSeries(reading.metric, [reading], units));
  }
}

/** "80.5 kg", "8,000", "97%". */
export function spokenValue(
  value: number,
  { metric, unit }: Pick<Series, 'metric' | 'unit'>,
  locale = 'en',
): string {
  const number = value.toLocaleString(locale, { maximumFractionDigits: metric.decimals });
  if (unit === '') return number;
  return unit === '%' ? `${number}%` : `${number} ${unit}`;
}

function keptValue(metric: Metric, { value, unit }: ToldReading, units: Units): number {
  const said = unit ?? shownUnit(metric, units);
  const kept = metric.unit === '' && unit === undefined ? value : inKeptUnit(metric, value, said);
  if (kept === undefined) throw new ReadingRefused(`“${said}” is no unit of your ${metric.noun}.`);
  const [least, most] = metric.usual ?? [-MOST, MOST];
  if (kept < least || kept > most) {
    const told = spokenValue(value, { metric, unit: unit ?? said });
    throw new ReadingRefused(`A ${metric.noun} of ${told} can’t be right. Please say it again.`);
  }
  return kept;
}

/** One's own metric keeps the unit that it had first. */
function ownValue(metric: Metric, { value, unit }: ToldReading, before: KeptReading | undefined): number {
  if (Math.abs(value) > MOST) throw new ReadingRefused('That number is too large.');
  if (before && unit !== undefined && unit !== before.ownUnit) {
    const own = before.ownUnit === '' ? 'without a unit' : `in ${before.ownUnit}`;
    throw new ReadingRefused(`Your ${metric.noun} is kept ${own} so far. Please say it that way.`);
  }
  return value;
}

function toSeries(name: string, kept: readonly KeptReading[], units: Units): Series {
  const metric = metricOf(name, kept.at(-1)?.ownUnit);
  const scale = 10 ** metric.decimals;
  const points = kept.map(({ effectiveAt, value }) => ({
    at: effectiveAt,
    value: Math.round(inShownUnit(metric, value, units) * scale) / scale,
  }));
  return { metric, unit: shownUnit(metric, units), points };
}

function byDay(points: readonly Point[], timeZone: string): Point[] {
  const days = Map.groupBy(points, ({ at }) => beginningOf(dayAt(at, timeZone), timeZone).getTime());
  return [...days.values()].map((ofDay) => ({
    at: ofDay.at(-1)?.at ?? new Date(0),
    value: ofDay.reduce((sum, { value }) => sum + value, 0),
  }));
}

function labelOf({ noun }: Metric): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

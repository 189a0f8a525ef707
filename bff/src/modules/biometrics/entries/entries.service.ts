import { Injectable } from '@nestjs/common';
import { zoneOffset } from '../../../common/wall-clock.js';
import { type Reader } from '../charts/buckets.service.js';
import { DisplayService } from '../display.service.js';
import { metricOf } from '../metrics.js';
import { ReadingNotFound, ReadingTimeTaken } from '../readings.errors.js';
import { keptValue, ownValue } from '../reading-values.js';
import { ReadingsService } from '../readings.service.js';
import { shownValue } from '../shown-series.js';
import { shownUnit } from '../units.js';
import {
  type CreateReadings,
  type EditReading,
  type ReadingEntries,
  type ReadingEntriesQuery,
  type ReadingEntry,
  type RemovedReading,
} from './entries.dto.js';
import { EntriesRepository, type EntryRow, type PointKey } from './entries.repository.js';

const READING_ID = /^(\d{1,9})-(\d{1,15})$/u;
/** Behind it comes every reading. */
const LATEST: PointKey = { at: Date.parse('9999-12-31T00:00:00Z'), series: 0 };

/** Readings entered, corrected and removed by hand. */
@Injectable()
export class EntriesService {
  constructor(
    private readonly entries: EntriesRepository,
    private readonly readings: ReadingsService,
    private readonly displays: DisplayService,
  ) {}

  async list(userId: string, query: ReadingEntriesQuery): Promise<ReadingEntries> {
    const { metric, before, cursor, limit } = query;
    const start = before === undefined ? LATEST : { at: Date.parse(before) - 1, series: 0 };
    const after = cursor === undefined ? start : keyOf(cursor);
    const rows = await this.entries.list(userId, metricOf(metric), after, limit + 1);
    const items = await this.shown(userId, rows.slice(0, limit));
    return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
  }

  /** Keeps all of them or none. @throws ReadingRefused */
  async create(reader: Reader, { readings }: CreateReadings): Promise<ReadingEntries> {
    const own = await this.displays.of(reader.id);
    const told = readings.map(({ at, unit, ...given }) => ({
      ...given,
      unit: unit ?? own.of(given.metric).unit ?? undefined,
      at: at === undefined ? undefined : new Date(at),
    }));
    const kept = await this.readings.log(reader, 'screen', told);
    return {
      items: await this.shown(reader.id, await this.entries.findKept(reader.id, kept)),
      nextCursor: null,
    };
  }

  /**
   * Puts another value or time in its place. @throws ReadingNotFound @throws ReadingRefused for a value that can't be
   * @throws ReadingTimeTaken
   */
  async edit(
    { id: userId, timeZone }: Reader,
    id: string,
    { value, at }: EditReading,
  ): Promise<ReadingEntry> {
    const row = await this.find(userId, id);
    const moment = at === undefined ? row.at : Date.parse(at);
    const edited: EntryRow = {
      ...row,
      value: value === undefined ? row.value : await this.keptOf(userId, row, value),
      at: moment,
      offsetMinutes: at === undefined ? row.offsetMinutes : zoneOffset(new Date(moment), timeZone),
    };
    if (!(await this.entries.replace(userId, row, edited))) throw new ReadingTimeTaken();
    const [shown] = await this.shown(userId, [edited]);
    if (!shown) throw new ReadingNotFound();
    return shown;
  }

  /** Gives what brings it back as it was. @throws ReadingNotFound */
  async remove(userId: string, id: string): Promise<RemovedReading> {
    const removed = await this.entries.take(userId, keyOf(id));
    if (!removed) throw new ReadingNotFound();
    return { id, ...removed };
  }

  /**
   * Puts a removed reading back into its series, under its import. @throws ReadingNotFound where there is no such series
   * @throws ReadingRefused for a value that can't be @throws ReadingTimeTaken
   */
  async restore(userId: string, { id, ...removed }: RemovedReading): Promise<ReadingEntry> {
    const key = keyOf(id);
    if (!(await this.entries.putBack(userId, key, removed))) throw new ReadingTimeTaken();
    const [shown] = await this.shown(userId, [await this.find(userId, id)]);
    if (!shown) throw new ReadingNotFound();
    return shown;
  }

  private async keptOf(userId: string, row: EntryRow, value: number): Promise<number> {
    const metric = metricOf(row.metric, row.ownUnit);
    if (!metric.range) return ownValue(metric, { value }, row);
    const own = await this.displays.of(userId);
    return keptValue(metric, { value }, own.units, own.of(row.metric).unit);
  }

  private async find(userId: string, id: string): Promise<EntryRow> {
    const row = await this.entries.find(userId, keyOf(id));
    if (!row) throw new ReadingNotFound();
    return row;
  }

  private async shown(userId: string, rows: readonly EntryRow[]): Promise<ReadingEntry[]> {
    const own = await this.displays.of(userId);
    return rows.map((row) => {
      const metric = metricOf(row.metric, row.ownUnit);
      const display = own.of(row.metric);
      return {
        ...{ id: idOf(row), metric: row.metric, at: new Date(row.at).toISOString(), seconds: row.seconds },
        value: shownValue(metric, row.value, display),
        unit: shownUnit(metric, own.units, display.unit),
        ...{ origin: row.origin, source: row.source, device: row.device },
      };
    });
  }
}

function idOf({ series, at }: PointKey): string {
  return `${String(series)}-${String(at)}`;
}

function keyOf(id: string): PointKey {
  const [, series, at] = READING_ID.exec(id) ?? [];
  if (series === undefined || at === undefined) throw new ReadingNotFound();
  return { series: Number(series), at: Math.min(Number(at), LATEST.at) };
}

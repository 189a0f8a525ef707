import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Metric, metricAndParts, metricOf } from '../metrics.js';
import { dayOfReading } from '../points/point-batch.js';
import { PointsRepository } from '../points/points.repository.js';
import { READING_ORIGINS, type ReadingOrigin } from '../points/reading-origin.js';
import { type KeptReading } from '../reading.js';
import { ReadingNotFound, ReadingRefused } from '../readings.errors.js';

export interface PointKey {
  readonly series: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What a point is besides its key. */
export interface TakenPoint {
  readonly value: number;
  readonly seconds: number;
  readonly offsetMinutes: number;
  readonly recordedAt: string | null;
  readonly importNumber: number | null;
}

export interface EntryRow extends PointKey {
  readonly metric: string;
  readonly ownUnit: string;
  readonly value: number;
  readonly seconds: number;
  readonly offsetMinutes: number;
  readonly origin: ReadingOrigin;
  readonly source: string;
  readonly device: string;
}

const COLUMNS = sql`s.id as series, s.metric, s.own_unit, s.origin, s.source, s.device, p.value, p.seconds,
  p.offset_minutes, (extract(epoch from p.at) * 1000)::float8 as at`;
const JOINED = sql`reading_points p join reading_series s on s.user_id = p.user_id and s.id = p.series_id`;

/** Readings as rows of a table, each of which can be corrected or removed. */
@Injectable()
export class EntriesRepository {
  constructor(
    private readonly database: Database,
    private readonly points: PointsRepository,
  ) {}

  /** The latest first, from behind that one on. */
  async list(userId: string, metric: Metric, after: PointKey, limit: number): Promise<EntryRow[]> {
    // Of each series no more than the page: it has its key in this order, and all of them together have not.
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`
        select ${COLUMNS} from reading_series s cross join lateral (
          select * from reading_points p where p.user_id = s.user_id and p.series_id = s.id
            and p.at <= ${instantOf(after.at)} and (p.at, -p.series_id) < (${instantOf(after.at)}, ${-after.series}::int)
          order by p.at desc limit ${limit}
        ) p where s.user_id = ${userId} and s.metric = any(${sql.param([...metricAndParts(metric)])}::text[])
        order by p.at desc, s.id limit ${limit}`),
    );
    return rows.map(toEntry);
  }

  async find(userId: string, { series, at }: PointKey): Promise<EntryRow | undefined> {
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`
        select ${COLUMNS} from ${JOINED}
        where p.user_id = ${userId} and p.series_id = ${series} and p.at = ${instantOf(at)}`),
    );
    return rows[0] && toEntry(rows[0]);
  }

  /** Told readings as entries. */
  async findKept(userId: string, kept: readonly KeptReading[]): Promise<EntryRow[]> {
    const rows: EntryRow[] = [];
    for (const reading of kept) {
      const series = await this.points.seriesOf(userId, reading);
      const row = await this.find(userId, { series, at: reading.effectiveAt.getTime() });
      if (row) rows.push(row);
    }
    return rows;
  }

  /** Puts one in the place of the other; false, and nothing is changed, where its source told of that time already. */
  async replace(userId: string, row: EntryRow, { value, at, offsetMinutes }: EntryRow): Promise<boolean> {
    const { series, seconds, metric } = row;
    if (at !== row.at && (await this.find(userId, { series, at }))) return false;
    // What has no length was told: of the night that was over then.
    const isOfNight = metricOf(metric).isOfNight === true && seconds > 0;
    await this.database.unitOfWork(userId, async () => {
      await this.remove(userId, row);
      await this.points.write(userId, {
        ...{ series: [series], at: [at], value: [value], seconds: [seconds], offset: [offsetMinutes] },
        day: [dayOfReading(at + seconds * 1_000, offsetMinutes, isOfNight)],
      });
    });
    return true;
  }

  /** Removes it, and gives what it was; undefined where it is not there. */
  async take(userId: string, key: PointKey): Promise<TakenPoint | undefined> {
    return this.database.unitOfWork(userId, async () => {
      const { rows } = await this.database.forUser(userId, (tx) =>
        tx.execute(sql`select value, seconds, offset_minutes, import_number, recorded_at from reading_points
          where user_id = ${userId} and series_id = ${key.series} and at = ${instantOf(key.at)} for update`),
      );
      const [row] = rows;
      if (!row) return undefined;
      await this.remove(userId, key);
      return {
        ...{
          value: Number(row.value),
          seconds: Number(row.seconds),
          offsetMinutes: Number(row.offset_minutes),
        },
        importNumber: row.import_number === null ? null : Number(row.import_number),
        recordedAt:
          row.recorded_at === null ? null : new Date(row.recorded_at as string | Date).toISOString(),
      };
    });
  }

  /** False where its source told of that time again meanwhile. @throws ReadingNotFound @throws ReadingRefused */
  async putBack(userId: string, { series, at }: PointKey, taken: TakenPoint): Promise<boolean> {
    const { value, seconds, offsetMinutes, importNumber, recordedAt } = taken;
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`select s.metric, s.own_unit, i.number from reading_series s
        left join reading_imports i on i.user_id = s.user_id and i.number = ${importNumber}::int
        where s.user_id = ${userId} and s.id = ${series}`),
    );
    const [row] = rows;
    // What an import brought comes back under that import, or not at all: its undo must find it.
    if (!row || (importNumber !== null && row.number === null)) throw new ReadingNotFound();
    const metric = metricOf(String(row.metric), String(row.own_unit));
    const [least, most] = metric.range ?? [-Infinity, Infinity];
    if (value < least || value > most) throw new ReadingRefused(`That can’t be a ${metric.noun}.`);
    const isOfNight = metric.isOfNight === true && seconds > 0;
    const fresh = await this.points.writeAs(
      userId,
      {
        ...{ series: [series], at: [at], value: [value], seconds: [seconds], offset: [offsetMinutes] },
        day: [dayOfReading(at + seconds * 1_000, offsetMinutes, isOfNight)],
      },
      {
        ...(importNumber !== null && { importNumber }),
        ...(recordedAt !== null && { recordedAt: new Date(recordedAt) }),
      },
    );
    return fresh > 0;
  }

  remove(userId: string, { series, at }: PointKey): Promise<number> {
    return this.points.remove(userId, sql`p.series_id = ${series} and p.at = ${instantOf(at)}`);
  }
}

function instantOf(at: number) {
  return sql`${new Date(at).toISOString()}::timestamptz`;
}

function toEntry(row: Record<string, unknown>): EntryRow {
  return {
    series: Number(row.series),
    at: Number(row.at),
    metric: String(row.metric),
    ownUnit: String(row.own_unit),
    value: Number(row.value),
    seconds: Number(row.seconds),
    offsetMinutes: Number(row.offset_minutes),
    origin: READING_ORIGINS.find((origin) => origin === row.origin) ?? 'told',
    source: String(row.source),
    device: String(row.device),
  };
}

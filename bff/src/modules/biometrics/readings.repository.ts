import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { PointsRepository } from './points/points.repository.js';
import { metricAndParts, metricOf } from './metrics.js';
import { dayOfReading } from './points/point-batch.js';
import { READING_ORIGINS } from './points/reading-origin.js';
import { type KeptReading } from './reading.js';

/** So that nobody's readings hold up the others: 27 a day for a year. What is more is read from its hours or days. */
export const MAX_READINGS = 10_000;
/** Two readings of one moment are put so many milliseconds apart at most. */
const MOST_OF_ONE_MOMENT = 100;

export interface Within {
  readonly from: Date;
  readonly before: Date;
}

/** Readings one by one, as they were told or measured. */
@Injectable()
export class ReadingsRepository {
  constructor(
    private readonly database: Database,
    private readonly points: PointsRepository,
  ) {}

  /** Gives them as they are kept: of two of one moment the second is a millisecond later. */
  add(userId: string, rows: readonly KeptReading[]): Promise<KeptReading[]> {
    return this.database.unitOfWork(userId, async () => {
      const kept: KeptReading[] = [];
      for (const row of rows) kept.push(await this.addOne(userId, row));
      return kept;
    });
  }

  /** Many at once, of which no two of a metric have one moment; one that is there already stays. */
  addMany(userId: string, rows: readonly KeptReading[]): Promise<void> {
    return this.database.unitOfWork(userId, async () => {
      for (const ofMetric of Map.groupBy(rows, ({ metric }) => metric).values()) {
        const [first] = ofMetric;
        if (!first) continue;
        const series = await this.points.seriesOf(userId, first);
        const at = ofMetric.map(({ effectiveAt }) => effectiveAt.getTime());
        const offset = ofMetric.map(({ offsetMinutes }) => offsetMinutes);
        const batch = {
          ...{ series: at.map(() => series), at, value: ofMetric.map(({ value }) => value) },
          ...{
            seconds: at.map(() => 0),
            offset,
            day: at.map((each, i) => dayOfReading(each, offset[i] ?? 0)),
          },
        };
        await this.points.write(userId, batch, undefined, first.recordedAt);
      }
    });
  }

  private async addOne(userId: string, row: KeptReading): Promise<KeptReading> {
    const { recordedAt, offsetMinutes: offset } = row;
    const series = await this.points.seriesOf(userId, row);
    for (let later = 0; later < MOST_OF_ONE_MOMENT; later += 1) {
      const at = row.effectiveAt.getTime() + later;
      // "I slept six hours", told in the evening, is of the night that is over.
      const day = dayOfReading(at, offset);
      const batch = {
        ...{ series: [series], at: [at], value: [row.value] },
        ...{ seconds: [0], offset: [offset], day: [day] },
      };
      if ((await this.points.write(userId, batch, undefined, recordedAt)) > 0)
        return { ...row, effectiveAt: new Date(at) };
    }
    return row;
  }

  /** All of them; false, and none is removed, where one is not there as it was. */
  remove(userId: string, readings: readonly KeptReading[]): Promise<boolean> {
    return this.database.unitOfWork(userId, async () => {
      const rows = await this.keysOf(userId, readings);
      if (rows.length < readings.length) return false;
      const keys = rows.map(({ id, at }) => sql`(${id}::int, ${at}::timestamptz)`);
      if (keys.length > 0)
        await this.points.remove(userId, sql`(p.series_id, p.at) in (${sql.join(keys, sql`, `)})`);
      return true;
    });
  }

  private async keysOf(userId: string, readings: readonly KeptReading[]): Promise<Record<string, unknown>[]> {
    if (readings.length === 0) return [];
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`
        select p.series_id as id, p.at::text as at from reading_points p join reading_series s
          on s.user_id = p.user_id and s.id = p.series_id
        where p.user_id = ${userId} and (${sql.join(readings.map(isIt), sql` or `)})`),
    );
    return rows;
  }

  /** Of one metric; the oldest first, of too many the newest. */
  findWithin(userId: string, within: Within, metric: string): Promise<KeptReading[]> {
    return this.findChosen(userId, within, ofMetric(metric));
  }

  /** Of all metrics those that came from no device and no file, or are sample data; the oldest first. */
  findTold(userId: string, within: Within): Promise<KeptReading[]> {
    return this.findChosen(userId, within, sql`s.origin in ('told', 'sample')`);
  }

  private async findChosen(userId: string, { from, before }: Within, chosen: SQL): Promise<KeptReading[]> {
    const rows = await this.select(
      userId,
      sql`${chosen} and p.at >= ${from.toISOString()}::timestamptz and p.at < ${before.toISOString()}::timestamptz`,
      MAX_READINGS,
    );
    return rows.toReversed();
  }

  /** The latest by when it was measured. */
  async findLatest(userId: string, metric: string): Promise<KeptReading | undefined> {
    // Of each series one row of its key, however many there are.
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`
        select ${COLUMNS} from reading_series s cross join lateral (
          select * from reading_points p where p.user_id = s.user_id and p.series_id = s.id order by p.at desc limit 1
        ) p where s.user_id = ${userId} and ${ofMetric(metric)}
        order by p.at desc, p.recorded_at desc nulls last limit 1`),
    );
    return rows[0] && toReading(rows[0]);
  }

  /** With the names of what was measured. Gives how many readings there were. */
  removeSample(userId: string): Promise<number> {
    return this.database.unitOfWork(userId, async () => {
      const removed = await this.points.remove(
        userId,
        sql`p.series_id in (select s.id from reading_series s where s.user_id = ${userId} and s.origin = 'sample')`,
      );
      await this.database.forUser(userId, (tx) =>
        tx.execute(sql`delete from reading_series where user_id = ${userId} and origin = 'sample'`),
      );
      return removed;
    });
  }

  async countSample(userId: string): Promise<number> {
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`
        select coalesce(sum(d.n), 0)::int as count from reading_days d join reading_series s
          on s.user_id = d.user_id and s.id = d.series_id
        where d.user_id = ${userId} and s.origin = 'sample'`),
    );
    return Number(rows[0]?.count);
  }

  private async select(userId: string, chosen: SQL, limit: number): Promise<KeptReading[]> {
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`
        select ${COLUMNS} from reading_points p join reading_series s
          on s.user_id = p.user_id and s.id = p.series_id
        where p.user_id = ${userId} and ${chosen}
        order by p.at desc, p.recorded_at desc nulls last limit ${limit}`),
    );
    return rows.map(toReading);
  }
}

const COLUMNS = sql`s.metric, s.own_unit, s.origin, s.source, s.device, p.value, p.offset_minutes,
  (extract(epoch from p.at) * 1000)::float8 as at, (extract(epoch from p.recorded_at) * 1000)::float8 as recorded_at`;

function ofMetric(metric: string): SQL {
  return sql`s.metric = any(${sql.param([...metricAndParts(metricOf(metric))])}::text[])`;
}

function isIt({ metric, origin, source, device, effectiveAt, value }: KeptReading): SQL {
  return sql`(s.metric = ${metric} and s.origin = ${origin} and s.source = ${source} and s.device = ${device}
    and p.at = ${effectiveAt.toISOString()}::timestamptz and p.value = ${value})`;
}

function toReading(row: Record<string, unknown>): KeptReading {
  return {
    metric: String(row.metric),
    value: Number(row.value),
    ownUnit: String(row.own_unit),
    effectiveAt: new Date(Number(row.at)),
    recordedAt: new Date(Number(row.recorded_at ?? row.at)),
    offsetMinutes: Number(row.offset_minutes),
    origin: READING_ORIGINS.find((one) => one === row.origin) ?? 'told',
    source: String(row.source),
    device: String(row.device),
  };
}

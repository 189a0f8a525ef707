import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Metric, metricAndParts } from '../metrics.js';

/** What the readings of a time add up to, of the source that counts there. */
export interface Bucket {
  readonly metric: string;
  /** Its beginning: milliseconds since 1970, or of days their number since 1970-01-01. */
  readonly at: number;
  readonly n: number;
  readonly sum: number;
  readonly min: number;
  readonly max: number;
}

/** A metric with all the names under which its readings are kept: the stages of sleep add up to it. */
export interface Members {
  readonly metric: string;
  readonly names: readonly string[];
}

export interface LatestPoint {
  readonly metric: string;
  readonly ownUnit: string;
  readonly origin: string;
  readonly source: string;
  readonly at: number;
  readonly value: number;
}

/** From that day on, up to but without the last: days since 1970-01-01. */
export interface DayRange {
  readonly from: number;
  readonly before: number;
}

const MOST_POINTS = 5_000;

/**
 * Readings of a time, added up by day, hour or minutes. Where several sources tell of the same one, the one with the
 * least priority counts, and of the same priority the one with more readings.
 */
@Injectable()
export class ChartsRepository {
  constructor(private readonly database: Database) {}

  /** By the days to which they were counted when they were kept. */
  days(userId: string, metrics: readonly Members[], { from, before }: DayRange): Promise<Bucket[]> {
    const at = sql`b.day - date '1970-01-01'`;
    return this.buckets(
      userId,
      ranked(userId, metrics, {
        at,
        table: 'reading_days',
        within: sql`b.day >= date '1970-01-01' + ${from}::int and b.day < date '1970-01-01' + ${before}::int`,
      }),
    );
  }

  /** By hours. */
  hours(userId: string, metrics: readonly Members[], from: Date, before: Date): Promise<Bucket[]> {
    return this.buckets(userId, rankedHours(userId, metrics, from, before));
  }

  /** By days of the zone, each hour from the source that counts in it: so are steps of a phone and a watch counted once. */
  daysFromHours(
    userId: string,
    metrics: readonly Members[],
    within: { readonly from: Date; readonly before: Date; readonly timeZone: string },
  ): Promise<Bucket[]> {
    const day = sql`(to_timestamp(h.at / 1000) at time zone ${within.timeZone})::date - date '1970-01-01'`;
    return this.buckets(
      userId,
      sql`select h.metric, ${day} as at, sum(h.n)::int as n, sum(h.sum) as sum, min(h.min) as min, max(h.max) as max
        from (${rankedHours(userId, metrics, within.from, within.before)}) h group by 1, 2 order by 1, 2`,
    );
  }

  /** By so many minutes, from the readings themselves: for a day or two. */
  minutes(
    userId: string,
    metrics: readonly Members[],
    { from, before, minutes }: { readonly from: Date; readonly before: Date; readonly minutes: number },
  ): Promise<Bucket[]> {
    const width = sql`make_interval(mins => ${minutes}::int)`;
    const at = sql`(extract(epoch from date_bin(${width}, b.at, timestamptz '2000-01-01 00:00Z')) * 1000)::float8`;
    return this.buckets(userId, rankedPoints(userId, metrics, { at, from, before }));
  }

  /** Of each metric the one measured last. */
  async latest(userId: string, metrics?: readonly string[]): Promise<LatestPoint[]> {
    const chosen = metrics ? sql`and s.metric = any(${sql.param([...metrics])}::text[])` : sql``;
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`
        select distinct on (s.metric) s.metric, s.own_unit, s.origin, s.source, p.value,
          (extract(epoch from p.at) * 1000)::float8 as at
        from reading_series s cross join lateral (
          select at, value from reading_points p where p.user_id = s.user_id and p.series_id = s.id
          order by p.at desc limit 1
        ) p where s.user_id = ${userId} ${chosen} order by s.metric, p.at desc, s.priority`),
    );
    return rows.map((row) => ({
      metric: String(row.metric),
      ownUnit: String(row.own_unit),
      origin: String(row.origin),
      source: String(row.source),
      value: Number(row.value),
      at: Number(row.at),
    }));
  }

  /** The first day that was measured: days since 1970-01-01. */
  async firstDay(userId: string, metrics: readonly Metric[]): Promise<number | undefined> {
    const names = metrics.flatMap(metricAndParts);
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`
        select min(d.day) - date '1970-01-01' as day from reading_series s cross join lateral (
          select day from reading_days d where d.user_id = s.user_id and d.series_id = s.id order by day limit 1
        ) d where s.user_id = ${userId} and s.metric = any(${sql.param(names)}::text[])`),
    );
    const day = rows[0]?.day;
    return day === null || day === undefined ? undefined : Number(day);
  }

  private async buckets(userId: string, query: SQL): Promise<Bucket[]> {
    const { rows } = await this.database.forUser(userId, (tx) => tx.execute(query));
    return rows.map((row) => ({
      metric: String(row.metric),
      at: Number(row.at),
      n: Number(row.n),
      sum: Number(row.sum),
      min: Number(row.min),
      max: Number(row.max),
    }));
  }
}

interface Ranked {
  readonly table: 'reading_days' | 'reading_hours';
  /** The bucket's beginning, over the alias `b`. */
  readonly at: SQL;
  readonly within: SQL;
}

function rankedHours(userId: string, metrics: readonly Members[], from: Date, before: Date): SQL {
  return ranked(userId, metrics, {
    table: 'reading_hours',
    at: sql`(extract(epoch from b.hour) * 1000)::float8`,
    within: sql`b.hour >= ${from.toISOString()}::timestamptz and b.hour < ${before.toISOString()}::timestamptz`,
  });
}

function ranked(userId: string, metrics: readonly Members[], { table, at, within }: Ranked): SQL {
  return chosenOf(sql`
    select m.metric, ${at} as at, s.origin, s.source, s.device, min(s.priority) as priority,
      sum(b.n)::int as n, sum(b.sum) as sum, min(b.min) as min, max(b.max) as max
    from ${seriesOf(userId, metrics)} join ${sql.raw(table)} b on b.user_id = s.user_id and b.series_id = s.id
    where b.user_id = ${userId} and ${within} group by 1, 2, 3, 4, 5`);
}

function rankedPoints(
  userId: string,
  metrics: readonly Members[],
  { at, from, before }: { readonly at: SQL; readonly from: Date; readonly before: Date },
): SQL {
  return chosenOf(sql`
    select m.metric, ${at} as at, s.origin, s.source, s.device, min(s.priority) as priority,
      count(*)::int as n, sum(b.value) as sum, min(b.value) as min, max(b.value) as max
    from ${seriesOf(userId, metrics)} join reading_points b on b.user_id = s.user_id and b.series_id = s.id
    where b.user_id = ${userId} and b.at >= ${from.toISOString()}::timestamptz
      and b.at < ${before.toISOString()}::timestamptz
    group by 1, 2, 3, 4, 5 limit ${MOST_POINTS}`);
}

function chosenOf(sources: SQL): SQL {
  return sql`select distinct on (metric, at) metric, at, n, sum, min, max from (${sources}) per_source
    order by metric, at, priority, n desc`;
}

/** The series of the metrics, with their parts, as `m` and `s`. */
function seriesOf(userId: string, metrics: readonly Members[]): SQL {
  const pairs = metrics.flatMap(({ metric, names }) => names.map((name) => ({ metric, name })));
  const column = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;
  return sql`unnest(${column(pairs.map(({ metric }) => metric))}, ${column(pairs.map(({ name }) => name))}) as m(metric, name)
    join reading_series s on s.user_id = ${userId} and s.metric = m.name`;
}

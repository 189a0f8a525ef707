import { type SQL, sql } from 'drizzle-orm';
import { arrayOf } from './point-arrays.js';
import { type PointBatch } from './point-batch.js';

export interface WrittenBy {
  readonly recordedAt?: Date;
  readonly importNumber?: number;
}

/**
 * One statement that keeps the rows which are new, and adds these, no others, to their hours and days: a batch that comes
 * twice changes nothing. Answers how many were new as `fresh`.
 */
export function writePoints(userId: string, batch: PointBatch, { recordedAt, importNumber }: WrittenBy): SQL {
  return sql`
with fresh as (
  insert into reading_points (user_id, series_id, at, value, seconds, offset_minutes, day, recorded_at, import_number)
  select ${userId}::uuid, g.*, ${recordedAt?.toISOString() ?? null}::timestamptz, ${importNumber ?? null}::int
  from ${pointArrays(batch)}
  on conflict do nothing
  returning series_id, at, value, day
), hours as (
  insert into reading_hours as kept (user_id, series_id, hour, n, sum, min, max)
  select ${userId}::uuid, series_id, ${hourOf('at')}, count(*), sum(value), min(value), max(value) from fresh group by 2, 3
  on conflict (user_id, series_id, hour) do update set n = kept.n + excluded.n, sum = kept.sum + excluded.sum,
    min = least(kept.min, excluded.min), max = greatest(kept.max, excluded.max)
), days as (
  insert into reading_days as kept (user_id, series_id, day, n, sum, min, max)
  select ${userId}::uuid, series_id, day, count(*), sum(value), min(value), max(value) from fresh group by 2, 3
  on conflict (user_id, series_id, day) do update set n = kept.n + excluded.n, sum = kept.sum + excluded.sum,
    min = least(kept.min, excluded.min), max = greatest(kept.max, excluded.max)
)
select count(*)::int as fresh from fresh`;
}

/**
 * Takes the points away that `chosen` names (over the alias `p`) and makes their hours and days again from what is left:
 * a least and a most can't be subtracted. To be run in this order, within one transaction; the second answers `gone`.
 */
export function removePoints(userId: string, chosen: SQL): readonly SQL[] {
  const isOwn = (table: string): SQL => sql`${sql.raw(table)}.user_id = ${userId}::uuid`;
  return [
    sql`create temp table removed_points on commit drop as
      select p.series_id, p.at, ${hourOf('p.at')} as hour, p.day from reading_points p where ${isOwn('p')} and ${chosen}`,
    sql`with gone as (delete from reading_points p using removed_points r
        where ${isOwn('p')} and p.series_id = r.series_id and p.at = r.at returning 1)
      select count(*)::int as gone from gone`,
    sql`delete from reading_hours h using removed_points r
      where ${isOwn('h')} and h.series_id = r.series_id and h.hour = r.hour`,
    sql`delete from reading_days d using removed_points r
      where ${isOwn('d')} and d.series_id = r.series_id and d.day = r.day`,
    sql`insert into reading_hours (user_id, series_id, hour, n, sum, min, max)
      select ${userId}::uuid, p.series_id, r.hour, count(*), sum(p.value), min(p.value), max(p.value)
      from (select distinct series_id, hour from removed_points) r join reading_points p
        on ${isOwn('p')} and p.series_id = r.series_id and p.at >= r.hour and p.at < r.hour + interval '1 hour'
      group by 2, 3`,
    // A day is that of its place, and a night begins on the day before: that far its points may be.
    sql`insert into reading_days (user_id, series_id, day, n, sum, min, max)
      select ${userId}::uuid, p.series_id, r.day, count(*), sum(p.value), min(p.value), max(p.value)
      from (select distinct series_id, day from removed_points) r join reading_points p
        on ${isOwn('p')} and p.series_id = r.series_id and p.day = r.day
        and p.at >= r.day::timestamp at time zone 'UTC' - interval '3 days'
        and p.at < r.day::timestamp at time zone 'UTC' + interval '3 days'
      group by 2, 3`,
    sql`drop table removed_points`,
  ];
}

/** The points of a batch as rows `g`, in the order of the columns of `reading_points`. */
export function pointArrays({ series, at, value, seconds, offset, day }: PointBatch): SQL {
  return sql`unnest(${arrayOf('int4', series)}, ${arrayOf('timestamptz', at)}, ${arrayOf('float8', value)},
    ${arrayOf('int4', seconds)}, ${arrayOf('int2', offset)}, ${arrayOf('date', day)}) as g`;
}

function hourOf(column: string): SQL {
  return sql`date_bin('1 hour', ${sql.raw(column)}, timestamptz '2000-01-01 00:00Z')`;
}

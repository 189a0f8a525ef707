import { type SQL, sql } from 'drizzle-orm';
import { type Transaction } from '../../../database/transaction.js';
import { arrayOf } from './point-arrays.js';
import { type PointBatch } from './point-batch.js';
import { distinctPoints, type PointSums, spansOf, sumsOf } from './point-sums.js';
import { pointArrays, type WrittenBy } from './write-points.js';

const HOUR_MS = 3_600_000;

/**
 * Keeps points of which none can be there yet, in half the time of `writePoints`: nothing has to be looked for row by row,
 * nor told back to be added up. Gives how many they were; undefined, and nothing is written, where a series has points
 * within the time of the batch. Fails as a unique violation where another process kept one of them meanwhile.
 */
export async function writeNewPoints(
  tx: Transaction,
  userId: string,
  batch: PointBatch,
  by: WrittenBy,
): Promise<number | undefined> {
  const { rows } = await tx.execute(anyWithin(userId, batch));
  if (rows[0]?.there === true) return undefined;
  const points = distinctPoints(batch);
  const { hours, days } = sumsOf(points);
  await tx.execute(insertPoints(userId, points, by));
  await tx.execute(addSums(userId, hours, days));
  return points.at.length;
}

/** A limit of one in a query of its own each: PostgreSQL looks into the key, however many points there are. */
function anyWithin(userId: string, batch: PointBatch): SQL {
  const { series, first, last } = spansOf(batch);
  return sql`
select coalesce(bool_or((select true from reading_points p where p.user_id = ${userId}::uuid and p.series_id = g.series_id
    and p.at between g.first and g.last limit 1)), false) as there
  from unnest(${arrayOf('int4', series)}, ${arrayOf('timestamptz', first)}, ${arrayOf('timestamptz', last)})
    as g(series_id, first, last)`;
}

function insertPoints(userId: string, batch: PointBatch, { recordedAt, importNumber }: WrittenBy): SQL {
  return sql`
insert into reading_points (user_id, series_id, at, value, seconds, offset_minutes, day, recorded_at, import_number)
  select ${userId}::uuid, g.*, ${recordedAt?.toISOString() ?? null}::timestamptz, ${importNumber ?? null}::int
  from ${pointArrays(batch)}`;
}

function addSums(userId: string, hours: PointSums, days: PointSums): SQL {
  const hour = arrayOf(
    'timestamptz',
    hours.slot.map((slot) => slot * HOUR_MS),
  );
  const add = sql`do update set n = kept.n + excluded.n, sum = kept.sum + excluded.sum,
    min = least(kept.min, excluded.min), max = greatest(kept.max, excluded.max)`;
  return sql`
with added as (
  insert into reading_hours as kept (user_id, series_id, hour, n, sum, min, max)
  select ${userId}::uuid, g.* from unnest(${arrayOf('int4', hours.series)}, ${hour}, ${valuesOf(hours)}) as g
  on conflict (user_id, series_id, hour) ${add}
)
insert into reading_days as kept (user_id, series_id, day, n, sum, min, max)
select ${userId}::uuid, g.* from unnest(${arrayOf('int4', days.series)}, ${arrayOf('date', days.slot)}, ${valuesOf(days)}) as g
on conflict (user_id, series_id, day) ${add}`;
}

function valuesOf({ n, sum, min, max }: PointSums): SQL {
  return sql`${arrayOf('int4', n)}, ${arrayOf('float8', sum)}, ${arrayOf('float8', min)}, ${arrayOf('float8', max)}`;
}

// `npm run bench:charts -- 10000000`: how long the queries behind a chart take for somebody with so many readings, against
// somebody with 100,000 in the same database, each on the databases at hand. Row-level security is on.
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type * as opening from '../src/database/open-connection.ts';
import type * as rows from '../src/database/database.ts';
import type * as chartRows from '../src/modules/biometrics/charts/charts.repository.ts';
import type * as sums from '../src/modules/biometrics/charts/buckets.service.ts';
import type * as measures from '../src/modules/biometrics/metrics.ts';
import type * as kept from '../src/modules/biometrics/points/points.repository.ts';
import type * as sources from '../src/modules/biometrics/points/series.repository.ts';
import { built } from './lib/memory-product.ts';
import { quantile, round } from './lib/quantile.ts';
import { startPostgres, temporaryFolder } from './lib/stack.ts';

const { openConnection } = await built<typeof opening>('database/open-connection');
const { Database } = await built<typeof rows>('database/database');
const { ChartsRepository } = await built<typeof chartRows>('modules/biometrics/charts/charts.repository');
const { BucketsService } = await built<typeof sums>('modules/biometrics/charts/buckets.service');
const { metricOf } = await built<typeof measures>('modules/biometrics/metrics');
const { PointsRepository } = await built<typeof kept>('modules/biometrics/points/points.repository');
const { SeriesRepository } = await built<typeof sources>('modules/biometrics/points/series.repository');

const FEW = 100_000;
const MANY = Number(process.argv[2] ?? 10_000_000);
const YEARS = 5;
const TIMES = 40;
const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-01T00:00:00Z');
const HEART_RATE = metricOf('heart-rate');
const SLICE_DAYS = 30;

const embedded = await temporaryFolder();
await bench('PGlite', { DATABASE_DIR: path.join(embedded.folder, 'charts') });
await embedded.remove();

const postgres = await startPostgres();
if (postgres) await bench('PostgreSQL', { DATABASE_URL: postgres.url });
await postgres?.stop();

type Place = Pick<Parameters<typeof openConnection>[0], 'DATABASE_URL' | 'DATABASE_DIR'>;

async function bench(name: string, place: Place): Promise<void> {
  const connection = await openConnection({
    ...place,
    DATABASE_POOL_SIZE: 4,
    DATABASE_STATEMENT_SECONDS: 3_600,
  });
  const database = new Database(connection);
  const points = new PointsRepository(
    database,
    { written: () => undefined } as never,
    { metricsHeard: () => new Set() } as never,
    { now: () => new Date() },
  );
  const buckets = new BucketsService(new ChartsRepository(database), new SeriesRepository(database));
  const few = await fill(database, points, FEW);
  const begun = performance.now();
  const many = await fill(database, points, MANY);
  console.log(
    `\n${name}: ${String(MANY)} readings kept in ${String(Math.round((performance.now() - begun) / 1000))} s`,
  );
  // As the database does by itself some time after a large import.
  await connection.transaction((tx) => tx.execute(sql`analyze reading_points, reading_hours, reading_days`));
  const table: Record<string, object> = {};
  for (const [chart, days] of [
    ['day', 1],
    ['month', 30],
    ['year', 365],
    ['five years', YEARS * 365],
  ] as const) {
    const ofFew: number[] = [];
    const ofMany: number[] = [];
    // One after the other, so that what else the machine does falls on both.
    for (let i = 0; i < TIMES; i += 1) {
      ofFew.push(await timed(() => query(buckets, few, days, i)));
      ofMany.push(await timed(() => query(buckets, many, days, i)));
    }
    table[chart] = {
      '100,000: p50': quantile(ofFew, 0.5),
      p95: quantile(ofFew, 0.95),
      [`${String(MANY)}: p50`]: quantile(ofMany, 0.5),
      'p95 ': quantile(ofMany, 0.95),
      'ratio of p95': round(quantile(ofMany, 0.95) / quantile(ofFew, 0.95)),
    };
  }
  console.table(table);
  await connection.close();
}

/** Heart rates of five years, evenly, as an import would keep them: with their hours and days. */
async function fill(database: rows.Database, points: kept.PointsRepository, count: number): Promise<string> {
  const userId = crypto.randomUUID();
  await database.forSystem('bench: add a user', (tx) =>
    tx.execute(sql`insert into users (id, uid) values (${userId}, ${userId})`),
  );
  const series = await points.seriesOf(userId, {
    metric: HEART_RATE.name,
    origin: 'import',
    source: 'Watch',
  });
  const days = YEARS * 365;
  const aDay = count / days;
  for (let day = 0; day < days; day += SLICE_DAYS) {
    const from = new Date(NOW - (days - day) * DAY_MS).toISOString();
    const until = Math.min(SLICE_DAYS, days - day);
    await database.forUser(userId, (tx) =>
      tx.execute(sql`insert into reading_points (user_id, series_id, at, value, seconds, offset_minutes, day)
        select ${userId}::uuid, ${series}::int, at, 60 + 20 * sin(i / 200.0) + 10 * random(), 0, 0, at::date
        from generate_series(0, ${Math.floor(aDay * until) - 1}::int) i,
          lateral (select ${from}::timestamptz + i * ${DAY_MS / aDay}::float8 * interval '1 millisecond' as at) t
        on conflict do nothing`),
    );
  }
  await database.forUser(userId, async (tx) => {
    await tx.execute(sql`insert into reading_hours select user_id, series_id, date_bin('1 hour', at, timestamptz '2000-01-01 00:00Z'),
      count(*), sum(value), min(value), max(value) from reading_points where user_id = ${userId} group by 1, 2, 3`);
    await tx.execute(sql`insert into reading_days select user_id, series_id, day, count(*), sum(value), min(value), max(value)
      from reading_points where user_id = ${userId} group by 1, 2, 3`);
  });
  return userId;
}

/** As the chart of that length is read; each time another part of the five years. */
function query(buckets: sums.BucketsService, id: string, days: number, turn: number): Promise<unknown> {
  const reader = { id, timeZone: 'UTC' };
  const before = NOW - ((turn * 37) % Math.max(1, YEARS * 365 - days)) * DAY_MS;
  const within = { from: new Date(before - days * DAY_MS), before: new Date(before) };
  if (days === 1) return buckets.minutes(reader, HEART_RATE, { ...within, minutes: 5 });
  if (days === 30) return buckets.hours(reader, HEART_RATE, within);
  return buckets.days(reader, [HEART_RATE], { from: before / DAY_MS - days, before: before / DAY_MS });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

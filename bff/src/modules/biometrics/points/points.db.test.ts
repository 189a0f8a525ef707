import { sql } from 'drizzle-orm';
import { drivers, sharedDatabase } from '../../../testing/database.js';
import { Clock } from '../../../common/clock.js';
import { type Signals } from '../../signals/signals.service.js';
import { ChartsRepository } from '../charts/charts.repository.js';
import { dayOfReading, type PointBatch } from './point-batch.js';
import { PointsRepository } from './points.repository.js';
import { ReadingNotices } from './reading-notices.js';
import { NobodyListens } from '../../../testing/live-events.js';

const at = (time: string): number => Date.parse(`2026-03-${time}:00Z`);
const DAY_MS = 86_400_000;
const dayNumber = (day: string): number => Date.parse(`2026-03-${day}T00:00Z`) / DAY_MS;

describe.each(drivers)('points of readings on %s', (driver) => {
  const test = sharedDatabase(driver);
  let points: PointsRepository;
  let charts: ChartsRepository;
  let ana: string;
  let bo: string;

  beforeAll(() => {
    points = new PointsRepository(
      test.database,
      new ReadingNotices(new NobodyListens()),
      { metricsHeard: () => Promise.resolve(new Set()) } as unknown as Signals,
      new Clock(),
    );
    charts = new ChartsRepository(test.database);
  });
  beforeEach(async () => {
    ana = (await test.addUser(crypto.randomUUID())).id;
    bo = (await test.addUser(crypto.randomUUID())).id;
  });

  const batchOf = (
    series: number,
    rows: readonly (readonly [time: string, value: number])[],
  ): PointBatch => ({
    series: rows.map(() => series),
    at: rows.map(([time]) => at(time)),
    value: rows.map(([, value]) => value),
    seconds: rows.map(() => 0),
    offset: rows.map(() => 0),
    day: rows.map(([time]) => dayOfReading(at(time), 0)),
  });
  const seriesOf = (source: string, metric = 'steps', owner = ana): Promise<number> =>
    points.seriesOf(owner, { metric, origin: 'import', source });
  const STEPS = [{ metric: 'steps', names: ['steps'] }];
  const days = (owner = ana, metrics = STEPS) =>
    charts.days(owner, metrics, { from: dayNumber('01'), before: dayNumber('31') });

  it('are kept once, whatever comes twice, with their hours and days', async () => {
    const series = await seriesOf('Watch');
    const batch = batchOf(series, [
      ['02T08:10', 100],
      ['02T08:50', 300],
      ['02T09:00', 50],
      ['03T09:00', 7],
    ]);
    expect(await points.write(ana, batch)).toBe(4);
    expect(await points.write(ana, batch)).toBe(0);
    expect(await days()).toEqual([
      { metric: 'steps', at: dayNumber('02'), n: 3, sum: 450, min: 50, max: 300 },
      { metric: 'steps', at: dayNumber('03'), n: 1, sum: 7, min: 7, max: 7 },
    ]);
    const hours = await charts.hours(ana, STEPS, new Date(at('02T00:00')), new Date(at('03T00:00')));
    expect(hours.map(({ at: hour, sum }) => [hour, sum])).toEqual([
      [at('02T08:00'), 400],
      [at('02T09:00'), 50],
    ]);
    expect(await days(bo)).toEqual([]);
  });

  const IMPORT = '00000000-0000-4000-8000-00000000000';
  const both = async () => ({
    days: await days(),
    hours: await charts.hours(ana, STEPS, new Date(at('01T00:00')), new Date(at('31T00:00'))),
  });

  it('of a file add up as those of a device do, once, though a file says some twice or again', async () => {
    const rows = [
      ['02T08:10', 100],
      ['02T08:50', 300],
      ['02T08:10', 7],
      ['02T09:00', 50.25],
      ['03T09:00', -7],
    ] as const;
    const series = await seriesOf('Watch');
    expect(await points.write(ana, batchOf(series, rows), `${IMPORT}1`)).toBe(4);
    const ofFile = await both();
    expect(ofFile.days).toEqual([
      { metric: 'steps', at: dayNumber('02'), n: 3, sum: 450.25, min: 50.25, max: 300 },
      { metric: 'steps', at: dayNumber('03'), n: 1, sum: -7, min: -7, max: -7 },
    ]);
    // Some of it new, before and after, and some of it there.
    const more = batchOf(series, [...rows, ['02T08:20', 1], ['02T07:00', 2], ['04T00:00', 3]]);
    expect(await points.write(ana, more, `${IMPORT}2`)).toBe(3);
    expect(await points.undoImport(ana, `${IMPORT}2`)).toBe(3);
    expect(await both()).toEqual(ofFile);
    expect(await points.undoImport(ana, `${IMPORT}1`)).toBe(4);
    expect(await points.write(ana, batchOf(series, rows))).toBe(4);
    expect(await both()).toEqual(ofFile);
  });

  it('are kept to the millisecond and to the last bit, wherever and whenever they were measured', async () => {
    const series = await seriesOf('Watch');
    const rows = [
      { time: '1906-08-12T10:00:00.001Z', value: 0.1 + 0.2, seconds: 0, offset: -720 },
      { time: '1999-12-31T23:59:59.999Z', value: Number.MIN_VALUE, seconds: 86_400, offset: 345 },
      { time: '2000-01-01T00:00:00.000Z', value: -Number.MAX_VALUE, seconds: 1, offset: 840 },
      { time: '2104-02-29T12:00:00.500Z', value: 9e15 + 1, seconds: 604_800, offset: 0 },
    ];
    const times = rows.map(({ time }) => Date.parse(time));
    await points.write(ana, {
      series: rows.map(() => series),
      at: times,
      value: rows.map(({ value }) => value),
      seconds: rows.map(({ seconds }) => seconds),
      offset: rows.map(({ offset }) => offset),
      day: times.map((time) => dayOfReading(time, 0)),
    });
    const { rows: kept } = await test.database.forUser(ana, (tx) =>
      tx.execute(sql`select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time, value, seconds,
        offset_minutes as offset, day::text from reading_points order by at`),
    );
    expect(kept).toEqual(rows.map((row) => ({ ...row, day: row.time.slice(0, 10) })));
    const tooFar = { ...batchOf(series, [['02T08:10', 1]]), offset: [40_000] };
    await expect(points.write(ana, tooFar)).rejects.toThrow(RangeError);
  });

  it('that two imports bring at once are kept once', async () => {
    const series = await seriesOf('Watch');
    const many = Array.from({ length: 500 }, (_, i) => i);
    const batch: PointBatch = {
      series: many.map(() => series),
      at: many.map((i) => at('02T08:00') + i * 1000),
      value: many,
      ...{ seconds: many.map(() => 0), offset: many.map(() => 0), day: many.map(() => dayNumber('02')) },
    };
    const fresh = await Promise.all([1, 2, 3].map((n) => points.write(ana, batch, `${IMPORT}${n}`)));
    expect(fresh.reduce((sum, n) => sum + n, 0)).toBe(500);
    expect(await days()).toMatchObject([{ n: 500, sum: 124_750, min: 0, max: 499 }]);
  });

  it('take their hours and days along when their import is undone, and leave the rest as it was', async () => {
    const series = await seriesOf('Watch');
    const first = '00000000-0000-4000-8000-000000000001';
    const second = '00000000-0000-4000-8000-000000000002';
    await points.write(ana, batchOf(series, [['02T08:10', 100]]), first);
    await points.write(
      ana,
      batchOf(series, [
        ['02T08:50', 300],
        ['04T10:00', 9],
      ]),
      second,
    );
    expect(await points.undoImport(ana, second)).toBe(2);
    expect(await days()).toEqual([
      { metric: 'steps', at: dayNumber('02'), n: 1, sum: 100, min: 100, max: 100 },
    ]);
    expect(await points.undoImport(bo, first)).toBe(0);
    expect(await points.undoImport(ana, first)).toBe(1);
    expect(await days()).toEqual([]);
  });

  it('of a phone and a watch are counted once in each hour', async () => {
    const [phone, watch] = [await seriesOf('Phone'), await seriesOf('Watch')];
    await points.write(
      ana,
      batchOf(phone, [
        ['02T08:10', 500],
        ['02T12:10', 40],
      ]),
    );
    await points.write(
      ana,
      batchOf(watch, [
        ['02T08:10', 480],
        ['02T08:40', 60],
      ]),
    );
    const within = { from: new Date(at('02T00:00')), before: new Date(at('03T00:00')), timeZone: 'UTC' };
    // The watch told of 8 o'clock more often; at noon it was not worn.
    expect(await charts.daysFromHours(ana, STEPS, within)).toMatchObject([{ sum: 580 }]);
  });

  it('of the stages of a night add up to its sleep', async () => {
    const [deep, rem] = [await seriesOf('Ring', 'sleep-deep'), await seriesOf('Ring', 'sleep-rem')];
    const ends = [at('02T23:30'), at('03T05:00')];
    const night = ends.map((end) => dayOfReading(end, 0, true));
    expect(night).toEqual([dayNumber('03'), dayNumber('03')]);
    const stage = { at: [0], value: [1.5], seconds: [5_400], offset: [0] };
    await points.write(ana, { ...stage, series: [deep], at: [ends[0]! - 5_400_000], day: [night[0]!] });
    await points.write(ana, { ...stage, series: [rem], at: [ends[1]! - 5_400_000], day: [night[1]!] });
    const sleep = [{ metric: 'sleep-duration', names: ['sleep-duration', 'sleep-deep', 'sleep-rem'] }];
    expect(await days(ana, sleep)).toMatchObject([{ metric: 'sleep-duration', at: dayNumber('03'), sum: 3 }]);
  });

  it('are their owner’s alone', async () => {
    const series = await seriesOf('Watch');
    await points.write(ana, batchOf(series, [['02T08:10', 100]]));
    expect(await points.remove(bo, sql`true`)).toBe(0);
    expect(await charts.latest(bo)).toEqual([]);
    expect(await charts.latest(ana)).toMatchObject([{ metric: 'steps', value: 100, source: 'Watch' }]);
    await expect(points.write(bo, batchOf(series, [['02T08:10', 1]]))).rejects.toThrow();
  });
});

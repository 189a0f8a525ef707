import { sql } from 'drizzle-orm';
import { dayName, type DaySeries } from '../../../common/day-series.js';
import { Database } from '../../../database/database.js';
import { oneDriver } from '../../../testing/database.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { DaySeriesService } from './day-series.service.js';

const DAY_MS = 86_400_000;
const LAMP = { id: 'light.lamp', name: 'Lamp', domain: 'light', state: 'off' };
/** Each with its day in Vienna, where the clocks go forward on 30 March and back on 26 October 2025. */
const MOODS = [
  ['2025-03-29T22:30:00.000Z', 1],
  ['2025-03-29T23:30:00.000Z', 2],
  ['2025-03-30T21:30:00.000Z', 4],
  ['2025-03-30T22:30:00.000Z', 5],
  ['2025-10-25T22:30:00.000Z', 2],
  ['2025-10-26T22:30:00.000Z', 3],
  ['2025-10-26T23:30:00.000Z', 5],
] as const;

describe.each(oneDriver)('series of days where clocks and places change, on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeAll);
  let id: string;

  beforeAll(async () => {
    ({ id } = (await ana.get('/api/me').expect(200)).body as { id: string });
    for (const [at, mood] of MOODS) {
      const entry = { mood, tags: [], at, idempotencyKey: crypto.randomUUID() };
      await ana.post('/api/mood-entries').send(entry).expect(201);
    }
    const readings = MOODS.map(([at]) => ({ metric: 'steps', value: 1_000, at }));
    await ana.post('/api/readings/entries').send({ readings }).expect(201);
    await ana
      .put('/api/home/simulated')
      .send({ floors: [], areas: [], entities: [LAMP] })
      .expect(200);
    const states = [
      ['2025-03-29T12:00:00.000Z', 'on'],
      ['2025-03-31T12:00:00.000Z', 'off'],
      // 02:50 in summer time until 02:10 in winter time: twenty minutes.
      ['2025-10-26T00:50:00.000Z', 'on'],
      ['2025-10-26T01:10:00.000Z', 'off'],
    ] as const;
    for (const [at, state] of states)
      await product.app.get(Database).forUser(id, (tx) =>
        tx.execute(sql`insert into home_states (user_id, entity_number, at, state, cause)
          select user_id, number, ${at}::timestamptz, ${state}, 'outside' from home_entities
          where user_id = ${id} and id = ${LAMP.id}`),
      );
  });

  /** Days with a value, of a year. */
  async function days(key: string, timeZone: string): Promise<Record<string, number>> {
    const before = Date.parse('2025-12-01') / DAY_MS;
    const range = { from: before - 365, before };
    const all = await product.app.get(DaySeriesService).all({ id, timeZone }, range);
    const { values } = all.find((series) => series.key === key) as DaySeries;
    return Object.fromEntries(
      [...values].flatMap((value, place) =>
        Number.isNaN(value) || value === 0 ? [] : [[dayName(range.from + place), value]],
      ),
    );
  }

  it('ends each day at midnight there, also on the days of 23 and of 25 hours', async () => {
    expect(await days('mood:mood', 'Europe/Vienna')).toEqual({
      ...{ '2025-03-29': 1, '2025-03-30': 3, '2025-03-31': 5 },
      ...{ '2025-10-26': 2.5, '2025-10-27': 5 },
    });
  });

  it('counts the hours that passed, and not those of the clock', async () => {
    const lamp = await days(`home:${LAMP.id}`, 'Europe/Vienna');
    expect(lamp['2025-03-29']).toBeCloseTo(11, 6);
    expect(lamp['2025-03-30']).toBeCloseTo(23, 6);
    expect(lamp['2025-03-31']).toBeCloseTo(14, 6);
    expect(lamp['2025-10-26']).toBeCloseTo(1 / 3, 6);
  });

  it('puts what was told on the days of where one is now, each once, after a move', async () => {
    expect(await days('mood:mood', 'Pacific/Auckland')).toEqual({
      ...{ '2025-03-30': 1.5, '2025-03-31': 4.5 },
      ...{ '2025-10-26': 2, '2025-10-27': 4 },
    });
    const lamp = await days(`home:${LAMP.id}`, 'Pacific/Auckland');
    expect(Object.values(lamp).reduce((sum, hours) => sum + hours, 0)).toBeCloseTo(48 + 1 / 3, 6);
  });

  it('loses no reading and counts none twice, wherever one is', async () => {
    for (const timeZone of ['Europe/Vienna', 'Pacific/Auckland', 'America/Los_Angeles']) {
      const steps = Object.values(await days('body:steps', timeZone));
      expect(steps.reduce((sum, value) => sum + value, 0)).toBe(1_000 * MOODS.length);
    }
  });
});

import { oneDriver } from '../../../testing/database.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { dayOfReading, emptyBatch } from '../points/point-batch.js';
import { PointsRepository } from '../points/points.repository.js';
import { type BodyScore, type BodyScores } from './scores.dto.js';

const DAY_MS = 86_400_000;

describe.each(oneDriver)('scores, on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);
  let userId: string;

  beforeEach(async () => {
    userId = (await ana.get('/api/me').expect(200)).body.id as string;
  });

  /** One value a day, today's last. */
  const measure = (metric: string, ...values: number[]): Promise<void> =>
    measureEarlier(0, metric, ...values);
  const measureEarlier = async (hours: number, metric: string, ...values: number[]): Promise<void> => {
    const points = product.app.get(PointsRepository);
    const series = await points.seriesOf(userId, { metric, origin: 'device', source: 'Ring' });
    const batch = emptyBatch();
    for (const [index, value] of values.toReversed().entries()) {
      const at = product.clock.now().getTime() - index * DAY_MS;
      batch.series.push(series);
      batch.at.push(at - hours * 3_600_000);
      batch.value.push(value);
      batch.seconds.push(0);
      batch.offset.push(0);
      batch.day.push(dayOfReading(at, 0));
    }
    await points.write(userId, batch);
  };
  const scores = async (): Promise<BodyScores> =>
    (await ana.get('/api/scores').expect(200)).body as BodyScores;
  const score = async (name: string): Promise<BodyScore> =>
    (await scores()).items.find((each) => each.name === name)!;

  it('ask for what they need where there is nothing, and guess nothing', async () => {
    const { items, status } = await scores();
    expect(items.map(({ name, value }) => [name, value])).toEqual([
      ...['readiness', 'sleep', 'stress', 'energy', 'focus'].map((name) => [name, null]),
    ]);
    expect(items.every(({ needs }) => needs?.has === 0 && needs.of === 7)).toBe(true);
    expect(status).toBeNull();
  });

  it('count four of seven nights', async () => {
    await measure('resting-heart-rate', 58, 57, 59, 58, 58);
    expect((await score('readiness')).needs).toMatchObject({ has: 4, of: 7, what: 'nights' });
  });

  it('compare last night with the nights before, and cite their method', async () => {
    await measure('heart-rate-variability-rmssd', 40, 42, 44, 46, 48, 50, 52, 36);
    await measure('resting-heart-rate', 55, 56, 57, 58, 59, 60, 61, 61);
    const readiness = await score('readiness');
    // The example by hand in scores.test.ts.
    expect(readiness).toMatchObject({ value: 25, needs: null });
    expect(readiness.moved[0]).toEqual({ text: 'HRV, RMSSD 36 ms, below your usual 46 ms.', points: -17 });
    expect(readiness.sources.every(({ url }) => url.startsWith('https://doi.org/'))).toBe(true);
  });

  it('never mix RMSSD with SDNN', async () => {
    await measure('heart-rate-variability-sdnn', 60, 61, 62, 63, 64, 65, 66, 63);
    await measure('resting-heart-rate', 55, 56, 57, 58, 59, 60, 61, 58);
    const { value, moved } = await score('readiness');
    expect(value).toBe(50);
    expect(moved.map(({ text }) => text)).toContain('HRV, SDNN 63 ms, usual.');
  });

  it('score a night from its stages', async () => {
    for (const [metric, hours] of [
      ['sleep-light', 4],
      ['sleep-deep', 1.5],
      ['sleep-rem', 1.7],
      ['sleep-awake', 0.3],
    ] as const)
      await measureEarlier(8, metric, ...Array<number>(8).fill(hours));
    expect(await score('sleep')).toMatchObject({
      value: 100,
      moved: [{ points: 0 }, { points: 0 }, { points: 0 }],
    });
    expect((await score('energy')).value).toBeGreaterThan(0);
  });

  it('make the overall status of the specification', async () => {
    await measure('focus', 70);
    await measure('energy', 60);
    await measure('stress', 30);
    expect((await scores()).status).toEqual({
      label: 'Good',
      value: 0.666667,
      of: ['focus', 'energy', 'stress'],
    });
  });
});

import { oneDriver } from '../../../testing/database.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';

describe.each(oneDriver)('what a strap measures, on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeAll, 'ana');

  const at = (seconds: number): string =>
    new Date(product.clock.now().getTime() + seconds * 1_000).toISOString();
  const record = (readings: object[], device = 'Polar H10') =>
    ana.post('/api/live-readings').send({ device, readings });

  it('is kept once, however often it comes', async () => {
    const readings = [
      { metric: 'heart-rate', value: 61, at: at(-2) },
      { metric: 'heart-rate', value: 62, at: at(-1) },
      { metric: 'heart-rate-variability-rmssd', value: 41.5, at: at(-1) },
    ];
    expect((await record(readings).expect(200)).body).toEqual({ kept: 3, skipped: 0 });
    expect((await record(readings).expect(200)).body).toEqual({ kept: 0, skipped: 0 });
    const query = `from=${at(-60)}&before=${at(60)}`;
    const { body } = await ana.get(`/api/readings?metric=heart-rate&${query}`).expect(200);
    expect((body.items as { value: number }[]).map(({ value }) => value)).toEqual([61, 62]);
  });

  it('is left out where its time cannot be, and the rest is kept', async () => {
    const readings = [3_600, -100 * 86_400, -30].map((seconds) => ({
      ...{ metric: 'heart-rate', value: 60, at: at(seconds) },
    }));
    expect((await record(readings).expect(200)).body).toEqual({ kept: 1, skipped: 2 });
  });

  it.each([
    [[{ metric: 'heart-rate', value: 1_000, at: '2026-03-12T18:40:00Z' }]],
    [[{ metric: 'heart-rate-variability-rmssd', value: 0, at: '2026-03-12T18:40:00Z' }]],
    [[{ metric: 'mood', value: 5, at: '2026-03-12T18:40:00Z' }]],
    [[{ metric: 'heart-rate', value: 60, at: 'yesterday' }]],
    [[]],
    [Array(501).fill({ metric: 'heart-rate', value: 60, at: '2026-03-12T18:40:00Z' })],
  ])('is refused: %#', async (readings) => {
    await record(readings as object[]).expect(400);
  });
});

import { drivers } from '../../../testing/database.js';
import { captureMemory } from '../../../testing/memory-requests.js';
import { type Browser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type Review, type ReviewPeriods } from './reviews.dto.js';

const DAY_MS = 86_400_000;

describe.each(drivers)('reviews of a life on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeAll);
  const ben = signedIn(product, beforeAll);

  const dayOf = (daysAgo: number): string =>
    new Date(product.clock.now().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  /** How long ago the Monday before last was: what is a day later is of the same week. */
  const monday = (): number => 14 + ((product.clock.now().getUTCDay() + 6) % 7);
  const periods = async (who: Browser, kind = 'week'): Promise<ReviewPeriods['items']> =>
    ((await who.get(`/api/life-reviews/${kind}`).expect(200)).body as ReviewPeriods).items;
  const read = async (who: Browser, kind: string, date: string): Promise<Review> =>
    (await who.get(`/api/life-reviews/${kind}/${date}`).expect(200)).body as Review;
  const tell = (text: string, daysAgo: number): Promise<unknown> =>
    captureMemory(ana, text, { happenedAt: `${dayOf(daysAgo)}T12:00:00.000Z` });

  it('has none where nothing is known, and says so of any week', async () => {
    expect(await periods(ana)).toEqual([]);
    const { markdown, figures } = await read(ana, 'week', dayOf(40));
    expect(figures).toEqual([]);
    expect(markdown).toContain('Nothing is known of this time.');
  });

  it('tells of a week what was told, measured and who was named', async () => {
    await tell('Had dinner with Jonas.', monday());
    await product.settled();
    const at = `${dayOf(monday())}T07:00:00.000Z`;
    const readings = [{ metric: 'sleep-duration', value: 6.5, unit: 'h', at }];
    await ana.post('/api/readings/entries').send({ readings }).expect(201);
    expect(await periods(ana)).toMatchObject([{ days: 1 }]);
    const found = await read(ana, 'week', dayOf(monday()));
    expect(found).toMatchObject({
      isOver: true,
      isSample: false,
      memoryCount: 1,
      people: [{ name: 'Jonas', days: 1 }],
    });
    expect(found.figures).toContainEqual(
      expect.objectContaining({ key: 'body:sleep-duration', mean: 6.5, days: 1 }),
    );
    expect(found.markdown).toContain('Had dinner with Jonas.');
  });

  it('keeps the figures of what is over until they are made anew, and no memory', async () => {
    const made = await read(ana, 'week', dayOf(monday()));
    product.clock.advance({ minutes: 5 });
    const at = `${dayOf(monday() - 1)}T07:00:00.000Z`;
    const readings = [{ metric: 'sleep-duration', value: 8.5, unit: 'h', at }];
    await ana.post('/api/readings/entries').send({ readings }).expect(201);
    expect(await read(ana, 'week', dayOf(monday()))).toEqual(made);
    const { body } = await ana.post(`/api/life-reviews/week/${dayOf(monday())}`).expect(200);
    expect(body).toMatchObject({
      figures: expect.arrayContaining([expect.objectContaining({ days: 2, mean: 7.5 })]),
    });
    const [memory] = made.memories;
    await ana.delete(`/api/memories/${memory!.id}`).expect(204);
    const after = await read(ana, 'week', dayOf(monday()));
    expect(after).toMatchObject({ memoryCount: 0, people: [] });
    expect(after.markdown).not.toContain('Jonas');
  });

  it('is of the whole month, and of today’s week what it is so far', async () => {
    expect((await read(ana, 'month', dayOf(monday()))).from).toMatch(/-01$/u);
    expect(await read(ana, 'week', dayOf(0))).toMatchObject({ isOver: false });
  });

  it('keeps nothing of sample data', async () => {
    await ben.post('/api/sample-data').send({}).expect(201);
    expect(await read(ben, 'week', dayOf(20))).toMatchObject({ isSample: true });
    await ben.delete('/api/sample-data').expect(200);
    expect(await read(ben, 'week', dayOf(20))).toMatchObject({ isSample: false, figures: [] });
  });

  it('refuses what is no week and no month, and shows nobody else’s', async () => {
    await ana.get('/api/life-reviews/year').expect(400);
    await ana.get('/api/life-reviews/week/yesterday').expect(400);
    await ana.post('/api/life-reviews/month/2026-13-01').expect(400);
    expect(await periods(ben)).toEqual([]);
    expect((await read(ben, 'week', dayOf(monday()))).memoryCount).toBe(0);
  });
});

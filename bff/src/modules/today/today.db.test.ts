import { oneDriver } from '../../testing/database.js';
import { browser } from '../../testing/requests.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { CARD_NAMES } from './today-cards.js';
import { type TodayLayout, type TodayOverview } from './today.dto.js';

const DAY_MS = 86_400_000;

describe.each(oneDriver)('Today on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeEach);
  const ben = signedIn(product, beforeEach);

  const read = async (who = ana): Promise<TodayOverview> => {
    const now = product.clock.now().getTime();
    // A whole day back: at every hour there is one in which the sample person measured something.
    const from = new Date(now - DAY_MS).toISOString();
    const before = new Date(now + DAY_MS / 2).toISOString();
    return (await who.get(`/api/today?from=${from}&before=${before}`).expect(200)).body as TodayOverview;
  };
  const names = ({ cards }: TodayLayout): string[] => cards.map(({ card }) => card);

  it('is empty where nothing is, with every card at its own place', async () => {
    expect(await read()).toMatchObject({
      layout: { isArranged: false, skippedSteps: [], areStepsClosed: null },
      ...{ hasMood: false, finding: null },
      ...{ sample: { memories: 0 }, review: { items: [] }, moods: { items: [] }, readings: { items: [] } },
      devices: { total: 0, inTime: 0, troubled: [] },
    });
    expect(names((await read()).layout)).toEqual(CARD_NAMES);
  });

  it('shows what the sample year has today, and what is one’s own', async () => {
    await ana.post('/api/sample-data').send({}).expect(201);
    expect(await read()).toMatchObject({ hasMood: false, home: { isSample: true } });
    await ana.post('/api/devices').send({ name: 'Balcony sensor', kind: 'sensor' }).expect(201);
    const mood = { idempotencyKey: crypto.randomUUID(), mood: 4, tags: [], around: [] };
    await ana.post('/api/mood-entries').send(mood).expect(201);
    const found = await read();
    expect(found).toMatchObject({ hasMood: true, devices: { total: 1, inTime: 0 } });
    expect(found.readings.items.length).toBeGreaterThan(0);
    expect((await read(ben)).sample.readings).toBe(0);
  });

  it('keeps how it was arranged for every device of the person alone, until it is put back', async () => {
    const cards = [
      { card: 'home', width: 2, isHidden: false },
      { card: 'brief', width: 1, isHidden: true },
    ];
    const { body } = await ana.put('/api/today/cards').send({ cards }).expect(200);
    expect(body).toMatchObject({ isArranged: true });
    const { layout } = await read();
    expect(layout.cards[0]).toEqual(cards[0]);
    expect(layout.cards.find(({ card }) => card === 'brief')).toEqual(cards[1]);
    expect(names(layout).toSorted()).toEqual(CARD_NAMES.toSorted());
    expect(names((await read(ben)).layout)).toEqual(CARD_NAMES);
    const reset = (await ana.delete('/api/today/cards').expect(200)).body as TodayLayout;
    expect(reset.isArranged).toBe(false);
    expect(names((await read()).layout)).toEqual(CARD_NAMES);
  });

  it('keeps which of the first steps were skipped, and that they were sent away', async () => {
    const step = '/api/today/first-steps';
    await ana
      .patch(step)
      .send({ skipped: ['connect', 'feel'] })
      .expect(200);
    await ana.patch(step).send({ isClosed: true }).expect(200);
    expect((await read()).layout).toMatchObject({ skippedSteps: ['feel', 'connect'], areStepsClosed: true });
    expect((await read(ben)).layout).toMatchObject({ skippedSteps: [], areStepsClosed: null });
    await ana.patch(step).send({ isClosed: false, skipped: [] }).expect(200);
    expect((await read()).layout).toMatchObject({ skippedSteps: [], areStepsClosed: false });
  });

  it.each([
    { cards: [] },
    { cards: [{ card: 'weather', width: 1, isHidden: false }] },
    { cards: [{ card: 'home', width: 3, isHidden: false }] },
    { cards: [{ card: 'home', width: 1, isHidden: false, owner: 'x' }] },
    { cards: ['a', 'b'].map(() => ({ card: 'home', width: 1, isHidden: false })) },
    {},
  ])('refuses an arrangement that is none: %j', async (body) => {
    await ana.put('/api/today/cards').send(body).expect(400);
  });

  it('refuses steps that are none, a day that is none, and whoever is not signed in', async () => {
    await ana
      .patch('/api/today/first-steps')
      .send({ skipped: ['dance'] })
      .expect(400);
    await ana.get('/api/today?from=yesterday&before=today').expect(400);
    await ana.get('/api/today').expect(400);
    const nobody = browser(product.app);
    await nobody.get('/api/today?from=2026-01-01T00:00:00Z&before=2026-01-02T00:00:00Z').expect(401);
    await nobody.put('/api/today/cards').send({}).expect(401);
    await nobody.delete('/api/today/cards').expect(401);
    await nobody.patch('/api/today/first-steps').send({}).expect(401);
  });
});

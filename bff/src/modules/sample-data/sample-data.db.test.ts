import { oneDriver } from '../../testing/database.js';
import { signedInBrowser } from '../../testing/requests.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { SAMPLE_MEMORIES, SAMPLE_REMINDERS } from './sample-life.js';
import { isTold, type SampleDay, sampleYear } from './sample-year.js';

const NONE = { memories: 0, moodEntries: 0, readings: 0, reminders: 0, devices: 0 };
const YEAR = sampleYear();
/** Of today only the morning is there. */
const countOf = ({ daysAgo, morning, evening }: SampleDay): number =>
  Object.keys(morning).length + (daysAgo > 0 ? Object.keys(evening).length : 0);
const ALL = {
  memories: SAMPLE_MEMORIES.length,
  moodEntries: YEAR.filter(isTold).length,
  readings: YEAR.reduce((sum, day) => sum + countOf(day), 0),
  reminders: SAMPLE_REMINDERS.length,
};
const EVER = { from: '2020-01-01T00:00:00.000Z', before: '2100-01-01T00:00:00.000Z' };

describe.each(oneDriver)('the sample data on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeEach);

  const add = (status = 201): Promise<unknown> => ana.post('/api/sample-data').send({}).expect(status);
  const memories = async (): Promise<{ source: { kind: string } }[]> =>
    (await ana.get('/api/memories?limit=100').expect(200)).body.items as { source: { kind: string } }[];

  it('is added whole, labelled, and removed with exact counts', async () => {
    await ana.get('/api/sample-data').expect(200, NONE);
    await add();
    const { body } = await ana.get('/api/sample-data').expect(200);
    expect(body).toMatchObject(ALL);
    const kept = await memories();
    expect(kept).toHaveLength(ALL.memories);
    expect(new Set(kept.map(({ source }) => source.kind))).toEqual(new Set(['sample']));
    const { items: moods } = (await ana.get('/api/mood-entries').query(EVER)).body as { items: unknown[] };
    expect(moods.length).toBeGreaterThan(0);
    expect(moods[0]).toMatchObject({ isSample: true });
    const { items } = (await ana.get('/api/readings/summary').query(EVER)).body as { items: unknown[] };
    expect(items).toHaveLength(7);
    expect(items[0]).toMatchObject({ isSample: true });

    await ana.delete('/api/sample-data').expect(200, body);
    await ana.get('/api/sample-data').expect(200, NONE);
    expect(await memories()).toEqual([]);
    await ana.get('/api/memories/trash').expect(200, /"items":\[\]/u);
    await ana.get('/api/home').expect(200, /"entityCount":0/u);
  });

  it('is found like what one told oneself', async () => {
    await add();
    const found = await ana.post('/api/memories/search').send({ query: 'what is Ana allergic to', limit: 5 });
    expect(JSON.stringify(found.body)).toContain('peanuts');
  });

  it('is there once, however often and however fast it is asked for', async () => {
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await ana.post('/api/sample-data').send({})).status),
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    await ana.get('/api/sample-data').expect(200, new RegExp(`"memories":${String(ALL.memories)},`, 'u'));
  });

  it('leaves what is one’s own, and a home of one’s own', async () => {
    await ana.post('/api/memories').send({ text: 'My bike is red.' }).expect(201);
    const lamp = { id: 'light.mine', name: 'Mine', domain: 'light', state: 'off' };
    await ana
      .put('/api/home/simulated')
      .send({ floors: [], areas: [], entities: [lamp] })
      .expect(200);
    await add();
    await ana.get('/api/home').expect(200, /"entityCount":1,"isSample":false/u);
    await ana.delete('/api/sample-data').expect(200, { ...ALL, devices: 0 });
    expect(await memories()).toHaveLength(1);
    await ana.get('/api/home').expect(200, /"entityCount":1/u);
  });

  it('takes along what was moved to the trash, and what was corrected', async () => {
    await add();
    const [first, second] = (await memories()) as unknown as { id: string; version: number }[];
    await ana.delete(`/api/memories/${first!.id}`).expect(204);
    await ana
      .patch(`/api/memories/${second!.id}`)
      .send({ version: second!.version, text: 'Other words.' })
      .expect(200);
    await ana.delete('/api/sample-data').expect(200, new RegExp(`"memories":${String(ALL.memories)},`, 'u'));
    expect(await memories()).toEqual([]);
  });

  it('is nobody else’s', async () => {
    await add();
    const ben = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await ben.get('/api/sample-data').expect(200, NONE);
    await ben.delete('/api/sample-data').expect(200, NONE);
    await ana.get('/api/sample-data').expect(200, new RegExp(`"memories":${String(ALL.memories)},`, 'u'));
  });

  it('takes no other fields', async () => {
    await ana.post('/api/sample-data').send({ years: 3 }).expect(400);
  });
});

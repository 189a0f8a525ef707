import { oneDriver } from '../../testing/database.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { ended, upload } from '../memory/imports/testing/imported.js';
import { type ReadingChart, type ReadingMetrics, type ReadingOverview } from './charts/charts.dto.js';
import { type ReadingEntries } from './entries/entries.dto.js';
import { type ReadingSources } from './sources/sources.dto.js';

const DAY_MS = 86_400_000;

describe.each(oneDriver)('the routes of the body on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);
  const bo = signedIn(product, beforeEach);

  const daysAgo = (days: number): string =>
    new Date(product.clock.now().getTime() - days * DAY_MS).toISOString();
  const add = (readings: readonly object[], who = ana) =>
    who.post('/api/readings/entries').send({ readings });
  const entries = async (metric: string, who = ana): Promise<ReadingEntries> =>
    (await who.get(`/api/readings/entries?metric=${metric}`).expect(200)).body as ReadingEntries;
  const overview = async (who = ana): Promise<ReadingOverview> =>
    (await who.get('/api/readings/overview').expect(200)).body as ReadingOverview;
  const chart = async (metric: string, days: number): Promise<ReadingChart> => {
    const query = `metric=${metric}&from=${daysAgo(days)}&before=${daysAgo(-1)}`;
    return (await ana.get(`/api/readings/chart?${query}`).expect(200)).body as ReadingChart;
  };
  const addTenDays = () =>
    add(
      [72, 71, 73, 72, 74, 70, 72, 72, 71, 95].map((value, place) => ({
        ...{ metric: 'resting-heart-rate', value },
        at: daysAgo(10 - place),
      })),
    ).expect(201);

  it('brings a removed reading of a file back with its source and its import, whose undo finds it', async () => {
    const imports = '/api/reading-imports';
    const table = 'Date,Weight (kg),Source\n2026-01-01 08:00,70,Scale\n2026-01-02 08:00,71,Scale\n';
    const imported = await upload(ana, table, 'scale.csv', imports);
    await ana.post(`${imports}/${imported}/start`).send({ format: 'csv' }).expect(200);
    await ended(ana, imported, imports);
    const before = (await entries('body-weight')).items;
    const path = `/api/readings/entries/${before[0]?.id ?? ''}`;
    const { body: removed } = await ana.delete(path).expect(200);
    await ana.delete(path).expect(404);
    await bo.post('/api/readings/entries/restored').send(removed).expect(404);
    await ana
      .post('/api/readings/entries/restored')
      .send({ ...removed, value: 9_000 })
      .expect(422);
    await ana
      .post('/api/readings/entries/restored')
      .send({ ...removed, importNumber: 99 })
      .expect(404);
    const { body: back } = await ana.post('/api/readings/entries/restored').send(removed).expect(201);
    expect(back).toMatchObject({ origin: 'import', source: 'Scale', value: 71 });
    expect((await entries('body-weight')).items).toEqual(before);
    await ana.post('/api/readings/entries/restored').send(removed).expect(409);
    await ana.post(`${imports}/${imported}/undo`).expect(200);
    expect(await ended(ana, imported, imports)).toMatchObject({ erased: { readings: 2 } });
  });

  it('keep, correct and remove a reading, and say what can’t be', async () => {
    const made = (await add([{ metric: 'weight', value: 71.4 }]).expect(201)).body as ReadingEntries;
    const [entry] = made.items;
    expect(entry).toMatchObject({ metric: 'body-weight', value: 71.4, unit: 'kg', origin: 'told' });
    const path = `/api/readings/entries/${entry?.id ?? ''}`;
    const edited = await ana.patch(path).send({ value: 72.4 }).expect(200);
    expect(edited.body).toMatchObject({ value: 72.4, at: entry?.at });
    await bo.patch(path).send({ value: 60 }).expect(404);
    await bo.delete(path).expect(404);
    const refused = await ana.patch(path).send({ value: 900 }).expect(422);
    expect(refused.body).toMatchObject({ detail: expect.stringContaining('can’t be right') as string });
    const moved = await ana
      .patch(path)
      .send({ at: daysAgo(2) })
      .expect(200);
    expect((await entries('body-weight')).items).toMatchObject([{ id: (moved.body as { id: string }).id }]);
    await ana.delete(`/api/readings/entries/${(moved.body as { id: string }).id}`).expect(200);
    expect((await entries('body-weight')).items).toEqual([]);
    expect((await overview()).items).toEqual([]);
  });

  it('count a night that was told in the evening to the day on which it was told', async () => {
    const evening = `${daysAgo(2).slice(0, 10)}T20:30:00Z`;
    await add([{ metric: 'sleep-duration', value: 6, unit: 'h', at: evening }]).expect(201);
    const { bucket, points } = await chart('sleep-duration', 4);
    expect({ bucket, days: points.map(({ at }) => at.slice(0, 10)) }).toEqual({
      bucket: 'day',
      days: [evening.slice(0, 10)],
    });
  });

  it('refuse what is no reading', async () => {
    await add([{ metric: 'weight', value: 71, unit: 'bpm' }]).expect(422);
    await add([{ metric: 'weight', value: -3 }]).expect(422);
    await add([{ metric: 'weight', value: 71, at: daysAgo(-2) }]).expect(400);
    await add([]).expect(400);
    await ana.delete('/api/readings/entries/nonsense').expect(404);
    await ana.get('/api/readings/chart?metric=weight&from=then&before=now').expect(400);
  });

  it('tell what is usual, and what is over it', async () => {
    await addTenDays();
    const [item] = (await overview()).items;
    expect(item).toMatchObject({
      ...{ metric: 'resting-heart-rate', value: 95, state: 'over', daysMeasured: 10 },
      usual: { median: 72, days: 10 },
    });
    expect(item?.days).toHaveLength(10);
    const drawn = await chart('resting-heart-rate', 60);
    expect(drawn).toMatchObject({ bucket: 'day', unit: 'bpm', usual: { median: 72 } });
    expect(drawn.points.map(({ value }) => value)).toEqual([72, 71, 73, 72, 74, 70, 72, 72, 71, 95]);
    expect((await chart('resting-heart-rate', 1)).bucket).toBe('minutes');
    expect((await overview(bo)).items).toEqual([]);
  });

  it('page through readings, the latest first', async () => {
    await addTenDays();
    const first = (await ana.get('/api/readings/entries?metric=resting-heart-rate&limit=4').expect(200))
      .body as ReadingEntries;
    expect(first.items.map(({ value }) => value)).toEqual([95, 71, 72, 72]);
    const query = `metric=resting-heart-rate&limit=20&cursor=${first.nextCursor ?? ''}`;
    const rest = (await ana.get(`/api/readings/entries?${query}`).expect(200)).body as ReadingEntries;
    expect(rest.items).toHaveLength(6);
    expect(rest.nextCursor).toBeNull();
  });

  it('show a metric in the unit that was chosen for it, with its goal', async () => {
    await add([{ metric: 'glucose', value: 5.5 }]).expect(201);
    await ana.patch('/api/readings/metrics/glucose').send({ unit: 'mg/dL', goal: 90 }).expect(204);
    expect((await overview()).items).toMatchObject([{ value: 99.1, unit: 'mg/dL', goal: 90 }]);
    await ana.patch('/api/readings/metrics/glucose').send({ unit: 'kg' }).expect(422);
    await ana.patch('/api/readings/metrics/glucose').send({ goal: null, isHidden: true }).expect(204);
    expect((await overview()).items).toMatchObject([{ goal: null, isHidden: true }]);
    await add([{ metric: 'weight', value: 70 }]).expect(201);
    await ana
      .put('/api/readings/metrics')
      .send({ metrics: ['body-weight', 'glucose'] })
      .expect(204);
    expect((await overview()).items.map(({ metric }) => metric)).toEqual(['body-weight', 'glucose']);
  });

  it('list all that can be measured, with one’s own metrics and units', async () => {
    await add([{ metric: 'push-ups', value: 20, unit: 'times' }]).expect(201);
    await ana.patch('/api/readings/metrics/glucose').send({ unit: 'mg/dL' }).expect(204);
    const { items } = (await ana.get('/api/readings/metrics').expect(200)).body as ReadingMetrics;
    expect(items.at(-1)).toMatchObject({ metric: 'push-ups', label: 'Push ups', group: 'own', range: null });
    expect(items.find(({ metric }) => metric === 'glucose')).toMatchObject({
      unit: 'mg/dL',
      units: ['mmol/L', 'mg/dL'],
    });
    const ofBo = (await bo.get('/api/readings/metrics').expect(200)).body as ReadingMetrics;
    expect(ofBo.items.some(({ metric }) => metric === 'push-ups')).toBe(false);
  });

  it('tell where readings come from, and let another source count first', async () => {
    await add([{ metric: 'weight', value: 70 }]).expect(201);
    await ana.post('/api/skills/run').send({ text: 'Log weight 71 kg' }).expect(200);
    const sources = (await ana.get('/api/readings/sources').expect(200)).body as ReadingSources;
    expect(sources.items.map(({ readings }) => readings)).toEqual([1, 1]);
    const [shared] = sources.shared;
    const order = shared?.series.map(({ id }) => id).toReversed() ?? [];
    await ana.put('/api/readings/sources/body-weight').send({ series: order }).expect(204);
    const after = (await ana.get('/api/readings/sources').expect(200)).body as ReadingSources;
    expect(after.shared[0]?.series.map(({ id }) => id)).toEqual(order);
    await bo.put('/api/readings/sources/body-weight').send({ series: order }).expect(404);
  });
});

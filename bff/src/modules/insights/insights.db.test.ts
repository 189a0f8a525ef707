import { drivers } from '../../testing/database.js';
import { signedInBrowser } from '../../testing/requests.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { SAMPLE_TRUTH } from '../sample-data/sample-year.js';
import { type ExperimentList, type ExperimentPlan } from './experiments/experiments.dto.js';
import { type Comparison, type ExploredSeries, type ExploreViews } from './explore/explore.dto.js';
import { FindingsRunner } from './findings/findings-runner.js';
import { type FindingDays, type FindingList } from './findings/findings.dto.js';

/** In the zone of whoever has set none. */
function minutesUntilNoonTomorrow(now: Date): number {
  const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 12);
  return (noon - now.getTime()) / 60_000;
}

describe.each(drivers)('insights on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeAll);

  const get = async <T>(path: string): Promise<T> => (await ana.get(path).expect(200)).body as T;
  const findings = (): Promise<FindingList> => get('/api/findings');
  const day = (back: number): string =>
    new Date(product.clock.now().getTime() - back * 86_400_000).toISOString().slice(0, 10);

  it('has nothing to say of nothing, and says how far it is', async () => {
    expect(await findings()).toMatchObject({
      items: [],
      check: { ranAt: null, minDays: 30, lags: [0, 1, 2, 3] },
    });
    const { body } = await ana.post('/api/findings/check').expect(200);
    expect(body).toMatchObject({ items: [], check: { mostDays: 0, tests: 0 } });
    await ana.post('/api/findings/check').expect(429);
    expect(await get<ExploredSeries>('/api/explore/series')).toEqual({ items: [] });
  });

  it('finds by night what was planted into the sample year, and nothing of what has no effect', async () => {
    await ana.post('/api/sample-data').send({}).expect(201);
    product.clock.advance({ days: 1 });
    await product.app.get(FindingsRunner).settled();
    const { items, check } = await findings();
    expect(check.tests).toBeGreaterThan(30);
    const found = items
      .filter(({ kind }) => kind === 'association')
      .map(({ series, lag }) => `${series[0]!.key}>${series[1]!.key}@${String(lag)}`);
    for (const { x, y, lag } of SAMPLE_TRUTH.planted) expect(found).toContain(`${x}>${y}@${String(lag)}`);
    for (const name of SAMPLE_TRUTH.absent) expect(found.join(' ')).not.toContain(name);
    expect(items.every(({ isSample }) => isSample)).toBe(true);
    const change = items.find(({ kind }) => kind === 'change');
    expect(change?.series[0]?.key).toBe(SAMPLE_TRUTH.change.y);
    expect(change?.sentence).toMatch(
      /^Around \d+ \w+ your weight went from about 64\.\d kg to about 63\.\d kg\.$/u,
    );
  });

  it('says each in one sentence, with its days', async () => {
    const { items } = await findings();
    const sleep = items.find(
      ({ series }) => series[0]?.key === 'body:steps' && series[1]?.key === 'body:sleep-duration',
    )!;
    expect(sleep.sentence).toMatch(
      /^On the day after one with high step count \([\d,]+ or more\), your sleep was 0\.\d+ h higher than after low/u,
    );
    expect(sleep.effect!.low).toBeGreaterThan(0);
    expect(sleep.chance).toMatch(/are chance|is chance/u);
    const { days } = await get<FindingDays>(`/api/findings/${sleep.id}/days`);
    expect(days).toHaveLength(sleep.n!);
    const mean = (group: string): number => {
      const ys = days.filter((each) => each.group === group).map(({ y }) => y);
      return ys.reduce((sum, y) => sum + y, 0) / ys.length;
    };
    expect(mean('high') - mean('low')).toBeCloseTo(sleep.effect!.difference, 6);
  });

  it('keeps what its owner thinks of it over the next night', async () => {
    const [first, second] = (await findings()).items;
    await ana
      .patch(`/api/findings/${first!.id}`)
      .send({ verdict: 'agree' })
      .expect(200, /"verdict":"agree"/u);
    await ana.patch(`/api/findings/${second!.id}`).send({ verdict: 'hidden' }).expect(200);
    product.clock.advance({ days: 1 });
    await product.app.get(FindingsRunner).settled();
    const after = new Map((await findings()).items.map((each) => [each.id, each.verdict]));
    expect(after.get(first!.id)).toBe('agree');
    expect(after.get(second!.id)).toBe('hidden');
    await ana.patch(`/api/findings/${first!.id}`).send({ verdict: 'perhaps' }).expect(400);
    await ana
      .put('/api/findings/lags')
      .send({ lags: [1, 0] })
      .expect(200, /"lags":\[0,1\]/u);
    await ana
      .put('/api/findings/lags')
      .send({ lags: [7] })
      .expect(400);
  });

  it('compares anything with anything, tags by their interval', async () => {
    const { items } = await get<ExploredSeries>('/api/explore/series');
    const tag = items.find(({ title }) => title === 'Friends')!;
    expect(tag.isYesNo).toBe(true);
    const range = { from: day(360), before: day(0) };
    const compared = (
      await ana
        .get('/api/explore/comparison')
        .query({ x: tag.key, y: 'mood:mood', ...range })
        .expect(200)
    ).body as Comparison;
    expect(compared).toMatchObject({ lags: [], line: null });
    expect(compared.difference!.low).toBeGreaterThan(0);
    const steps = (
      await ana
        .get('/api/explore/comparison')
        .query({ x: 'body:steps', y: 'body:sleep-duration', lag: 1, ...range })
        .expect(200)
    ).body as Comparison;
    expect(steps.line!.low).toBeGreaterThan(0);
    expect(steps.lags.map(({ lag }) => lag)).toEqual([0, 1, 2, 3]);
    expect(Math.abs(steps.lags[1]!.r)).toBeGreaterThan(steps.lags[1]!.chance);
    expect(steps.weekdays).toHaveLength(7);
    expect(steps.days.length).toBeGreaterThan(300);
    await ana
      .get('/api/explore/comparison')
      .query({ x: 'body:nothing', y: 'mood:mood', ...range })
      .expect(404);
    await ana
      .get('/api/explore/comparison')
      .query({ x: 'x', y: 'mood:mood', ...range })
      .expect(400);
  });

  it('keeps views', async () => {
    const { body } = await ana
      .post('/api/explore/views')
      .send({ name: 'Sleep', address: 'x=body:steps&days=90' })
      .expect(201);
    expect((await get<ExploreViews>('/api/explore/views')).items).toEqual([body]);
    await ana.post('/api/explore/views').send({ name: 'Sleep', address: 'javascript:"<>' }).expect(400);
    const id = (body as { id: string }).id;
    const ben = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await ben.delete(`/api/explore/views/${id}`).expect(404);
    await ana.delete(`/api/explore/views/${id}`).expect(204);
  });

  it('runs an experiment: says before what it can show, draws days by lot, reminds each morning', async () => {
    const plan = await get<ExperimentPlan>('/api/experiments/plan?outcome=body:sleep-duration');
    expect(plan.days).toBe(14);
    expect(plan.halfWidth).toBeGreaterThan(0.3);
    expect(plan.sentence).toContain('likely to stay unseen');
    const start = { outcome: 'body:sleep-duration', action: 'Walk in the evening', lag: 1 };
    const { body } = await ana.post('/api/experiments').send(start).expect(201);
    const [planned] = (body as ExperimentList).items;
    expect(planned).toMatchObject({ state: 'planned', day: 0, result: null });
    await ana.post('/api/experiments').send(start).expect(409);
    product.clock.advance({ minutes: minutesUntilNoonTomorrow(product.clock.now()) });
    await product.app.get(FindingsRunner).settled();
    const [running] = (await get<ExperimentList>('/api/experiments')).items;
    expect(running).toMatchObject({ state: 'running', day: 1 });
    const { items } = await get<{ items: { text: string }[] }>('/api/reminders');
    expect(items.map(({ text }) => text).join()).toMatch(
      /Day 1 of 14 of your experiment is (?:an A day: Walk|a B day)/u,
    );
    await ana.post(`/api/experiments/${running!.id}/stop`).expect(200, /"state":"stopped"/u);
    await ana
      .post('/api/experiments')
      .send({ ...start, outcome: 'body:glucose' })
      .expect(422);
  });

  it('is nobody else’s, and goes with the sample data', async () => {
    const [first] = (await findings()).items;
    const ben = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await ben.get(`/api/findings/${first!.id}/days`).expect(404);
    await ben.patch(`/api/findings/${first!.id}`).send({ verdict: 'agree' }).expect(404);
    const [experiment] = (await get<ExperimentList>('/api/experiments')).items;
    await ben.post(`/api/experiments/${experiment!.id}/stop`).expect(404);
    await ben.delete(`/api/experiments/${experiment!.id}`).expect(404);
    await ben.get('/api/experiments').expect(200, { items: [] });
    await ana.delete('/api/sample-data').expect(200);
    expect((await findings()).items).toEqual([]);
    expect((await get<ExperimentList>('/api/experiments')).items).toEqual([]);
  });
});

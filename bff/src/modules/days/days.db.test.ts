import { oneDriver } from '../../testing/database.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { AutomationsRunner } from '../automations/host/automations-runner.js';
import { type LifeDay } from './days.dto.js';

const DAY_MS = 86_400_000;

describe.each(oneDriver)('a day on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeEach);
  const bo = signedIn(product, beforeEach);

  const dateOf = (daysAgo: number): string =>
    new Date(product.clock.now().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const read = async (date: string, who = ana): Promise<LifeDay> =>
    (await who.get(`/api/days/${date}`).expect(200)).body as LifeDay;
  const countsOf = ({ counts }: LifeDay): Record<string, number> =>
    Object.fromEntries(counts.map(({ strand, count }) => [strand, count]));

  it('tells in order what was told, felt, asked, done and measured, and nothing of another', async () => {
    const yesterday = dateOf(1);
    await ana
      .post('/api/memories')
      .send({ text: 'Ran along the river with Ines.', happenedAt: `${yesterday}T12:00:00Z` })
      .expect(201);
    await ana
      .post('/api/mood-entries')
      .send({ idempotencyKey: crypto.randomUUID(), mood: 2, note: 'Flat.', at: `${yesterday}T15:20:00Z` })
      .expect(201);
    const readings = [{ metric: 'body-weight', value: 71.4, at: `${yesterday}T07:00:00Z` }];
    await ana.post('/api/readings/entries').send({ readings }).expect(201);

    const day = await read(yesterday);
    expect(day.entries.map(({ strand, what }) => [strand, what.kind])).toEqual([
      ['body', 'reading'],
      ['memories', 'memory'],
      ['mood', 'mood'],
    ]);
    expect(countsOf(day)).toEqual({ body: 1, mood: 1, memories: 1, chats: 0, home: 0, automations: 0 });
    expect(day.figures.map(({ metric, value }) => [metric, value])).toEqual([
      ['body-weight', 71.4],
      ['mood', 2],
    ]);
    expect(countsOf(await read(yesterday, bo))).toEqual({
      body: 0,
      mood: 0,
      memories: 0,
      chats: 0,
      home: 0,
      automations: 0,
    });
    expect((await read(dateOf(2))).entries).toEqual([]);
  });

  it('has what was asked with its answer, and what was done at home unless it was undone', async () => {
    const { body: conversation } = await ana.post('/api/conversations').send({}).expect(201);
    const { id } = conversation as { id: string };
    const message = { text: 'what is 12 times 12', idempotencyKey: crypto.randomUUID() };
    await ana.post(`/api/conversations/${id}/messages`).send(message).expect(200);
    await ana.post('/api/home/simulated/sample').send({}).expect(201);
    const entities = (await ana.get('/api/home/entities')).body as { items: { id: string }[] };
    const light = entities.items.find((entity) => entity.id.startsWith('light.'))?.id ?? '';
    const path = `/api/home/entities/${encodeURIComponent(light)}/actions`;
    await ana.post(path).send({ service: 'toggle' }).expect(201);

    const day = await read(dateOf(0));
    const chat = day.entries.find(({ strand }) => strand === 'chats');
    expect(chat?.what).toMatchObject({
      ...{ kind: 'chat', conversationId: id, text: message.text },
      answer: expect.stringContaining('144') as string,
    });
    expect(countsOf(day)).toMatchObject({ chats: 1, home: 1 });
  });

  it('has what ran by itself, with what came of it, and not what was held back', async () => {
    const rule = (limits: object) => ({
      ...{ when: [{ kind: 'mood', ...limits }], then: [{ kind: 'notify', text: 'Take a walk' }] },
    });
    for (const [name, limits] of [
      ['A walk after a low mood', { atMost: 2 }],
      ['Praise', { atLeast: 4 }],
    ] as const)
      await ana
        .post('/api/automations')
        .send({ name, rule: rule(limits) })
        .expect(201);
    const mood = { mood: 1, at: product.clock.now().toISOString(), idempotencyKey: crypto.randomUUID() };
    await ana.post('/api/mood-entries').send(mood).expect(201);
    await product.app.get(AutomationsRunner).settled();

    const day = await read(dateOf(0));
    expect(day.entries.filter(({ strand }) => strand === 'automations').map(({ what }) => what)).toEqual([
      {
        ...{ kind: 'automation', automationId: expect.any(String) as string },
        ...{ name: 'A walk after a low mood', results: ['Take a walk'] },
      },
    ]);
    expect(countsOf(await read(dateOf(0), bo)).automations).toBe(0);
  });

  it('tells what was usual then, and the days that were like it', async () => {
    // From yesterday on: at night, seven o’clock of today is still to come, and is refused.
    const readings = Array.from({ length: 39 }, (_, index) => {
      const ago = index + 1;
      const isShort = ago === 3 || ago === 20;
      return [
        {
          metric: 'sleep-duration',
          unit: 'h',
          value: isShort ? 4.5 : 7 + (ago % 5) * 0.1,
          at: `${dateOf(ago)}T07:00:00Z`,
        },
        {
          metric: 'resting-heart-rate',
          value: isShort ? 68 : 58 + (ago % 4),
          at: `${dateOf(ago)}T07:01:00Z`,
        },
        { metric: 'energy', value: isShort ? 30 : 60 + (ago % 6), at: `${dateOf(ago)}T07:02:00Z` },
      ];
    }).flat();
    for (let first = 0; first < readings.length; first += 10)
      await ana
        .post('/api/readings/entries')
        .send({ readings: readings.slice(first, first + 10) })
        .expect(201);
    const day = await read(dateOf(3));
    expect(day.figures.find(({ metric }) => metric === 'sleep-duration')).toMatchObject({
      value: 4.5,
      usual: { days: 36 },
    });
    expect(day.similar[0]).toMatchObject({ date: dateOf(20), figures: 3 });
    expect(day.similar[0]?.because).toContainEqual({ label: 'Sleep', is: 'under' });
  });

  it('refuses what is no day', async () => {
    await ana.get('/api/days/yesterday').expect(400);
    await ana.get('/api/days/2026-02-30').expect(400);
  });
});

import { oneDriver } from '../../../testing/database.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type TwinCheck, type TwinChecks } from './checks.dto.js';

describe.each(oneDriver)('the fidelity check, on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeAll);
  const ben = signedIn(product, beforeAll);

  const read = async (): Promise<TwinChecks> =>
    (await ana.get('/api/twin/checks').expect(200)).body as TwinChecks;
  const tell = (text: string, kind: string) => ana.post('/api/memories').send({ text, kind }).expect(201);

  it('says what is missing before there is anything to choose from', async () => {
    expect(await read()).toMatchObject({ open: [], latest: [], rate: { answered: 0, interval: null } });
    await ana.post('/api/twin/checks').expect(422, /too_little_known/u);
  });

  it('keeps what the twin says to itself until its owner has answered', async () => {
    await tell('I like strong coffee in the morning.', 'preference');
    await tell('I like strong coffee in the morning!', 'preference');
    await tell('I love long walks by the river.', 'preference');
    await tell('I prefer trains over planes.', 'preference');
    const { body } = await ana.post('/api/twin/checks').expect(201);
    const { open } = body as TwinChecks;
    const check = open.find(({ kind }) => kind === 'liking')!;
    expect(check).toMatchObject({ question: 'Which of these is most like you?', predicted: null });
    expect(check.choices.map(({ text }) => text)).toContain('You love long walks by the river.');

    const coffee = check.choices.find(({ text }) => text.includes('coffee'))!;
    const answered = await ana
      .put(`/api/twin/checks/${check.id}/answer`)
      .send({ choice: coffee.id })
      .expect(200);
    expect(answered.body as TwinCheck).toMatchObject({ chosen: coffee.id, predicted: coffee.id });
    const { rate, latest } = await read();
    expect(rate).toMatchObject({ answered: 1, matched: 1 });
    expect(rate.sentence).toContain('Same answer in 1 of 1');
    expect(rate.months).toHaveLength(1);
    expect(latest[0]?.id).toBe(check.id);
  });

  it('counts an answer once, and takes only one that there is', async () => {
    const [{ id, choices, chosen }] = (await read()).latest as [TwinCheck];
    await ana
      .put(`/api/twin/checks/${id}/answer`)
      .send({ choice: chosen })
      .expect(409, /twin_check_answered/u);
    await ana.put(`/api/twin/checks/${id}/answer`).send({ choice: crypto.randomUUID() }).expect(422);
    await ana.delete(`/api/twin/checks/${id}`).expect(404);
    await ben.put(`/api/twin/checks/${id}/answer`).send({ choice: choices[0]!.id }).expect(404);
    await ben.get('/api/twin/checks').expect(200, /"latest":\[\]/u);
  });

  it('lets an open question be skipped by its owner alone', async () => {
    await tell('I like cooking for friends.', 'preference');
    const { body } = await ana.post('/api/twin/checks').expect(201);
    const [{ id }] = (body as TwinChecks).open as [TwinCheck];
    await ben.delete(`/api/twin/checks/${id}`).expect(404);
    await ana.delete(`/api/twin/checks/${id}`).expect(204);
    expect((await read()).open.some((check) => check.id === id)).toBe(false);
  });

  it('loses what it asked of a memory that is erased', async () => {
    const { items } = (await ana.get('/api/memories').query({ kind: 'preference' }).expect(200)).body as {
      items: { id: string; text: string }[];
    };
    for (const { id } of items.filter(({ text }) => text.includes('coffee'))) {
      await ana.delete(`/api/memories/${id}`).expect(204);
      await ana.delete(`/api/memories/trash/${id}`).expect(200);
    }
    const { open, latest, rate } = await read();
    expect(rate.answered).toBe(0);
    expect(JSON.stringify([open, latest])).not.toContain('coffee');
  });
});

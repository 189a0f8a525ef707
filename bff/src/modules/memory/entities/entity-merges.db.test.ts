import { drivers } from '../../../testing/database.js';
import { signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct } from '../../../testing/shared-product.js';
import { type Entity, type EntityDetail, type EntityList, type EntityMerged } from './entities.dto.js';

describe.each(drivers)('names that were merged on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  let ana: Awaited<ReturnType<typeof signedInBrowser>>;

  beforeEach(async () => {
    ana = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
  });

  const capture = async (...texts: string[]): Promise<string[]> => {
    const items = texts.map((text) => ({ text }));
    const { body } = await ana.post('/api/memories/batch').send({ items }).expect(201);
    await product.settled();
    product.clock.advance({ minutes: 1 });
    return (body.items as { id: string }[]).map(({ id }) => id);
  };
  const list = async (): Promise<Entity[]> =>
    ((await ana.get('/api/entities?sort=name').expect(200)).body as EntityList).items;
  const find = async (name: string): Promise<Entity> =>
    (await list()).find((entity) => entity.name === name)!;
  const memoriesOf = async (name: string): Promise<string[]> => {
    const { body } = await ana.get(`/api/entities/${(await find(name)).id}`).expect(200);
    return (body as EntityDetail).memories.map(({ text }) => text).sort();
  };
  const merge = async (name: string, into: string): Promise<string> => {
    const [{ id }, { id: intoId }] = [await find(name), await find(into)];
    const { body } = await ana.post(`/api/entities/${id}/merge`).send({ intoId }).expect(200);
    product.clock.advance({ minutes: 1 });
    return (body as EntityMerged).mergeId!;
  };
  const part = async (mergeId: string): Promise<Entity> => {
    const { body } = await ana.post(`/api/entities/merges/${mergeId}/undo`).expect(200);
    await product.settled();
    return body as Entity;
  };

  it('are parted exactly, once', async () => {
    await capture('Dinner with Ben.', 'Lunch with Benno.', 'Ben met Benno.');
    const { id } = await find('Benno');
    await ana.patch(`/api/entities/${id}`).send({ name: 'Benno Gruber' }).expect(200);
    await product.settled();
    const before = await list();
    const mergeId = await merge('Benno Gruber', 'Ben');
    const { body } = await ana.get(`/api/entities/${(await find('Ben')).id}`).expect(200);
    expect(body).toMatchObject({
      aliases: ['benno gruber', 'benno'],
      mentions: 3,
      merges: [{ id: mergeId, kind: 'person', name: 'Benno Gruber' }],
    });

    expect((await part(mergeId)).id).toBe(id);
    expect(await list()).toEqual(before);
    expect(await memoriesOf('Ben')).toEqual(['Ben met Benno.', 'Dinner with Ben.']);
    expect(await memoriesOf('Benno Gruber')).toEqual(['Ben met Benno.', 'Lunch with Benno.']);
    await ana.post(`/api/entities/merges/${mergeId}/undo`).expect(404);
  });

  it('share out what was told since', async () => {
    const [dinner] = await capture('Dinner with Ben.', 'Lunch with Benno.');
    const mergeId = await merge('Benno', 'Ben');
    await capture('Benno called.', 'Ben called.');
    await ana.patch(`/api/memories/${dinner}`).send({ version: 1, text: 'Dinner with Benno.' }).expect(200);
    await product.settled();

    await part(mergeId);
    expect(await memoriesOf('Ben')).toEqual(['Ben called.']);
    expect(await memoriesOf('Benno')).toEqual(['Benno called.', 'Dinner with Benno.', 'Lunch with Benno.']);
  });

  it('are parted in any order, and through each other', async () => {
    await capture('Ben, Benno and Bernd.', 'Dinner with Ben.', 'Dinner with Benno.', 'Benno met Bernd.');
    const before = await list();
    const benno = await merge('Benno', 'Ben');
    const bernd = await merge('Bernd', 'Ben');
    await part(benno);
    await part(bernd);
    expect(await list()).toEqual(before);
    expect(await memoriesOf('Ben')).toEqual(['Ben, Benno and Bernd.', 'Dinner with Ben.']);

    const first = await merge('Benno', 'Ben');
    const second = await merge('Ben', 'Bernd');
    await ana.post(`/api/entities/merges/${first}/undo`).expect(404);
    await part(second);
    await part(first);
    expect(await list()).toEqual(before);
  });

  it('get nothing back of what was forgotten or taken back meanwhile', async () => {
    const [gone, taken] = await capture(
      'Lunch with Benno.',
      'Tea with Benno.',
      'Benno sings.',
      'Ben dances.',
    );
    const mergeId = await merge('Benno', 'Ben');
    await ana.delete(`/api/memories/${gone}`).expect(204);
    await ana.delete(`/api/memories/trash/${gone}`).expect(200);
    const entityId = (await find('Ben')).id;
    await ana
      .post(`/api/memories/${taken}/extraction/dismiss`)
      .send({ kind: 'entity', entityId })
      .expect(200);

    await part(mergeId);
    expect(await memoriesOf('Benno')).toEqual(['Benno sings.']);
    expect(await memoriesOf('Ben')).toEqual(['Ben dances.']);
  });

  it('are forgotten with the last memory that spoke of the one', async () => {
    const [gone] = await capture('Lunch with Benno.', 'Dinner with Ben.');
    const mergeId = await merge('Benno', 'Ben');
    await ana.delete(`/api/memories/${gone}`).expect(204);
    await ana.delete(`/api/memories/trash/${gone}`).expect(200);

    const { body } = await ana.get(`/api/entities/${(await find('Ben')).id}`).expect(200);
    expect((body as EntityDetail).merges).toEqual([]);
    await ana.post(`/api/entities/merges/${mergeId}/undo`).expect(404);
  });

  it('leave none behind of whom nothing speaks once they are parted', async () => {
    const [, dinner] = await capture('Lunch with Benno.', 'Dinner with Ben.');
    const mergeId = await merge('Benno', 'Ben');
    await ana.delete(`/api/memories/${dinner}`).expect(204);
    await ana.delete(`/api/memories/trash/${dinner}`).expect(200);
    await part(mergeId);
    expect((await list()).map(({ name }) => name)).toEqual(['Benno']);
  });

  it('are not parted while the name is taken', async () => {
    await capture('Lunch with Benno.', 'Dinner with Ben.');
    const mergeId = await merge('Benno', 'Ben');
    const ben = `/api/entities/${(await find('Ben')).id}`;
    await ana.patch(ben).send({ name: 'Benno' }).expect(200);
    const { body } = await ana.post(`/api/entities/merges/${mergeId}/undo`).expect(409);
    expect(body.code).toBe('entity_name_taken');

    await ana.patch(ben).send({ name: 'Ben' }).expect(200);
    await product.settled();
    await part(mergeId);
    expect(await memoriesOf('Benno')).toEqual(['Lunch with Benno.']);
  });

  it('are parted by nobody else', async () => {
    await capture('Lunch with Benno.', 'Dinner with Ben.');
    const mergeId = await merge('Benno', 'Ben');
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await bo.post(`/api/entities/merges/${mergeId}/undo`).expect(404);
    await bo.post('/api/entities/merges/no-id/undo').expect(400);
    expect((await list()).map(({ name }) => name)).toEqual(['Ben']);
  });
});

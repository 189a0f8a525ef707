import { drivers } from '../../../testing/database.js';
import { signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import {
  type Entity,
  type EntityDetail,
  type EntityGraph,
  type EntityList,
  type RecentEntities,
} from './entities.dto.js';

describe.each(drivers)('people and places on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeEach);

  const capture = async (...texts: string[]): Promise<string[]> => {
    const items = texts.map((text) => ({ text }));
    const { body } = await ana.post('/api/memories/batch').send({ items }).expect(201);
    await product.settled();
    return (body.items as { id: string }[]).map(({ id }) => id);
  };
  const list = async (query = ''): Promise<EntityList> =>
    (await ana.get(`/api/entities${query}`).expect(200)).body as EntityList;
  const names = async (query = ''): Promise<string[]> => (await list(query)).items.map(({ name }) => name);
  const find = async (name: string): Promise<Entity> =>
    (await list()).items.find((entity) => entity.name === name)!;
  const detail = async (name: string): Promise<EntityDetail> =>
    (await ana.get(`/api/entities/${(await find(name)).id}`).expect(200)).body as EntityDetail;

  it('are listed by how often they are spoken of, or by name, and filtered', async () => {
    await capture('Dinner with Ben.', 'Called Ben yesterday.', 'Clara moved to Graz.');

    expect(await names()).toEqual(['Ben', 'Clara', 'Graz']);
    expect(await names('?sort=name')).toEqual(['Ben', 'Clara', 'Graz']);
    expect(await names('?kind=place')).toEqual(['Graz']);
    expect(await names('?query=cla')).toEqual(['Clara']);
    expect(await names('?query=%25')).toEqual([]);
    expect((await list()).total).toBe(3);
    expect(await find('Ben')).toMatchObject({ kind: 'person', mentions: 2 });
  });

  it('are told by what was told last, of the owner alone', async () => {
    const recent = async (query = ''): Promise<string[]> => {
      const { body } = await ana.get(`/api/entities/recent${query}`).expect(200);
      return (body as RecentEntities).items.map(({ name }) => name);
    };
    expect(await recent()).toEqual([]);
    await capture('Dinner with Ben.', 'Called Ben yesterday.');
    product.clock.advance({ minutes: 1 });
    await capture('Clara moved to Graz.');
    const [forgotten] = await capture('Dora has a boat.');
    await ana.delete(`/api/memories/${forgotten}`).expect(204);

    expect(await recent()).toEqual(['Clara', 'Graz', 'Ben']);
    expect(await recent('?limit=1')).toEqual(['Clara']);
    await ana.get('/api/entities/recent?limit=0').expect(400);
    await ana.get('/api/entities/recent?sort=name').expect(400);
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    expect((await bo.get('/api/entities/recent').expect(200)).body).toEqual({ items: [] });
  });

  it.each(['mentions', 'name'])('are listed page by page, by %s', async (sort) => {
    await capture('Dinner with Ben and Clara.', 'Called Ben yesterday.', 'Clara moved to Graz.');
    const all = await names(`?sort=${sort}`);
    expect(all).toHaveLength(3);

    const paged: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await list(`?sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`);
      paged.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(all);
    await ana.get('/api/entities?cursor=made-up').expect(400);
    await ana.get('/api/entities?offset=1').expect(400);
  });

  it('show where they are spoken of, and with whom', async () => {
    await capture('Dinner with Ben and Clara in Graz.', 'Dinner with Ben and Clara.', 'Dinner with Ben.');

    const { related, memories } = await detail('Ben');
    expect(related.map(({ name, together }) => [name, together])).toEqual([
      ['Clara', 2],
      ['Graz', 1],
    ]);
    expect(memories).toHaveLength(3);
    const { body } = await ana.get('/api/entities/graph').expect(200);
    const { nodes, edges } = body as EntityGraph;
    expect(nodes.map(({ name }) => name)).toEqual(['Ben', 'Clara', 'Graz']);
    expect(edges.map(({ weight }) => weight)).toEqual([2, 1, 1]);
    expect((await ana.get('/api/entities/graph?limit=1').expect(200)).body.edges).toEqual([]);
  });

  it('leave the list with the memories that speak of them, and come back with them', async () => {
    const [id] = await capture('Dinner with Ben.');
    await ana.delete(`/api/memories/${id}`).expect(204);
    expect(await list()).toEqual({
      items: [],
      nextCursor: null,
      total: 0,
      totalIs: 'exact',
    });

    await ana.post(`/api/memories/${id}/restore`).expect(200);
    expect(await names()).toEqual(['Ben']);
  });

  it('can be renamed, and are still known by the old name', async () => {
    await capture('Dinner with Ben.');
    const { id } = await find('Ben');
    await ana.patch(`/api/entities/${id}`).send({ name: 'Benjamin Weber' }).expect(200);
    await capture('Called Ben.', 'Lunch with Benjamin Weber.');

    expect(await list()).toMatchObject({
      items: [{ name: 'Benjamin Weber', mentions: 3, aliases: ['ben'] }],
    });
  });

  it('are not renamed to one that is there already', async () => {
    await capture('Dinner with Ben and Clara.');
    const { id } = await find('Ben');
    const { body } = await ana.patch(`/api/entities/${id}`).send({ name: 'CLARA' }).expect(409);
    expect(body.code).toBe('entity_name_taken');
    await ana.patch(`/api/entities/${id}`).send({ kind: 'planet' }).expect(400);
    await ana.patch(`/api/entities/${id}`).send({ name: ' ' }).expect(400);
    await ana.patch(`/api/entities/${id}`).send({ kind: 'place' }).expect(200);
    expect(await names('?kind=place')).toEqual(['Ben']);
  });

  it('become one, which answers to both names', async () => {
    await capture('Dinner with Ben.', 'Lunch with Benno.');
    const [ben, benno] = [await find('Ben'), await find('Benno')];
    const { body } = await ana.post(`/api/entities/${benno.id}/merge`).send({ intoId: ben.id }).expect(200);
    expect(body).toMatchObject({ id: ben.id, mentions: 2, aliases: ['benno'] });
    await capture('Called Benno.');

    expect(await list()).toMatchObject({ total: 1, items: [{ name: 'Ben', mentions: 3 }] });
    await ana.get(`/api/entities/${benno.id}`).expect(404);
    await ana.post(`/api/entities/${ben.id}/merge`).send({ intoId: ben.id }).expect(400);
    await ana.post(`/api/entities/${ben.id}/merge`).send({ intoId: benno.id }).expect(404);
  });

  it('stay away once they are ignored, until they are restored', async () => {
    await capture('Dinner with Ben.');
    const { id } = await find('Ben');
    await ana.post(`/api/entities/${id}/ignore`).expect(200);
    await capture('Called Ben.');
    expect(await names()).toEqual([]);
    expect(await names('?ignored=true')).toEqual(['Ben']);

    await ana.post(`/api/entities/${id}/restore`).expect(200);
    await product.settled();
    expect(await find('Ben')).toMatchObject({ mentions: 2, ignoredAt: null });
  });

  it('belong to one user', async () => {
    await capture('Dinner with Ben.');
    const { id } = await find('Ben');
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());

    expect((await bo.get('/api/entities').expect(200)).body).toEqual({
      items: [],
      nextCursor: null,
      total: 0,
      totalIs: 'exact',
    });
    await bo.get(`/api/entities/${id}`).expect(404);
    await bo.post(`/api/entities/${id}/ignore`).expect(404);
  });
});

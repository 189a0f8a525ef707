import { oneDriver } from '../../../testing/database.js';
import { signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct } from '../../../testing/shared-product.js';
import { type Entity, type EntityMerged } from '../entities/entities.dto.js';
import { type MemorySearchResults } from '../memory-search.dto.js';

describe.each(oneDriver)('a search for somebody of several names on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  let ana: Awaited<ReturnType<typeof signedInBrowser>>;

  beforeAll(async () => {
    ana = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const texts = ['Dinner with Benno in Graz.', 'Ben sings in the choir.', 'The boat needs paint.'];
    const items = texts.map((text) => ({ text }));
    await ana.post('/api/memories/batch').send({ items }).expect(201);
    await product.settled();
  });

  const search = async (query: string): Promise<MemorySearchResults['items']> => {
    const { body } = await ana.post('/api/memories/search').send({ query, limit: 10 }).expect(200);
    return (body as MemorySearchResults).items;
  };
  const texts = async (query: string): Promise<string[]> =>
    (await search(query)).map(({ memory }) => memory.text);
  const idOf = async (name: string): Promise<string> => {
    const { body } = await ana.get('/api/entities').expect(200);
    return (body.items as Entity[]).find((entity) => entity.name === name)!.id;
  };

  it('finds what says another one, and says so', async () => {
    expect(await texts('Benno')).toEqual(['Dinner with Benno in Graz.']);
    const body = { intoId: await idOf('Ben') };
    const merge = ana.post(`/api/entities/${await idOf('Benno')}/merge`).send(body);
    const { mergeId } = (await merge.expect(200)).body as EntityMerged;

    const [first, second, ...others] = await search('Benno');
    expect(first?.memory.text).toBe('Dinner with Benno in Graz.');
    expect(second?.memory.text).toBe('Ben sings in the choir.');
    expect(second?.reasons.map(({ text }) => text)).toContain('Close in meaning: “Ben” for “Benno”');
    expect(others).toEqual([]);

    await ana.post(`/api/entities/merges/${mergeId}/undo`).expect(200);
    expect(await texts('Benno')).toEqual(['Dinner with Benno in Graz.']);
  });

  it('finds what says the old name after a new one was given', async () => {
    const id = await idOf('Ben');
    await ana.patch(`/api/entities/${id}`).send({ name: 'Wolfgang' }).expect(200);
    expect(await texts('What does Wolfgang do?')).toEqual(['Ben sings in the choir.']);
  });
});

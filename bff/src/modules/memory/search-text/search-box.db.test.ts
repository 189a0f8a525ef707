import { startProduct, type TestProduct } from '../../../testing/app.js';
import { drivers } from '../../../testing/database.js';
import { signedInBrowser } from '../../../testing/requests.js';
import { entities, entityMentions } from '../entities/entities.table.js';
import { type MemorySearchResults } from '../memory-search.dto.js';
import { type Memory } from '../memory.dto.js';
import { UnderstandingService } from '../understanding/understanding.service.js';

type Browser = Awaited<ReturnType<typeof signedInBrowser>>;

describe.each(drivers)('the search box on %s', (driver) => {
  let product: TestProduct;
  let ana: Browser;
  let bo: Browser;

  beforeAll(async () => {
    product = await startProduct(driver);
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    ana = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
  });

  const capture = async (text: string, details: object = {}): Promise<Memory> =>
    (
      await ana
        .post('/api/memories')
        .send({ text, ...details })
        .expect(201)
    ).body as Memory;
  const search = async (query: string, options: object = {}): Promise<MemorySearchResults> =>
    (
      await ana
        .post('/api/memories/search')
        .send({ query, ...options })
        .expect(200)
    ).body as MemorySearchResults;
  const texts = ({ items }: MemorySearchResults): string[] => items.map(({ memory }) => memory.text);

  it('narrows by the filters among the words, and gives back what it understood', async () => {
    await capture('Dinner in Porto.', { kind: 'event', tags: ['trip'] });
    await capture('Dinner at home.');
    const found = await search('dinner kind:event tag:trip');

    expect(texts(found)).toEqual(['Dinner in Porto.']);
    expect(found.understood).toEqual({
      words: 'dinner',
      filters: [
        { text: 'kind:event', field: 'kind', value: 'event' },
        { text: 'tag:trip', field: 'tag', value: 'trip' },
      ],
      notes: [],
    });
  });

  it('lists what the filters alone select, the newest first', async () => {
    await capture('First.', { kind: 'event' });
    product.clock.advance({ minutes: 1 });
    await capture('Second.', { kind: 'event' });
    await capture('Other.');
    expect(texts(await search('kind:event'))).toEqual(['Second.', 'First.']);
  });

  it('finds what stands in quotes word for word, whatever its case', async () => {
    await capture('The one with the yard near the river.');
    await capture('A yard, and one more.');
    expect(texts(await search('"one with the YARD"'))).toEqual(['The one with the yard near the river.']);
    expect(texts(await search('"100% of_it"'))).toEqual([]);
  });

  it('finds in exact mode only what says every word, and by meaning what says none', async () => {
    await capture('My physician moved to Lyon.');
    await capture('The doctor is in Porto.');
    expect(texts(await search('doctor Porto', { mode: 'exact' }))).toEqual(['The doctor is in Porto.']);
    expect(texts(await search('doctor Lyon', { mode: 'exact' }))).toEqual([]);
    expect(texts(await search('doctor', { mode: 'meaning' }))).toContain('My physician moved to Lyon.');
  });

  it('counts the kinds of all that was found, also beyond the limit', async () => {
    for (const kind of ['event', 'event', 'fact']) await capture('Dinner in Porto.', { kind });
    const { items, kinds } = await search('Porto dinner', { limit: 1 });
    expect(items).toHaveLength(1);
    expect(kinds).toEqual([
      { value: 'event', count: 2 },
      { value: 'fact', count: 1 },
    ]);
  });

  it('knows people by their names, and takes one it does not know for a word', async () => {
    const memory = await capture('Lunch, and she paid.');
    const { body: me } = await ana.get('/api/me').expect(200);
    const userId = me.id as string;
    // Once the twin has read it, it leaves alone whom it speaks of.
    await product.app.get(UnderstandingService).settled();
    await product.database.database.forUser(userId, async (tx) => {
      const [row] = await tx
        .insert(entities)
        .values({ userId, kind: 'person', name: 'Anna Keller', key: 'anna keller' })
        .returning({ id: entities.id });
      await tx.insert(entityMentions).values({ userId, memoryId: memory.id, entityId: row!.id });
    });
    expect(texts(await search('person:anna'))).toEqual(['Lunch, and she paid.']);
    const { understood } = await search('lunch person:Zoe');
    expect(understood).toMatchObject({
      words: 'lunch Zoe',
      filters: [],
      notes: ['No person called “Zoe” is known; the name was searched for as words.'],
    });
  });

  it('finds what is like a memory, but not itself nor anything of somebody else', async () => {
    const memory = await capture('Dinner in Porto: grilled octopus.');
    await capture('Grilled octopus for dinner at home.');
    await bo.post('/api/memories').send({ text: 'Bo’s grilled octopus dinner.' }).expect(201);
    const { body } = await ana.get(`/api/memories/${memory.id}/similar`).expect(200);
    expect(texts(body as MemorySearchResults)).toEqual(['Grilled octopus for dinner at home.']);
    await bo.get(`/api/memories/${memory.id}/similar`).expect(404);
    await ana.get(`/api/memories/${memory.id}/similar?limit=0`).expect(400);
  });
});

import { oneDriver } from '../../../testing/database.js';
import { captureMemory, searchMemories } from '../../../testing/memory-requests.js';
import { type Browser, signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct } from '../../../testing/shared-product.js';
import { type MemorySearchResults } from '../memory-search.dto.js';
import { type SearchWeights } from './search-learning.dto.js';

/** Found by meaning where the question's word stands in none of them. */
const texts = [
  'Saw the doctor about my knee.',
  'The physician of my aunt moved.',
  'Bought bread and cheese.',
];
const query = 'physician for the knee';

describe.each(oneDriver)('learning from search results on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  let ana: Browser;
  let found: MemorySearchResults['items'];

  beforeEach(async () => {
    ana = await signedInBrowser(product.app, product.identity, `ana-${String(Math.random())}`);
    await ana
      .post('/api/memories/batch')
      .send({ items: texts.map((text) => ({ text, source: 'paste' })) })
      .expect(201);
    ({ items: found } = await searchMemories(ana, query));
  });

  const judge = async (memoryId: string | undefined, useful: boolean): Promise<SearchWeights> =>
    (await ana.post('/api/memories/search/feedback').send({ query, memoryId, useful }).expect(200))
      .body as SearchWeights;
  const weights = async (): Promise<SearchWeights> =>
    (await ana.get('/api/memories/search/weights').expect(200)).body as SearchWeights;
  const usual = (learned: SearchWeights): boolean => learned.weights.every(({ weight }) => weight === 1);

  it('begins with the usual weights', async () => {
    const learned = await weights();

    expect(learned.judgements).toBe(0);
    expect(usual(learned)).toBe(true);
  });

  it('moves the weights a little with a judgement, and counts one a memory', async () => {
    const learned = await judge(found[1]?.memory.id, true);

    expect(usual(learned)).toBe(false);
    for (const { weight } of learned.weights) expect(Math.abs(Math.log(weight))).toBeLessThan(0.25);
    expect((await judge(found[1]?.memory.id, true)).judgements).toBe(1);
    expect(await weights()).toEqual(await judge(found[1]?.memory.id, true));
  });

  it('takes a judgement back without a trace', async () => {
    const id = found[0]?.memory.id ?? '';
    await judge(id, false);
    const { body } = await ana.delete(`/api/memories/search/feedback/${id}`).expect(200);

    expect(body).toMatchObject({ judgements: 0 });
    expect(usual(body as SearchWeights)).toBe(true);
    await ana.delete(`/api/memories/search/feedback/${id}`).expect(404);
  });

  it('forgets all that was learned', async () => {
    await judge(found[0]?.memory.id, false);
    await ana.delete('/api/memories/search/weights').expect(204);

    expect(await weights()).toMatchObject({ judgements: 0 });
  });

  it('unlearns what an erased memory taught', async () => {
    const id = found[0]?.memory.id ?? '';
    await judge(id, false);
    await judge(found[1]?.memory.id, true);
    await ana.delete(`/api/memories/${id}`).expect(204);
    await ana.delete(`/api/memories/trash/${id}`).expect(200);
    product.clock.advance({ minutes: 2 });

    expect(await weights()).toMatchObject({ judgements: 1 });
  });

  it('knows no memory of somebody else', async () => {
    const eva = await signedInBrowser(product.app, product.identity, `eva-${String(Math.random())}`);
    await eva
      .post('/api/memories/search/feedback')
      .send({ query, memoryId: found[0]?.memory.id, useful: true })
      .expect(404);
  });

  it('finds what happened in a period that is asked about, without a shared word', async () => {
    await captureMemory(ana, 'Repaired the old bicycle.', { happenedAt: '2024-03-09T12:00:00Z' });
    const asked = 'What did I do in March 2024?';
    const [first] = (await searchMemories(ana, asked, { timeZone: 'Europe/Paris' })).items;

    expect(first?.memory.text).toBe('Repaired the old bicycle.');
    expect(first?.reasons).toContainEqual(expect.objectContaining({ text: 'Happened on 9 March 2024' }));
    await ana.post('/api/memories/search').send({ query: 'knee', timeZone: 'no zone!' }).expect(400);
  });
});

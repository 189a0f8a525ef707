import { oneDriver } from '../../testing/database.js';
import { type Browser } from '../../testing/requests.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { type MessageSearchResults } from './message-search.dto.js';

describe.each(oneDriver)('the search in conversations on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeEach);
  const bo = signedIn(product, beforeEach);

  beforeEach(async () => {
    // The answers are to say nothing of what was told before.
    await ana.patch('/api/me/settings').send({ keepTold: 'never' }).expect(200);
  });

  async function say(browser: Browser, ...texts: string[]): Promise<string> {
    const { body } = await browser.post('/api/conversations').send({}).expect(201);
    const id = body.id as string;
    for (const text of texts) {
      product.clock.advance({ minutes: 1 });
      await browser.post(`/api/conversations/${id}/messages`).send({ text }).expect(200);
    }
    return id;
  }
  const search = async (browser: Browser, query: string, limit = 5): Promise<MessageSearchResults> =>
    (await browser.post('/api/conversations/search').send({ query, limit }).expect(200))
      .body as MessageSearchResults;

  it('finds what was asked and what was answered, by other forms of the words too', async () => {
    const id = await say(
      ana,
      'Remember that the spare keys hang in the cellar.',
      'What is the weather like?',
    );

    const { items, total } = await search(ana, 'key cellar');

    expect(total).toBe(2);
    expect(items.map(({ role }) => role)).toEqual(['twin', 'user']);
    expect(items[1]).toMatchObject({
      text: 'Remember that the spare keys hang in the cellar.',
      conversation: { id, title: 'Remember that the spare keys hang in the cellar.' },
      highlights: [
        { start: 24, end: 28 },
        { start: 41, end: 47 },
      ],
    });
  });

  it('puts what says more of the words first, then the latest, and leaves out what says few', async () => {
    await say(ana, 'Bo sails.', 'Bo sails to Malta.', 'Bo sails to Malta in June.', 'June is here.');
    const texts = async (query: string): Promise<string[]> =>
      (await search(ana, query)).items.filter(({ role }) => role === 'user').map(({ text }) => text);

    expect(await texts('sail malta june')).toEqual(['Bo sails to Malta in June.', 'Bo sails to Malta.']);
    expect(await texts('sails')).toEqual(['Bo sails to Malta in June.', 'Bo sails to Malta.', 'Bo sails.']);
    expect(await search(ana, 'sails', 1)).toMatchObject({ items: [{ role: 'user' }] });
  });

  it('finds nothing of others, of what was deleted, of what was erased, nor by function words', async () => {
    const id = await say(bo, 'The vault code is on the fridge.');
    expect((await search(ana, 'vault code')).total).toBe(0);
    expect((await search(bo, 'is on the')).total).toBe(0);
    expect((await search(bo, 'vault code')).total).toBeGreaterThan(0);
    await bo.delete(`/api/conversations/${id}`).expect(204);
    expect(await search(bo, 'vault code')).toEqual({
      items: [],
      total: 0,
      totalIs: 'exact',
      conversations: [],
    });

    await say(bo, 'Remember that the vault code is 4711.');
    const { body } = await bo.get('/api/memories').expect(200);
    const memoryId = body.items[0].id as string;
    await bo.delete(`/api/memories/${memoryId}`).expect(204);
    await bo.delete(`/api/memories/trash/${memoryId}`).expect(200);
    expect(await search(bo, 'vault code')).toEqual({
      items: [],
      total: 0,
      totalIs: 'exact',
      conversations: [],
    });
  });

  it.each([
    ['nothing', {}],
    ['blanks', { query: ' ' }],
    ['a long query', { query: 'x'.repeat(501) }],
    ['no limit', { query: 'x', limit: 0 }],
    ['a limit too high', { query: 'x', limit: 51 }],
    ['a field nobody knows', { query: 'x', userId: 'y' }],
  ])('refuses %s', async (_name, body) => {
    await ana.post('/api/conversations/search').send(body).expect(400);
  });
});

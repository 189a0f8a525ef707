import { oneDriver } from '../../../testing/database.js';
import { signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct } from '../../../testing/shared-product.js';
import { type Memory } from '../memory.dto.js';
import { type MemoryReview } from '../review/memory-review.dto.js';
import { type MemoryExtraction } from './memory-extraction.dto.js';

describe.each(oneDriver)('suggestions in the inbox, on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  let ana: Awaited<ReturnType<typeof signedInBrowser>>;

  beforeEach(async () => {
    ana = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const texts = ['sings', 'rehearses', 'records', 'adores', 'forgot', 'whispers'];
    const items = texts.map((does) => ({ text: `The choir ${does} Bach`, tags: ['music'], kind: 'fact' }));
    await ana.post('/api/memories/batch').send({ items }).expect(201);
    await product.settled();
  });

  const capture = async (text: string, more: object = {}): Promise<Memory> => {
    const { body } = await ana
      .post('/api/memories')
      .send({ text, ...more })
      .expect(201);
    await product.settled();
    return body as Memory;
  };
  const inbox = async (): Promise<MemoryReview> =>
    (await ana.get('/api/memories/review').expect(200)).body as MemoryReview;
  const suggested = async ({ id }: Memory): Promise<[string[], string | null]> => {
    const { body } = await ana.get(`/api/memories/${id}/extraction`).expect(200);
    const { suggestedTags, suggestedKind } = body as MemoryExtraction;
    return [suggestedTags, suggestedKind];
  };
  const decide = async ({ id, version }: Memory, taken: object): Promise<Memory> => {
    const answer = ana.post(`/api/memories/${id}/extraction/decide`);
    const { body } = await answer.send({ version, tags: [], kind: false, ...taken }).expect(200);
    await product.settled();
    return body as Memory;
  };
  const reconsider = async ({ id }: Memory, again: object): Promise<Memory> => {
    const answer = ana.post(`/api/memories/${id}/extraction/reconsider`);
    const { body } = await answer.send({ tags: [], kind: null, ...again }).expect(200);
    await product.settled();
    return body as Memory;
  };

  it('are one card a memory, and leave with what is taken', async () => {
    const memory = await capture('I love Bach in my choir');
    expect(await inbox()).toMatchObject({
      items: [
        { kind: 'suggestion', memory: { id: memory.id }, tags: ['music'], suggestedKind: 'preference' },
      ],
      total: 1,
    });

    const taken = await decide(memory, { tags: ['music'], kind: true });
    expect(taken).toMatchObject({ tags: ['music'], kind: 'preference', version: 2 });
    expect(await inbox()).toEqual({ items: [], total: 0, totalIs: 'exact', unread: [] });
    expect(await reconsider(memory, { tags: ['music'], kind: 'preference' })).toMatchObject({
      tags: [],
      kind: 'note',
    });
    expect(await inbox()).toMatchObject({ items: [{ tags: ['music'], suggestedKind: 'preference' }] });
  });

  it('are taken in part; the rest is not suggested again, nor for the like', async () => {
    const memory = await capture('I love Bach with my choir');
    expect(await decide(memory, { kind: true })).toMatchObject({ tags: [], kind: 'preference' });
    expect((await inbox()).total).toBe(0);

    expect(await suggested(await capture('I love all Bach with my choir'))).toEqual([[], 'preference']);
    expect(await suggested(await capture('Choir and Bach on Monday in the old church'))).toEqual([
      ['music'],
      null,
    ]);
    await reconsider(memory, { tags: ['music'] });
    expect(await suggested(await capture('I love this Bach with my choir'))).toEqual([
      ['music'],
      'preference',
    ]);
  });

  it('change nothing of a memory that was edited meanwhile', async () => {
    const memory = await capture('I love Bach in my choir');
    await ana.patch(`/api/memories/${memory.id}`).send({ version: 1, importance: 3 }).expect(200);
    await product.settled();
    const body = { version: 1, tags: [], kind: true };
    await ana.post(`/api/memories/${memory.id}/extraction/decide`).send(body).expect(409);
    expect(await suggested(memory)).toEqual([['music'], 'preference']);
  });

  it('of a kind alone wait beside their memory', async () => {
    expect(await suggested(await capture('I prefer tea'))).toEqual([[], 'preference']);
    expect((await inbox()).total).toBe(0);
  });

  it('take only what was suggested', async () => {
    const memory = await capture('I love Bach in my choir');
    expect((await decide(memory, { tags: ['music', 'other'] })).tags).toEqual(['music']);
  });

  it('of an import come beside the memory alone, and others few at once', async () => {
    const sayings = [{ text: 'Choir and Bach are loud', author: 'Ben' }];
    const { body } = await ana.post('/api/memories/batch').send(sayings).expect(201);
    await product.settled();
    expect(await suggested((body.items as Memory[])[0]!)).toEqual([['music'], null]);
    expect((await inbox()).total).toBe(0);

    const items = Array.from({ length: 25 }, (_, i) => ({ text: `Choir, Bach number ${i}` }));
    await ana.post('/api/memories/batch').send({ items }).expect(201);
    await product.settled();
    expect((await inbox()).total).toBe(20);
  });

  it('belong to one user', async () => {
    const memory = await capture('I love Bach in my choir');
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    expect((await bo.get('/api/memories/review').expect(200)).body).toEqual({
      items: [],
      total: 0,
      totalIs: 'exact',
      unread: [],
    });
    const address = `/api/memories/${memory.id}/extraction`;
    await bo
      .post(`${address}/decide`)
      .send({ version: 1, tags: ['music'], kind: true })
      .expect(404);
    await bo
      .post(`${address}/reconsider`)
      .send({ tags: ['music'], kind: null })
      .expect(404);
    expect(await suggested(memory)).toEqual([['music'], 'preference']);
  });
});

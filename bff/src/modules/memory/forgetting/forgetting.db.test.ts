import { oneDriver } from '../../../testing/database.js';
import { captureMemory, searchMemories } from '../../../testing/memory-requests.js';
import { signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { tablesContaining } from '../../../testing/tables-containing.js';
import { type Memory } from '../memory.dto.js';
import { ConversationTrashService } from '../../chat/conversation-trash.service.js';
import { type ForgetPreview, type ForgetReceipt } from './forgetting.dto.js';

/** Of what is forgotten; nothing else may hold it. */
const SECRET = 'Xylophia';

describe.each(oneDriver)('forgetting many at once on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);

  const capture = async (text: string, more: object = {}): Promise<Memory> => {
    const memory = await captureMemory(ana, text, more);
    await product.settled();
    product.clock.advance({ seconds: 1 });
    return memory;
  };
  const preview = async (target: object, page: object = {}): Promise<ForgetPreview> =>
    (
      await ana
        .post('/api/memories/forget/preview')
        .send({ target, ...page })
        .expect(200)
    ).body as ForgetPreview;
  const texts = async (target: object): Promise<string[]> =>
    (await preview(target)).items.map(({ text }) => text);
  const forget = async (target: object, expectedCount: number, mode = 'erase'): Promise<ForgetReceipt> =>
    (await ana.post('/api/memories/forget').send({ target, expectedCount, mode }).expect(200))
      .body as ForgetReceipt;
  const entityId = async (name: string): Promise<string> =>
    (await ana.get('/api/entities').query({ query: name }).expect(200)).body.items[0].id as string;

  it('leaves no word of a person in any table, nor in any search', async () => {
    const { body: conversation } = await ana.post('/api/conversations').send({}).expect(201);
    const say = (text: string) =>
      ana.post(`/api/conversations/${conversation.id}/messages`).send({ text }).expect(200);
    await say(`Remember that my sister ${SECRET} is allergic to nuts.`);
    await say(`What is ${SECRET} allergic to?`);
    const told = await capture(`Dinner with ${SECRET} and Ben.`, { tags: [`${SECRET} friends`] });
    await ana
      .patch(`/api/memories/${told.id}`)
      .send({ version: 1, text: `Lunch with ${SECRET} and Ben.` })
      .expect(200);
    await capture('Lunch with friends of Ben.');
    await product.settled();
    expect(await tablesContaining(product.database.database, SECRET)).toEqual(
      expect.arrayContaining(['conversations', 'entities', 'memories', 'memory_versions', 'messages']),
    );
    const target = { entity: [await entityId(SECRET)] };
    const { count, alongside } = await preview(target);
    expect({ count, alongside }).toEqual({
      count: 2,
      alongside: { versions: 1, links: 0, mentions: 4, answers: 2 },
    });

    const { forgotten, mode } = await forget(target, 2);
    expect({ mode, forgotten }).toEqual({
      mode: 'erase',
      forgotten: { memories: 2, versions: 1, links: 0, mentions: 4, answers: 2 },
    });
    // The question itself is the user's own message, and goes with its conversation.
    await ana.delete(`/api/conversations/${conversation.id}`).expect(204);
    product.clock.advance({ minutes: 13 * 60 });
    await product.app.get(ConversationTrashService).purge();
    expect(await tablesContaining(product.database.database, SECRET)).toEqual([]);
    expect(JSON.stringify((await searchMemories(ana, SECRET)).items)).not.toContain(SECRET);
    expect((await ana.get('/api/entities?sort=name').expect(200)).body.items).toMatchObject([
      { name: 'Ben' },
    ]);
  });

  it('chooses by tag, kind, source, time and conversation, of whatever status', async () => {
    const old = await capture('Old.', { tags: ['work'], happenedAt: '2020-05-01T12:00:00Z' });
    await capture('Fact.', { kind: 'fact' });
    await capture('Pasted.', { source: 'paste' });
    await ana.post(`/api/memories/${old.id}/archive`).expect(200);

    expect(await texts({ tag: 'work' })).toEqual(['Old.']);
    expect(await texts({ kind: ['fact'] })).toEqual(['Fact.']);
    expect(await texts({ source: 'paste' })).toEqual(['Pasted.']);
    expect(await texts({ happenedBefore: '2021-01-01T00:00:00Z' })).toEqual(['Old.']);
    expect(await texts({ conversationId: crypto.randomUUID() })).toEqual([]);
    expect(await texts({ source: 'form', except: [old.id] })).toEqual(['Fact.']);
    const everything = { recordedFrom: '2000-01-01T00:00:00Z' };
    const first = await preview(everything, { limit: 2 });
    const rest = await preview(everything, { limit: 2, cursor: first.nextCursor });
    expect([rest.count, rest.items.map(({ text }) => text), rest.nextCursor]).toEqual([3, ['Old.'], null]);
  });

  it('chooses by topic what a search finds, but for what is left out by hand', async () => {
    const pump = await capture('The heat pump needs a new filter.');
    await capture('The heat pump costs 900 euros a year.');
    await capture('My sister sings in a choir.');

    expect(await texts({ topic: 'heat pump' })).toHaveLength(2);
    expect(await texts({ topic: 'heat pump', except: [pump.id] })).toEqual([
      'The heat pump costs 900 euros a year.',
    ]);
    expect(await texts({ topic: 'heat pump', kind: ['fact'] })).toEqual([]);
  });

  it('goes to the trash when asked, from where it comes back', async () => {
    const { id } = await capture('Dinner with Ben.');
    await forget({ source: 'form' }, 1, 'trash');

    await ana.get(`/api/memories/${id}`).expect(404);
    expect((await preview({ source: 'form' })).count).toBe(0);
    await ana.post(`/api/memories/${id}/restore`).expect(200);
    expect((await ana.get('/api/entities').expect(200)).body.total).toBe(1);
  });

  it('forgets nothing when the count is another by now', async () => {
    await capture('One.');
    await capture('Two.');
    const { body } = await ana
      .post('/api/memories/forget')
      .send({ target: { source: 'form' }, expectedCount: 1, mode: 'erase' })
      .expect(409);

    expect(body).toMatchObject({ code: 'forgetting_changed', errors: [{ message: '2' }] });
    expect((await preview({ source: 'form' })).count).toBe(2);
  });

  it('asks what to forget, and forgets nothing of others', async () => {
    await capture('Mine.');
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const refused = (body: object) => bo.post('/api/memories/forget').send(body).expect(400);
    await refused({ target: {}, expectedCount: 1, mode: 'erase' });
    await refused({ target: { except: [crypto.randomUUID()] }, expectedCount: 1, mode: 'erase' });
    await refused({ target: { source: 'form' }, expectedCount: 0, mode: 'erase' });
    await refused({ target: { source: 'form', status: 'active' }, expectedCount: 1, mode: 'erase' });
    await bo
      .post('/api/memories/forget')
      .send({ target: { source: 'form' }, expectedCount: 1, mode: 'erase' })
      .expect(409);
    expect((await preview({ source: 'form' })).count).toBe(1);
  });
});

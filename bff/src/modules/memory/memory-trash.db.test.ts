import { oneDriver } from '../../testing/database.js';
import { captureMemory, listMemories } from '../../testing/memory-requests.js';
import { signedInBrowser } from '../../testing/requests.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { tablesContaining } from '../../testing/tables-containing.js';
import { MemoryPurge } from './memory-purge.js';
import { type Memory } from './memory.dto.js';
import { type ErasureReceipt, type Trash } from './memory-trash.dto.js';

/** Of the memory that is erased; no other row may hold it. */
const SECRET = 'xylophone';
const SPARE_KEY = `The spare key is under the ${SECRET}.`;

describe.each(oneDriver)('the trash on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);

  const forget = async (text: string): Promise<Memory> => {
    const memory = await captureMemory(ana, text);
    await ana.delete(`/api/memories/${memory.id}`).expect(204);
    product.clock.advance({ minutes: 1 });
    return memory;
  };
  const trash = async (query = ''): Promise<Trash> =>
    (await ana.get(`/api/memories/trash${query}`).expect(200)).body as Trash;
  const erase = async (address: string): Promise<ErasureReceipt['erased']> =>
    ((await ana.delete(address).expect(200)).body as ErasureReceipt).erased;

  /** Tells it in a conversation and asks for it; gives the memory's id. */
  async function tellAndAsk(): Promise<string> {
    const { body: conversation } = await ana.post('/api/conversations').send({}).expect(201);
    const messages = `/api/conversations/${conversation.id}/messages`;
    await ana
      .post(messages)
      .send({ text: `Remember that ${SPARE_KEY}` })
      .expect(200);
    await ana.post(messages).send({ text: 'Where is the spare key?' }).expect(200);
    const { items } = await listMemories(ana);
    return items.find(({ text }) => text.includes(SECRET))!.id;
  }

  /** By its stem, as the search keeps it. */
  const whereSecretStands = () => tablesContaining(product.database.database, SECRET.slice(0, 8));

  it('shows what was forgotten, the last first, page by page, and until when', async () => {
    await captureMemory(ana, 'Kept.');
    const first = await forget('First.');
    const second = await forget('Second.');

    const { items, nextCursor, total } = await trash('?limit=1');
    expect({ total, text: items[0]?.memory.text }).toEqual({ total: 2, text: 'Second.' });
    expect(Date.parse(items[0]!.erasedAt) - Date.parse(items[0]!.deletedAt)).toBe(30 * 86_400_000);
    const rest = await trash(`?cursor=${nextCursor}`);
    expect(rest).toMatchObject({ items: [{ memory: { id: first.id } }], nextCursor: null });

    await ana.post(`/api/memories/${second.id}/restore`).expect(200);
    expect((await trash()).total).toBe(1);
  });

  it('erases one, and keeps the others', async () => {
    const { id } = await forget('Gone.');
    await forget('Still there.');

    expect(await erase(`/api/memories/trash/${id}`)).toEqual({ memories: 1, versions: 0, answers: 0 });
    expect((await trash()).items.map(({ memory }) => memory.text)).toEqual(['Still there.']);
    await ana.post(`/api/memories/${id}/restore`).expect(404);
    await ana.delete(`/api/memories/trash/${id}`).expect(404);
  });

  it('erases nothing that was not forgotten first', async () => {
    const { id } = await captureMemory(ana, 'Kept.');

    await ana.delete(`/api/memories/trash/${id}`).expect(404);
    expect(await erase('/api/memories/trash')).toEqual({ memories: 0, versions: 0, answers: 0 });
    await ana.get(`/api/memories/${id}`).expect(200);
  });

  it('leaves no word of it in any table: not in versions, nor where it was told or cited', async () => {
    const id = await tellAndAsk();
    await ana
      .patch(`/api/memories/${id}`)
      .send({ version: 1, text: `${SPARE_KEY} Really.` })
      .expect(200);
    expect(await whereSecretStands()).toEqual(['conversations', 'memories', 'memory_versions', 'messages']);

    await ana.delete(`/api/memories/${id}`).expect(204);
    expect(await erase('/api/memories/trash')).toEqual({ memories: 1, versions: 1, answers: 2 });
    expect(await whereSecretStands()).toEqual([]);
  });

  it('leaves other conversations and other people as they were', async () => {
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const theirs = await captureMemory(bo, 'Bo’s.');
    await bo.delete(`/api/memories/${theirs.id}`).expect(204);
    const id = await tellAndAsk();
    const { body: list } = await ana.get('/api/conversations').expect(200);
    const conversation = `/api/conversations/${list.items[0].id}`;
    await ana.post(`${conversation}/messages`).send({ text: 'Remember that my car is blue.' }).expect(200);

    await ana.delete(`/api/memories/${id}`).expect(204);
    await ana.delete(`/api/memories/trash/${theirs.id}`).expect(404);
    await erase('/api/memories/trash');

    const { body } = await ana.get(conversation).expect(200);
    expect(body.messages.map(({ text }: { text: string }) => text)).toEqual([
      'You erased what you said here.',
      'This answer rested on a memory that you erased.',
      'Where is the spare key?',
      'This answer rested on a memory that you erased.',
      'Remember that my car is blue.',
      'I’ll remember: your car is blue. [1]',
    ]);
    await bo.post(`/api/memories/${theirs.id}/restore`).expect(200);
  });

  it('is emptied of what is older than 30 days by itself, in conversations too', async () => {
    const id = await tellAndAsk();
    await ana.delete(`/api/memories/${id}`).expect(204);
    product.clock.advance({ days: 29 });
    await product.app.get(MemoryPurge).purge();
    expect(await whereSecretStands()).toContain('memories');

    product.clock.advance({ days: 2 });
    await product.app.get(MemoryPurge).purge();
    expect(await whereSecretStands()).toEqual([]);
  });
});

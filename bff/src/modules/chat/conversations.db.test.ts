import { sql } from 'drizzle-orm';
import { oneDriver } from '../../testing/database.js';
import { type Browser, signedInBrowser } from '../../testing/requests.js';
import { sharedProduct } from '../../testing/shared-product.js';
import { type Conversation, type Message } from './chat.dto.js';
import { messages } from './chat.table.js';
import { ConversationTrashService } from './conversation-trash.service.js';

describe.each(oneDriver)('conversations on %s', (driver) => {
  const product = sharedProduct(driver);
  let ana: Browser;

  beforeEach(async () => {
    ana = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
  });

  async function converse(...texts: string[]): Promise<string> {
    const { body } = await ana.post('/api/conversations').send({}).expect(201);
    for (const text of texts) await say(body.id as string, text);
    return body.id as string;
  }
  async function say(id: string, text: string): Promise<void> {
    product.clock.advance({ seconds: 1 });
    await ana.post(`/api/conversations/${id}/messages`).send({ text }).expect(200);
  }
  const on = async (status: string): Promise<string[]> => {
    const { body } = await ana.get(`/api/conversations?status=${status}`).expect(200);
    return (body.items as Conversation[]).map(({ id }) => id);
  };
  const change = (id: string, update: object): Promise<unknown> =>
    ana.patch(`/api/conversations/${id}`).send(update).expect(200);
  const search = async (query: string): Promise<{ messages: number; titles: string[] }> => {
    const { body } = await ana.post('/api/conversations/search').send({ query }).expect(200);
    return {
      messages: body.total as number,
      titles: (body.conversations as Conversation[]).map(({ title }) => title),
    };
  };

  it('stand on one list each, and leave the archive with the next message', async () => {
    const [one, two, three] = [await converse('One'), await converse('Two'), await converse('Three')];
    await change(one, { status: 'pinned' });
    await change(two, { status: 'archived' });
    expect([await on('pinned'), await on('archived'), await on('active')]).toEqual([[one], [two], [three]]);

    await change(one, { status: 'archived' });
    expect([await on('pinned'), await on('archived')]).toEqual([[], [two, one]]);
    await change(one, { status: 'pinned' });
    await say(two, 'Again');
    expect([await on('pinned'), await on('archived'), await on('active')]).toEqual([[one], [], [two, three]]);
    await change(one, { status: 'active' });
    // Nothing was said in it.
    expect(await on('active')).toEqual([two, three, one]);
  });

  it('are created once under an id that was chosen, by each user for themselves', async () => {
    const id = crypto.randomUUID();
    const create = (browser: Browser, status = 201): Promise<unknown> =>
      browser.post('/api/conversations').send({ id }).expect(status);
    await create(ana);
    await say(id, 'One');
    await create(ana);
    expect(await on('active')).toEqual([id]);
    expect((await ana.get(`/api/conversations/${id}`).expect(200)).body.messages).toHaveLength(2);

    const ben = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await create(ben);
    expect((await ben.get(`/api/conversations/${id}`).expect(200)).body.messages).toEqual([]);

    await ana.delete(`/api/conversations/${id}`).expect(204);
    await create(ana, 404);
  });

  it('are found by the beginnings of the words in their titles, archived or not', async () => {
    await change(await converse('A trip to Porto'), { status: 'archived' });
    await converse('100% of_it');
    expect((await search('por TRI')).titles).toEqual(['A trip to Porto']);
    expect((await search('100%')).titles).toEqual(['100% of_it']);
    expect((await search('%')).titles).toEqual(['100% of_it']);
    expect((await search('trip Lisbon')).titles).toEqual([]);
  });

  it('are nowhere to be found once deleted, and whole again once restored', async () => {
    const id = await converse('Remember that the vault code is 4711.');
    const whole = (await ana.get(`/api/conversations/${id}`).expect(200)).body as unknown;
    await ana.delete(`/api/conversations/${id}`).expect(204);
    await ana.delete(`/api/conversations/${id}`).expect(204);

    expect(await on('active')).toEqual([]);
    expect(await search('vault code')).toEqual({ messages: 0, titles: [] });
    const { text: exported } = await ana.get('/api/exports/conversations.json').expect(200);
    expect(exported).not.toContain('vault');
    const target = { topic: 'vault code' };
    const { body: preview } = await ana.post('/api/memories/forget/preview').send({ target }).expect(200);
    expect(preview).toMatchObject({ count: 1, alongside: { answers: 0 } });
    for (const refused of [
      ana.get(`/api/conversations/${id}`),
      ana.get(`/api/conversations/${id}/export.md`),
      ana.patch(`/api/conversations/${id}`).send({ title: 'Mine' }),
      ana.post(`/api/conversations/${id}/messages`).send({ text: 'Hello' }),
    ]) {
      await refused.expect(404);
    }

    await ana.post(`/api/conversations/${id}/restore`).expect(200);
    expect((await ana.get(`/api/conversations/${id}`).expect(200)).body).toEqual(whole);
    expect((await search('vault code')).messages).toBeGreaterThan(0);
  });

  it('lose the words of an erased memory in the trash too', async () => {
    const id = await converse('Remember that the vault code is 4711.');
    await ana.delete(`/api/conversations/${id}`).expect(204);
    const { body } = await ana.get('/api/memories').expect(200);
    const memoryId = body.items[0].id as string;
    await ana.delete(`/api/memories/${memoryId}`).expect(204);
    await ana.delete(`/api/memories/trash/${memoryId}`).expect(200);
    await ana.post(`/api/conversations/${id}/restore`).expect(200);
    const { text } = await ana.get(`/api/conversations/${id}`).expect(200);
    expect(text).not.toContain('4711');
  });

  it('are erased within a day of being deleted, and not before their time', async () => {
    const id = await converse('Hello');
    await ana.delete(`/api/conversations/${id}`).expect(204);
    const count = async (): Promise<unknown> =>
      (
        await product.database.database.readAsSystem((tx) =>
          tx.execute(sql`select count(*)::int as count from messages where conversation_id = ${id}`),
        )
      ).rows[0]?.count;
    product.clock.advance({ minutes: 11 * 60 });
    await product.app.get(ConversationTrashService).purge();
    expect(await count()).toBe(2);
    product.clock.advance({ minutes: 2 * 60 });
    await product.app.get(ConversationTrashService).purge();
    expect(await count()).toBe(0);
    ana = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await ana.post(`/api/conversations/${id}/restore`).expect(404);
  });

  it('are exported whole: one to read, all to keep', async () => {
    const id = await converse('Remember that Bo sails.', '<img src=x onerror=alert(1)>');
    const markdown = await ana.get(`/api/conversations/${id}/export.md`).expect(200);
    expect(markdown.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="twyn-chat-[\d-]+\.md"$/),
    });
    expect(markdown.text).toContain('> Remember that Bo sails.\n');
    expect(markdown.text).toContain('- [1] Bo sails: “Bo sails.”\n');
    expect(markdown.text).not.toContain('<');

    const other = await converse('Hello');
    const { body: me } = await ana.get('/api/me').expect(200);
    const more = Array.from({ length: 440 }, (_, number) => ({
      ...{ userId: me.id as string, conversationId: other, position: number + 3, createdAt: new Date() },
      ...{ role: 'user' as const, text: `Hello ${number}`, status: 'complete' as const },
    }));
    await product.database.database.forUser(me.id as string, (tx) => tx.insert(messages).values(more));
    const { text } = await ana.get('/api/exports/conversations.json').expect(200);
    const all = JSON.parse(text) as {
      format: string;
      conversations: (Conversation & { messages: Message[] })[];
    };
    expect(all.format).toBe('twyn-conversations');
    expect(new Map(all.conversations.map((each) => [each.id, each.messages.length]))).toEqual(
      new Map([
        [id, 4],
        [other, 442],
      ]),
    );
  });
});

import { sql } from 'drizzle-orm';
import { oneDriver } from '../../testing/database.js';
import {
  captureMemory,
  listMemories,
  listTexts,
  searchMemories,
  searchTexts,
} from '../../testing/memory-requests.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { MemoryPurge } from './memory-purge.js';
import { type MemoryPage, type MemoryVersions } from './memory.dto.js';

describe.each(oneDriver)('memory on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);
  const bo = signedIn(product, beforeEach);

  it('captures a memory and finds it again, saying why', async () => {
    await captureMemory(ana, 'The spare key is with Madame Perrin.');
    const memory = await captureMemory(ana, 'My sister Ana is allergic to peanuts.', {
      kind: 'fact',
      tags: ['family'],
    });
    const { items, correctedQuery } = await searchMemories(ana, 'What is Ana allergic to?');

    expect(correctedQuery).toBeNull();
    expect(items[0]).toMatchObject({ memory, strength: 'strong' });
    expect(items[0]?.reasons[0]).toMatchObject({ signal: 'words', text: 'Says “ana”, “allergic”' });
    expect(items[0]?.highlights.map(({ start, end }) => memory.text.slice(start, end))).toEqual([
      'Ana',
      'allergic',
    ]);
  });

  it('makes one memory of a request that is sent again', async () => {
    const key = crypto.randomUUID();
    const first = await captureMemory(ana, 'Rain again.', { idempotencyKey: key });

    expect(await captureMemory(ana, 'Rain again.', { idempotencyKey: key })).toEqual(first);
    expect((await listMemories(ana)).total).toBe(1);
  });

  it('stores nothing of a request that is refused', async () => {
    await ana
      .post('/api/memories/batch')
      .send({ items: [{ text: 'good' }, { text: 'a\u0000b' }] })
      .expect(400);

    expect(await listMemories(ana)).toEqual({
      items: [],
      nextCursor: null,
      total: 0,
      totalIs: 'exact',
    });
  });

  it('keeps the order of a paste and pages through it', async () => {
    const items = Array.from({ length: 50 }, (_, i) => ({ text: `Paragraph ${i}.`, source: 'paste' }));
    await ana.post('/api/memories/batch').send({ items }).expect(201);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: MemoryPage = await listMemories(ana, `?limit=20${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map(({ text }) => text));
      cursor = page.nextCursor;
    }

    expect(seen).toEqual(items.map(({ text }) => text).reverse());
    await ana.get('/api/memories?cursor=made-up').expect(400);
  });

  it('edits, and keeps what it said before', async () => {
    const { id } = await captureMemory(ana, 'Peanuts are fine.');
    const { body } = await ana
      .patch(`/api/memories/${id}`)
      .send({ text: 'No peanuts!', tags: ['food'], version: 1 })
      .expect(200);
    expect(body).toMatchObject({ text: 'No peanuts!', tags: ['food'], version: 2 });

    const stale = await ana.patch(`/api/memories/${id}`).send({ text: 'late', version: 1 }).expect(409);
    expect(stale.body).toMatchObject({ code: 'memory_changed' });
    const versions = (await ana.get(`/api/memories/${id}/versions`).expect(200)).body as MemoryVersions;
    expect(versions.items.map(({ version, text }) => [version, text])).toEqual([
      [2, 'No peanuts!'],
      [1, 'Peanuts are fine.'],
    ]);
    expect(await searchTexts(ana, 'fine')).not.toContain('Peanuts are fine.');
    expect((await searchMemories(ana, 'no peanuts')).items[0]?.memory.version).toBe(2);
  });

  it('takes archived memories out of the list and the search, and back', async () => {
    const { id } = await captureMemory(ana, 'The tent leaks.');
    await ana.post(`/api/memories/${id}/archive`).expect(200);
    expect(await searchTexts(ana, 'tent')).toEqual([]);
    expect(await listMemories(ana)).toMatchObject({ total: 0 });
    expect(await listMemories(ana, '?status=archived')).toMatchObject({ total: 1 });

    await ana.post(`/api/memories/${id}/unarchive`).expect(200);
    expect(await searchTexts(ana, 'tent')).toEqual(['The tent leaks.']);
  });

  it('forgets at once, undoes, and forgets for good after thirty days', async () => {
    const { id } = await captureMemory(ana, 'The tent leaks.');
    await ana.delete(`/api/memories/${id}`).expect(204);
    await ana.get(`/api/memories/${id}`).expect(404);
    expect(await searchTexts(ana, 'tent')).toEqual([]);

    await ana.post(`/api/memories/${id}/restore`).expect(200);
    expect(await searchTexts(ana, 'tent')).toEqual(['The tent leaks.']);

    await ana.delete(`/api/memories/${id}`).expect(204);
    product.clock.advance({ days: 31 });
    await product.app.get(MemoryPurge).purge();
    const { rows } = await product.database.connection.transaction((tx) =>
      tx.execute(sql`select id from memories where id = ${id}`),
    );
    expect(rows).toEqual([]);
  });

  it('reads a mistyped word as one of the user’s own', async () => {
    await captureMemory(ana, 'Ordered five litres of kombucha.');

    expect(await searchMemories(ana, 'kombuhca')).toMatchObject({
      correctedQuery: 'kombucha',
      items: [{ memory: { text: 'Ordered five litres of kombucha.' } }],
    });
  });

  it('finds what was captured a moment ago among many, with words that were never counted', async () => {
    const items = Array.from({ length: 50 }, (_, i) => ({ text: `Note ${i} about the garden.` }));
    for (let batch = 0; batch < 5; batch++) await ana.post('/api/memories/batch').send({ items }).expect(201);
    await searchTexts(ana, 'garden');
    await captureMemory(ana, 'Przemek sells ikebana.');

    expect((await searchTexts(ana, 'Przemek'))[0]).toBe('Przemek sells ikebana.');
    expect((await searchTexts(ana, 'ikebana garden'))[0]).toBe('Przemek sells ikebana.');
  });

  it('keeps who said it, where and when, and gives it back with what it finds', async () => {
    const said = { author: 'Caroline', thread: 'may', externalId: 'D1:3' };
    await ana
      .post('/api/memories/batch')
      .send([
        { ...said, text: 'What did you adopt?', author: 'Melanie', seq: 2, occurredAt: '2023-05-08' },
        { ...said, text: 'A cat from the shelter.', seq: 3, occurredAt: '2023-05-08T13:56:00' },
      ])
      .expect(201);

    const { items } = await searchMemories(ana, 'Which animal did Caroline adopt?', { limit: 2 });
    expect(items[0]?.memory).toMatchObject({
      ...said,
      seq: 3,
      happenedAt: '2023-05-08T13:56:00.000Z',
      source: { kind: 'import' },
    });
  });

  it('searches one kind only when asked to', async () => {
    await captureMemory(ana, 'Trip to Lisbon', { kind: 'event' });
    await captureMemory(ana, 'Lisbon is hilly', { kind: 'place' });

    expect(await searchTexts(ana, 'Lisbon', { kind: 'place' })).toEqual(['Lisbon is hilly']);
  });

  it.each([
    ['東京', '来週東京へ行く'],
    ['سارة', 'اتصلت سارة أمس'],
    ['cafe', 'Un café crème'],
  ])('finds %j in any script', async (query, text) => {
    await captureMemory(ana, text);
    await captureMemory(ana, 'Something else.');

    expect((await searchTexts(ana, query))[0]).toBe(text);
  });

  it.each(['who is it', '!!! ???', "'; drop table memories; --", '& | ! <-> :*', '👩‍🚀', '\\'])(
    'answers the odd question %j without a fuss',
    async (query) => {
      await captureMemory(ana, 'Drop the letter at the table.');

      expect(await searchMemories(ana, query)).toMatchObject({ items: expect.any(Array) });
    },
  );

  it('shows, finds and changes nothing of another user’s', async () => {
    const { id } = await captureMemory(ana, 'The safe opens with 4711.');
    await captureMemory(bo, 'Nothing secret here.');

    expect(await searchTexts(bo, 'safe opens 4711')).not.toContain('The safe opens with 4711.');
    expect(await listTexts(bo)).toEqual(['Nothing secret here.']);
    const refusals = [
      await bo.get(`/api/memories/${id}`),
      await bo.get(`/api/memories/${id}/versions`),
      await bo.patch(`/api/memories/${id}`).send({ text: 'mine', version: 1 }),
      await bo.post(`/api/memories/${id}/archive`),
      await bo.post(`/api/memories/${id}/unarchive`),
      await bo.delete(`/api/memories/${id}`),
      await bo.post(`/api/memories/${id}/restore`),
    ];
    const unknown = await bo.get(`/api/memories/${crypto.randomUUID()}`);
    for (const { status, body } of refusals) {
      expect(status).toBe(404);
      expect({ ...body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    }
    expect((await ana.get(`/api/memories/${id}`)).body).toMatchObject({ version: 1, status: 'active' });
  });
});

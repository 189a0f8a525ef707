import { sql } from 'drizzle-orm';
import { IdleGate } from '../../../common/lifecycle/idle-gate.js';
import { drivers } from '../../../testing/database.js';
import { captureMemory, getMemory } from '../../../testing/memory-requests.js';
import { signedInBrowser } from '../../../testing/requests.js';
import { type Memory } from '../memory.dto.js';
import { OverBudget } from '../text-workers/over-budget.js';
import { TextWorkers } from '../text-workers/text-workers.js';
import { type MemoryExtraction } from './memory-extraction.dto.js';
import { ExtractionRepository } from './extraction.repository.js';
import { ExtractionService } from './extraction.service.js';
import { NobodyListens } from '../../../testing/live-events.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';

describe.each(drivers)('what the twin understands of a memory, on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeEach);

  const capture = async (text: string, more: object = {}): Promise<Memory> => {
    const memory = await captureMemory(ana, text, more);
    await product.settled();
    return memory;
  };
  const understood = async (id: string): Promise<MemoryExtraction> =>
    (await ana.get(`/api/memories/${id}/extraction`).expect(200)).body as MemoryExtraction;
  const names = async (id: string): Promise<string[]> =>
    (await understood(id)).mentions.map(({ name }) => name);
  const dismiss = async (id: string, body: object): Promise<MemoryExtraction> =>
    (await ana.post(`/api/memories/${id}/extraction/dismiss`).send(body).expect(200))
      .body as MemoryExtraction;

  it('is kept beside it, and its words stay as they are', async () => {
    const text = 'Yesterday I had dinner with Ben in Graz.';
    const { id } = await capture(text, { timeZone: 'Europe/Vienna' });

    const { isRead, mentions, happenedAt, suggestedKind } = await understood(id);
    expect({ isRead, suggestedKind }).toEqual({ isRead: true, suggestedKind: 'event' });
    expect(mentions.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['person Ben', 'place Graz']);
    expect(happenedAt).not.toBeNull();
    expect(await getMemory(ana, id)).toMatchObject({ text, happenedAt, kind: 'note', version: 1 });
  });

  it('never overwrites what the user chose', async () => {
    const chosen = '2020-01-02T10:00:00.000Z';
    const { id } = await capture('Yesterday I met Ben.', { happenedAt: chosen, kind: 'person' });

    expect(await getMemory(ana, id)).toMatchObject({ happenedAt: chosen, kind: 'person' });
    expect(await understood(id)).toMatchObject({ happenedAt: null, suggestedKind: null });

    await ana.patch(`/api/memories/${id}`).send({ version: 1, happenedAt: null }).expect(200);
    await product.settled();
    expect((await getMemory(ana, id)).happenedAt).toBeNull();
  });

  it('suggests tags by the words that go with them', async () => {
    await capture('The choir sings Bach', { tags: ['music'] });
    await capture('Choir rehearsal was long, Bach again', { tags: ['music'] });
    await capture('The choir needs a tenor for Bach', { tags: ['music'] });
    const { id } = await capture('Choir and Bach on Monday');

    expect((await understood(id)).suggestedTags).toEqual(['music']);
    expect((await dismiss(id, { kind: 'tag', tag: 'music' })).suggestedTags).toEqual([]);
  });

  // The embedded database has one connection, so that nothing comes in between.
  if (driver === 'postgres') {
    it('is read once what changes it meanwhile is over', async () => {
      const { id } = await capture('Dinner with Ben.');
      const { body: me } = await ana.get('/api/me').expect(200);
      const service = product.app.get(ExtractionService);
      const keep = vi.spyOn(product.app.get(ExtractionRepository), 'keep');
      const { database } = product.database;
      const reset = sql`update memories set extracted_at = null where id = ${id}`;
      await database.forSystem('test: read it again', (tx) => tx.execute(reset));

      await database.forSystem('test: change it', async (tx) => {
        await tx.execute(sql`select from memories where id = ${id} for update`);
        service.wake(me.id as string);
        await vi.waitFor(() => expect(keep.mock.settledResults).not.toEqual([]), { timeout: 10_000 });
      });
      await product.settled();
      expect((await understood(id)).isRead).toBe(true);
    });
  }

  it('is left to another process that is at it, or else to the next sweep', async () => {
    const items = Array.from({ length: 50 }, (_, i) => ({ text: `Dinner with Ben, ${i} times.` }));
    await ana.post('/api/memories/batch').send({ items }).expect(201);
    await product.settled();
    const { body: me } = await ana.get('/api/me').expect(200);
    const userId = me.id as string;
    const { database } = product.database;
    const reset = sql`update memories set extracted_at = null where user_id = ${userId}`;
    await database.forSystem('test: read them again', (tx) => tx.execute(reset));

    const repository = new ExtractionRepository(database);
    const keep = repository.keep.bind(repository);
    vi.spyOn(repository, 'keep').mockImplementationOnce(async (...batch) => {
      // The other process was a moment faster.
      await keep(...batch);
      return keep(...batch);
    });
    const { app, clock } = product;
    const replica = new ExtractionService(
      repository,
      clock,
      app.get(IdleGate),
      app.get(TextWorkers),
      new NobodyListens(),
    );
    replica.wake(userId);
    await replica.settled();
    expect(await repository.findUnread(userId, 50)).toHaveLength(30);

    await replica.sweep();
    await replica.settled();
    expect(await repository.findUnread(userId, 50)).toEqual([]);
  });

  it('is read again after an edit, and forgets whom it speaks of no more', async () => {
    const { id } = await capture('Dinner with Ben.');
    await ana.patch(`/api/memories/${id}`).send({ version: 1, text: 'Dinner with Clara.' }).expect(200);
    await product.settled();

    expect(await names(id)).toEqual(['Clara']);
    const { body } = await ana.get('/api/entities').expect(200);
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Clara']);
  });

  it('is not understood again once it was taken back', async () => {
    const { id } = await capture('Yesterday I had dinner with Ben.');
    const { mentions } = await understood(id);
    await dismiss(id, { kind: 'entity', entityId: mentions[0]?.id });
    await dismiss(id, { kind: 'kind' });
    await dismiss(id, { kind: 'date' });
    await ana.patch(`/api/memories/${id}`).send({ version: 1, importance: 3 }).expect(200);
    await product.settled();

    expect(await understood(id)).toMatchObject({ happenedAt: null, suggestedKind: null, mentions: [] });
    expect((await getMemory(ana, id)).happenedAt).toBeNull();
  });

  it('takes back only what is there, of one’s own, and in a form that is known', async () => {
    const { id } = await capture('Dinner with Ben.');
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await bo.get(`/api/memories/${id}/extraction`).expect(404);
    await bo.post(`/api/memories/${id}/extraction/dismiss`).send({ kind: 'date' }).expect(404);
    await ana.post(`/api/memories/${id}/extraction/dismiss`).send({ kind: 'mood' }).expect(400);
    await ana
      .post(`/api/memories/${id}/extraction/dismiss`)
      .send({ kind: 'entity', entityId: 'x' })
      .expect(400);
  });

  it('reads what was said of a conversation as said by its author', async () => {
    const sayings = [
      { text: 'I moved to Lisbon.', author: 'Melanie' },
      { text: 'Sure!', author: 'assistant' },
    ];
    await ana.post('/api/memories/batch').send(sayings).expect(201);
    await product.settled();

    const { body } = await ana.get('/api/entities?sort=name').expect(200);
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Lisbon', 'Melanie']);
  });

  it('counts days in the zone of the capture, or else of the session', async () => {
    product.clock.advance({});
    const far = await capture('Yesterday I ran.', { timeZone: 'Pacific/Kiritimati' });
    const near = await capture('Yesterday I ran.', { timeZone: 'Pacific/Honolulu' });
    const days = await Promise.all(
      [far, near].map(async ({ id }) => Date.parse((await getMemory(ana, id)).happenedAt!)),
    );
    // Noon there is 24 hours apart, or 48 where the one is a day ahead of the other.
    expect((days[1]! - days[0]!) % 86_400_000).toBe(0);
    await ana.post('/api/memories').send({ text: 'x', timeZone: '../etc' }).expect(400);
    await captureMemory(ana, 'x', { timeZone: 'Mars/Olympus' });
  });

  it('marks a day whose year it inferred, until the user confirms or changes it', async () => {
    const { id } = await capture('The boiler was serviced on 18 February.');
    const { happenedAt } = await getMemory(ana, id);
    expect(Date.parse(happenedAt!)).toBeLessThan(product.clock.now().getTime());
    expect(await getMemory(ana, id)).toMatchObject({ happenedAtIsInferred: true });
    expect(await understood(id)).toMatchObject({ happenedAt, happenedAtIsInferred: true });

    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await bo.post(`/api/memories/${id}/extraction/confirm-date`).expect(404);
    await ana.post(`/api/memories/${id}/extraction/confirm-date`).expect(200);
    expect(await understood(id)).toMatchObject({ happenedAt: null, happenedAtIsInferred: false });
    expect(await getMemory(ana, id)).toMatchObject({ happenedAt, happenedAtIsInferred: false, version: 1 });

    const other = await capture('The lawn was mown on 18 February.');
    const chosen = '2020-02-18T11:00:00.000Z';
    await ana.patch(`/api/memories/${other.id}`).send({ version: 1, happenedAt: chosen }).expect(200);
    await product.settled();
    expect(await getMemory(ana, other.id)).toMatchObject({ happenedAt: chosen, happenedAtIsInferred: false });
  });

  it('gives way to requests while it reads an import', async () => {
    const gate = product.app.get(IdleGate);
    vi.spyOn(gate, 'wait').mockImplementation(() => IdleGate.prototype.wait.call(gate));
    const items = Array.from({ length: 100 }, (_, i) => ({
      text: `Ben and Clara had lunch in Graz, ${i} times.`,
    }));
    await ana.post('/api/memories/batch').send(items).expect(201);
    const { body: me } = await ana.get('/api/me').expect(200);
    expect(product.app.get(ExtractionService).isWorkingFor(me.id as string)).toBe(true);
    await product.settled();
    expect((await ana.get('/api/entities').expect(200)).body.total).toBe(3);
  });

  it('O1: keeps what takes too long to read, says so, and does not try again by itself', async () => {
    const run = vi.spyOn(product.app.get(TextWorkers), 'run');
    run.mockImplementation((task) => Promise.reject(new OverBudget(task)));
    const text = 'Dinner with Ben in Graz. '.repeat(100).trim();
    const { id } = await capture(text);

    expect((await getMemory(ana, id)).text).toBe(text);
    expect(await understood(id)).toMatchObject({ isRead: false, isTooMuch: true, mentions: [] });
    const unread = async (): Promise<string[]> =>
      (await ana.get('/api/memories/review').expect(200)).body.unread.map((memory: Memory) => memory.id);
    expect(await unread()).toEqual([id]);

    run.mockClear();
    await product.app.get(ExtractionService).sweep();
    await product.settled();
    expect(run).not.toHaveBeenCalled();

    expect(await dismiss(id, { kind: 'unread' })).toMatchObject({ isTooMuch: true });
    expect(await unread()).toEqual([]);

    run.mockRestore();
    await ana.patch(`/api/memories/${id}`).send({ version: 1, text: 'Dinner with Ben in Graz.' }).expect(200);
    await product.settled();
    expect(await understood(id)).toMatchObject({ isRead: true, isTooMuch: false });
    expect(await names(id)).toEqual(['Ben', 'Graz']);
  });
});

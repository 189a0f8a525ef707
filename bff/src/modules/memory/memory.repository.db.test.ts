import { sql } from 'drizzle-orm';
import { toListTotal } from '../../common/list-total.js';
import { drivers, sharedDatabase } from '../../testing/database.js';
import { MemoryTrashRepository } from './memory-trash.repository.js';
import { MemoryRepository } from './memory.repository.js';
import { type NewMemory } from './memory.rows.js';

const KEY = '11111111-1111-4111-8111-111111111111';
const NOW = new Date('2026-11-21T08:00:00.000Z');
const DAY_MS = 24 * 60 * 60_000;

const nothingElse = (): Promise<number> => Promise.resolve(0);

const aMemory = (details: Partial<NewMemory> = {}): NewMemory => ({
  kind: 'note',
  text: 'Ana is allergic to peanuts.',
  tags: ['family'],
  importance: 2,
  recordedAt: NOW,
  updatedAt: NOW,
  sourceKind: 'form',
  index: { terms: ['ana', 'allerg', 'peanut'], model: 'test', vectors: [Float32Array.of(0.6, 0.8)] },
  ...details,
});

describe.each(drivers)('memories on %s', (driver) => {
  const test = sharedDatabase(driver);
  let repository: MemoryRepository;
  let trash: MemoryTrashRepository;
  let ana: string;
  let bo: string;

  beforeAll(() => {
    repository = new MemoryRepository(test.database);
    trash = new MemoryTrashRepository(test.database);
  });
  beforeEach(async () => {
    ana = (await test.addUser(crypto.randomUUID())).id;
    bo = (await test.addUser(crypto.randomUUID())).id;
  });

  const insertOne = async (userId: string, details?: Partial<NewMemory>): Promise<string> => {
    const [row] = await repository.insert(userId, [aMemory(details)]);
    return row!.id;
  };
  const countRows = (table: string, userId: string): Promise<unknown> =>
    test.database.readAsSystem(async (tx) => {
      const { rows } = await tx.execute(
        sql`select count(*)::int as count from ${sql.identifier(table)} where user_id = ${userId}`,
      );
      return rows[0]?.count;
    });

  it('gives back what was stored', async () => {
    const happenedAt = new Date('2024-05-03T12:34:56.789Z');
    const id = await insertOne(ana, {
      happenedAt,
      sourceQuote: 'she said',
      thread: 'a',
      seq: 3,
      author: 'Eva',
    });

    expect(await repository.findById(ana, id)).toMatchObject({
      text: 'Ana is allergic to peanuts.',
      tags: ['family'],
      status: 'active',
      version: 1,
      happenedAt,
      recordedAt: NOW,
      deletedAt: null,
      sourceQuote: 'she said',
      thread: 'a',
      seq: 3,
      author: 'Eva',
    });
  });

  it('stores text of any language, and terms that no query parser may read as something else', async () => {
    const text = 'مرحبا 👩‍🚀 it’s “50% off” \\ & | ! <->';
    const id = await insertOne(ana, {
      text,
      index: { terms: ['مرحبا', '50', 'a-b', "it's", '!'], model: 'test', vectors: [null] },
    });

    expect(await repository.findById(ana, id)).toMatchObject({ text });
    expect(await countRows('memory_vectors', ana)).toBe(0);
  });

  it('keeps all of a batch or none of it', async () => {
    const broken = aMemory({ tags: null as unknown as string[] });

    await expect(repository.insert(ana, [aMemory(), broken])).rejects.toThrow();
    expect(await countRows('memories', ana)).toBe(0);
  });

  it('makes one memory of a repeated request, also inside a batch and at the same time', async () => {
    const repeated = aMemory({ idempotencyKey: KEY });
    const [first, second] = await repository.insert(ana, [repeated, repeated]);
    const others = await Promise.all([
      repository.insert(ana, [repeated]),
      repository.insert(ana, [aMemory(), repeated]),
    ]);

    expect(second?.id).toBe(first?.id);
    expect(others[0][0]?.id).toBe(first?.id);
    expect(others[1].map(({ id }) => id === first?.id)).toEqual([false, true]);
    expect(await countRows('memories', ana)).toBe(2);
    expect(await countRows('memory_vectors', ana)).toBe(2);
  });

  it('lets two users use the same key', async () => {
    expect(await insertOne(ana, { idempotencyKey: KEY })).not.toBe(
      await insertOne(bo, { idempotencyKey: KEY }),
    );
  });

  it('pages through all of a list once, newest first, while it grows', async () => {
    const at = (second: number): Date => new Date(NOW.getTime() + second * 1_000);
    await repository.insert(
      ana,
      [0, 1, 1, 1, 2].map((second) => aMemory({ recordedAt: at(second), text: `second ${second}` })),
    );
    await insertOne(bo);
    const seen: string[] = [];
    let after: { at: Date; id: string } | undefined;
    for (let page = 0; page < 5; page++) {
      const { rows, total } = await repository.findPage(ana, { statuses: ['active'] }, { limit: 1, after });
      expect(total).toEqual(toListTotal(5 + page));
      seen.push(...rows.map(({ text }) => text));
      after = { at: rows[0]!.recordedAt, id: rows[0]!.id };
      await insertOne(ana, { recordedAt: at(10 + page), text: 'newer' });
    }

    expect(seen).toEqual(['second 2', 'second 1', 'second 1', 'second 1', 'second 0']);
  });

  it('lists by kind and status', async () => {
    await insertOne(ana, { kind: 'event' });
    await repository.move(ana, await insertOne(ana), 'active', 'archived');

    expect(await repository.findPage(ana, { statuses: ['active'] }, { limit: 10 })).toMatchObject({
      total: toListTotal(1),
    });
    expect(await repository.findPage(ana, { statuses: ['archived'] }, { limit: 10 })).toMatchObject({
      total: toListTotal(1),
    });
    expect(
      await repository.findPage(ana, { statuses: ['active'], kinds: ['note'] }, { limit: 10 }),
    ).toMatchObject({
      total: toListTotal(0),
    });
  });

  it('keeps each version, and refuses an edit that was made on an old one', async () => {
    const id = await insertOne(ana);
    const later = new Date(NOW.getTime() + 1_000);
    const edited = await repository.revise(ana, id, 1, {
      text: 'Ana is allergic to nuts.',
      updatedAt: later,
      index: { terms: ['ana', 'allerg', 'nut'], model: 'test', vectors: [Float32Array.of(1, 0)] },
    });

    expect(edited).toMatchObject({ version: 2, text: 'Ana is allergic to nuts.', updatedAt: later });
    expect(await repository.revise(ana, id, 1, { text: 'late', updatedAt: later })).toBeUndefined();
    expect(await repository.findVersions(ana, id)).toEqual([
      {
        version: 1,
        text: 'Ana is allergic to peanuts.',
        kind: 'note',
        tags: ['family'],
        importance: 2,
        happenedAt: null,
        changedAt: NOW,
      },
    ]);
    expect(await countRows('memory_vectors', ana)).toBe(1);
  });

  it('lets one of two edits at the same time through', async () => {
    const id = await insertOne(ana);
    const edits = ['one', 'two'].map((text) => repository.revise(ana, id, 1, { text, updatedAt: NOW }));

    expect((await Promise.all(edits)).filter((row) => row !== undefined)).toHaveLength(1);
    expect(await repository.findVersions(ana, id)).toHaveLength(1);
  });

  it('keeps a deleted memory for the undo, and purges it with all that belongs to it', async () => {
    const id = await insertOne(ana);
    await repository.revise(ana, id, 1, { text: 'edited', updatedAt: NOW });
    expect(await trash.put(ana, id, NOW)).toBe(true);
    expect(await repository.findById(ana, id)).toBeUndefined();
    expect(await repository.findPage(ana, { statuses: ['active'] }, { limit: 10 })).toEqual({
      rows: [],
      total: toListTotal(0),
    });
    expect(await repository.revise(ana, id, 2, { text: 'ghost', updatedAt: NOW })).toBeUndefined();

    expect(await trash.takeOut(ana, id)).toMatchObject({ id, deletedAt: null });
    expect(await trash.put(ana, id, NOW)).toBe(true);
    expect(await trash.put(ana, id, new Date(NOW.getTime() + DAY_MS))).toBe(true);

    await trash.purge(NOW, nothingElse);
    expect(await countRows('memories', ana)).toBe(1);
    await trash.purge(new Date(NOW.getTime() + 1), nothingElse);
    for (const table of ['memories', 'memory_versions', 'memory_vectors']) {
      expect(await countRows(table, ana), table).toBe(0);
    }
    expect(await trash.takeOut(ana, id)).toBeUndefined();
  });

  it('A2: gives and changes nothing of another user’s', async () => {
    const id = await insertOne(ana);

    expect(await repository.findById(bo, id)).toBeUndefined();
    expect(await repository.findPage(bo, { statuses: ['active'] }, { limit: 10 })).toEqual({
      rows: [],
      total: toListTotal(0),
    });
    expect(await repository.revise(bo, id, 1, { text: 'mine now', updatedAt: NOW })).toBeUndefined();
    expect(await repository.findVersions(bo, id)).toEqual([]);
    expect(await trash.put(bo, id, NOW)).toBe(false);
    expect(await trash.takeOut(bo, id)).toBeUndefined();
    await repository.move(bo, id, 'active', 'archived');
    expect(await repository.findById(ana, id)).toMatchObject({
      version: 1,
      status: 'active',
      deletedAt: null,
    });
  });

  it('lets no row point at another user’s memory', async () => {
    const id = await insertOne(ana);
    const theft = test.database.forUser(bo, (tx) =>
      tx.execute(sql`insert into memory_vectors values (${bo}, ${id}, 'test', '[1]')`),
    );

    await expect(theft).rejects.toThrow();
  });
});

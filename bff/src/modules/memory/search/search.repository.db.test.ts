import { drivers, sharedDatabase } from '../../../testing/database.js';
import { MemoryGraphRepository } from '../indexing/memory-graph.repository.js';
import { MemoryRepository } from '../memory.repository.js';
import { type CandidateQuery, FINDABLE } from './candidates.js';
import { type CandidateRow, SearchRepository } from './search.repository.js';

const MODEL = 'test@2';
const NOW = new Date('2026-11-21T08:00:00.000Z');

/** A point on the circle, by its angle from that of the question. */
const at = (degrees: number): Float32Array =>
  Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180));

describe.each(drivers)('candidates by meaning on %s', (driver) => {
  const test = sharedDatabase(driver);
  let memories: MemoryRepository;
  let graphs: MemoryGraphRepository;
  let search: SearchRepository;
  let ana: string;

  beforeAll(async () => {
    memories = new MemoryRepository(test.database);
    graphs = new MemoryGraphRepository(test.database);
    search = new SearchRepository(test.database);
    await graphs.make(MODEL, 2);
  });
  beforeEach(async () => {
    ana = (await test.addUser(crypto.randomUUID())).id;
  });

  /** A memory whose passages lie at these angles. */
  const remember = (userId: string, text: string, ...angles: number[]): Promise<unknown> =>
    memories.insert(userId, [
      {
        kind: 'note',
        text,
        tags: [],
        importance: 2,
        recordedAt: NOW,
        updatedAt: NOW,
        sourceKind: 'form',
        index: { terms: [], model: MODEL, vectors: angles.map(at) },
      },
    ]);
  const find = async (
    changes: Partial<CandidateQuery> = {},
  ): Promise<Pick<CandidateRow, 'text' | 'cosine'>[]> => {
    const rows = await search.findCandidates(ana, {
      terms: [],
      vector: { model: MODEL, values: at(0) },
      authors: { names: [], bonus: 0 },
      selection: FINDABLE,
      ...changes,
    });
    return rows
      .map(({ text, cosine }) => ({ text, cosine }))
      .sort((a, b) => (b.cosine ?? 0) - (a.cosine ?? 0));
  };
  const textsOf = async (...query: Parameters<typeof find>): Promise<string[]> =>
    (await find(...query)).map(({ text }) => text);

  it('come by the best of their passages', async () => {
    await remember(ana, 'near', 10);
    await remember(ana, 'long, its second passage nearest', 170, 5, 90);

    const found = await find();

    expect(found.map(({ text }) => text)).toEqual(['long, its second passage nearest', 'near']);
    expect(found[0]!.cosine).toBeCloseTo(Math.cos((5 * Math.PI) / 180), 5);
  });

  it('come with what ranking reads of them', async () => {
    const happenedAt = new Date('0987-06-05T04:03:02.100Z');
    const [row] = await memories.insert(ana, [
      {
        kind: 'event',
        text: 'long ago',
        tags: [],
        importance: 3,
        happenedAt,
        recordedAt: NOW,
        updatedAt: NOW,
        ...{ thread: 'letters', seq: 7, author: 'Eva' },
        sourceKind: 'form',
        index: { terms: [], model: MODEL, vectors: [at(0)] },
      },
    ]);
    await remember(ana, 'now', 20);

    const rows = await search.findCandidates(ana, {
      terms: [],
      vector: { model: MODEL, values: at(0) },
      authors: { names: [], bonus: 0 },
      selection: { ...FINDABLE, kinds: ['event', 'note'] },
    });

    expect(rows[0]).toEqual({
      ...{ id: row!.id, kind: 'event', text: 'long ago', importance: 3, happenedAt, recordedAt: NOW },
      ...{ thread: 'letters', seq: 7, author: 'Eva' },
      ...{ cosine: expect.closeTo(1, 5), isGuess: false, isSelected: true },
    });
    expect(rows[1]).toMatchObject({ happenedAt: null, recordedAt: NOW, thread: null, seq: null });
  });

  it('are the same inside the graph, outside, and half in half', async () => {
    const bo = (await test.addUser(crypto.randomUUID())).id;
    for (let i = 0; i < 30; i++) {
      await remember(ana, `Ana’s ${String(i)}`, i);
      await remember(bo, `Bo’s ${String(i)}`, i);
    }
    const outside = await textsOf();
    expect(outside).toHaveLength(30);

    expect(await graphs.putIn(bo, MODEL, 100)).toBe(30);
    expect(await textsOf()).toEqual(outside);
    expect(await graphs.putIn(ana, MODEL, 12)).toBe(12);
    expect(await textsOf()).toEqual(outside);
    expect(await graphs.putIn(ana, MODEL, 100)).toBe(18);
    expect(await textsOf()).toEqual(outside);
    expect(await graphs.putIn(ana, MODEL, 100)).toBe(0);
  });

  it('are at most a hundred memories, the nearest', async () => {
    for (let i = 0; i < 120; i++) await remember(ana, String(i), i);
    await graphs.putIn(ana, MODEL, 1_000);

    expect(await textsOf()).toEqual(Array.from({ length: 100 }, (_, i) => String(i)));
  });

  it('are all that a narrow selection leaves, however far', async () => {
    for (let i = 0; i < 20; i++) await remember(ana, String(i), i);
    const [row] = await memories.insert(ana, [
      {
        kind: 'event',
        text: 'far',
        tags: [],
        importance: 2,
        recordedAt: NOW,
        updatedAt: NOW,
        sourceKind: 'form',
        index: { terms: [], model: MODEL, vectors: [at(179)] },
      },
    ]);
    await graphs.putIn(ana, MODEL, 1_000);

    expect(await textsOf({ selection: { ...FINDABLE, kinds: ['event'] } })).toEqual(['far']);
    await memories.move(ana, row!.id, 'active', 'archived');
    expect(await textsOf({ selection: { ...FINDABLE, kinds: ['event'] } })).toEqual([]);
    expect(await textsOf()).not.toContain('far');
  });

  it('A3: are for those who have too many, and only theirs', async () => {
    for (let i = 0; i < 5; i++) await remember(ana, String(i), i);
    const bo = (await test.addUser(crypto.randomUUID())).id;
    await remember(bo, 'one', 1);

    const crowded = await graphs.findCrowded(MODEL, 4, 'all');
    expect(crowded).toContain(ana);
    expect(crowded).not.toContain(bo);
    expect(await graphs.findCrowded(MODEL, 4, [bo])).toEqual([]);
    expect(await graphs.findCrowded(MODEL, 4, [ana])).toEqual([ana]);
    await graphs.putIn(ana, MODEL, 100);
    expect(await graphs.findCrowded(MODEL, 4, 'all')).not.toContain(ana);
    await remember(ana, 'new', 7);
    expect(await graphs.findCrowded(MODEL, 4, 'all')).toContain(ana);
  });
});

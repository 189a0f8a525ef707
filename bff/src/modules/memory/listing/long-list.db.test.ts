import { sql } from 'drizzle-orm';
import { drivers } from '../../../testing/database.js';
import { captureMemory, listMemories } from '../../../testing/memory-requests.js';
import { planOf } from '../../../testing/query-plan.js';
import { signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type MemorySelection } from '../memory.rows.js';
import { CorpusStatistics } from '../search/corpus-statistics.js';
import { type MemoryFacets } from '../search/memory-facets.dto.js';
import { MemoryTimelineRepository, monthsStatement } from './memory-timeline.repository.js';
import { type MemoryMonths, type MemoryTimeline } from './memory-timeline.dto.js';

const MANY = 2_540;

describe.each(drivers)('a list of some thousand memories on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeAll);
  let userId: string;

  beforeAll(async () => {
    const { body: me } = await ana.get('/api/me').expect(200);
    userId = me.id as string;
    await fill(userId, '2026-03-01 12:00Z', MANY);
    await product.database.connection.transaction((tx) => tx.execute(sql`analyze memories`));
  });

  /** Twenty a day, and understood already: nothing is to be read behind the back of the test. */
  const fill = (owner: string, latest: string, count: number): Promise<unknown> =>
    product.database.database.forUser(owner, (tx) =>
      tx.execute(sql`
        insert into memories (id, user_id, kind, text, tags, importance, recorded_at, updated_at, extracted_at,
          compared_version, source_kind, terms, doc_length)
        select gen_random_uuid(), ${owner}, case when n % 2 = 0 then 'fact' else 'note' end, 'Note ' || n, '{}', 2,
          ${latest}::timestamptz - make_interval(days => n / 20), now(), now(), 1, 'form', '', 2
        from generate_series(0, ${count - 1}::int) n`),
    );
  const read = async <T>(path: string, browser = ana): Promise<T> =>
    (await browser.get(`/api/memories${path}`).expect(200)).body as T;
  const timelines = async (): Promise<MemoryTimeline[]> => {
    const parts: MemoryTimeline[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      parts.push(await read<MemoryTimeline>(`/timeline${cursor && `?cursor=${cursor}`}`));
      cursor = parts.at(-1)!.nextCursor;
    }
    return parts;
  };

  it('tells a thousand of its days at a time, and reads any fifty of it by a cursor', async () => {
    const parts = await timelines();
    const sizes = parts.map(({ days }) => days.reduce((sum, { count }) => sum + count, 0));
    expect(sizes).toEqual([1_000, 1_000, 540]);

    const windows = parts.flatMap((part) => part.windows);
    const ids: string[] = [];
    for (const cursor of windows) {
      const { items } = await listMemories(ana, `?limit=50${cursor === null ? '' : `&cursor=${cursor}`}`);
      ids.push(...items.map(({ id }) => id));
    }
    expect([windows.length, ids.length, new Set(ids).size]).toEqual([51, MANY, MANY]);
  });

  it('begins with any of its months, however far down', async () => {
    const { items } = await read<MemoryMonths>('/months');
    expect(items.map(({ month }) => month)).toEqual([
      '2026-03',
      '2026-02',
      '2026-01',
      '2025-12',
      '2025-11',
      '2025-10',
    ]);
    const { days } = await read<MemoryTimeline>(`/timeline?cursor=${items[4]!.cursor}`);
    expect(days[0]).toEqual({ day: '2025-11-30', count: 20 });
  });

  it.each(['recorded', 'happened'] as const)(
    'looks up its months by when it %s in the index',
    async (sort) => {
      const order = { sort, timeZone: 'Asia/Tokyo' };
      const active: MemorySelection = { statuses: ['active'] };
      const indexConditions = await product.database.database.forUser(userId, async (tx) =>
        (await planOf(tx, monthsStatement(userId, active, order))).map((node) => node['Index Cond'] ?? ''),
      );
      expect(indexConditions.join()).toMatch(/< months\w*\.starts/);
      const months = await product.app.get(MemoryTimelineRepository).findMonths(userId, active, order);
      expect(months[0]).toEqual({ month: '2026-03', endsAt: new Date('2026-03-31T15:00:00Z') });
    },
  );

  it('is counted no further than a thousand', async () => {
    const over = { total: 1_000, totalIs: 'over' };
    expect(await listMemories(ana, '?limit=1')).toMatchObject(over);
    expect(await listMemories(ana, '?limit=1&kind=fact')).toMatchObject(over);
    expect(await read<MemoryTimeline>('/timeline')).toMatchObject(over);
    expect(await read<MemoryFacets>('/facets')).toMatchObject({
      total: MANY,
      totalIs: 'exact',
      isOfAll: true,
    });
    expect(await listMemories(ana, '?limit=1&recordedFrom=2026-02-28T00:00:00Z')).toMatchObject({
      total: 40,
      totalIs: 'exact',
    });
  });

  it('says about how many there are once a search has counted them, but not of what a filter selects', async () => {
    await product.app.get(CorpusStatistics).of(userId);
    const about = { total: MANY, totalIs: 'about' };
    expect(await listMemories(ana, '?limit=1')).toMatchObject(about);
    expect(await read<MemoryTimeline>('/timeline?pinned=false')).toMatchObject(about);
    expect(await listMemories(ana, '?limit=1&kind=fact')).toMatchObject({ total: 1_000, totalIs: 'over' });

    await captureMemory(ana, 'One more.');
    expect((await listMemories(ana, '?limit=1')).total).toBe(MANY);
  });

  it('counts the choices of its filters among the latest ten thousand, and leaves out no year', async () => {
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const { body: me } = await bo.get('/api/me').expect(200);
    await fill(me.id as string, '2026-03-01 12:00Z', 10_000);
    await fill(me.id as string, '1998-05-01 12:00Z', 20);

    const { kinds, years, ...facets } = await read<MemoryFacets>('/facets', bo);
    expect(facets).toMatchObject({ total: 1_000, totalIs: 'over', isOfAll: false });
    expect(kinds.map(({ count }) => count)).toEqual([5_000, 5_000]);
    expect(years.map(({ value }) => value)).toEqual([2026, 2025, 2024, 1998]);
    expect(years.at(-1)).toEqual({ value: 1998, count: null });
    expect((await read<MemoryFacets>('/facets?kind=fact', bo)).total).toBe(1_000);
  });

  it('is counted to the last when all of it is to be forgotten', async () => {
    const { body } = await ana
      .post('/api/memories/forget/preview')
      .send({ target: { recordedBefore: '2026-03-02T00:00:00Z' }, limit: 1 })
      .expect(200);
    expect(body.count).toBe(MANY);
  });
});

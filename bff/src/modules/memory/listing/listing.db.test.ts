import { drivers } from '../../../testing/database.js';
import { captureMemory, getMemory, listMemories, listTexts } from '../../../testing/memory-requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { entities, entityMentions } from '../entities/entities.table.js';
import { type Memory } from '../memory.dto.js';
import { type MemoryFacets } from '../search/memory-facets.dto.js';
import { type MemoryMonths, type MemoryTimeline } from './memory-timeline.dto.js';
import { type OnThisDay } from './on-this-day.dto.js';

describe.each(drivers)('the list of memories on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeEach);
  const bo = signedIn(product, beforeEach);

  const read = async <T>(path: string, browser = ana): Promise<T> =>
    (await browser.get(`/api/memories${path}`).expect(200)).body as T;

  it('pins and unpins, as often as it is asked', async () => {
    const memory = await captureMemory(ana, 'Keep in sight.');
    const { body: pinned } = await ana.post(`/api/memories/${memory.id}/pin`).expect(200);
    expect((pinned as Memory).pinnedAt).not.toBeNull();
    product.clock.advance({ minutes: 1 });
    const { body: again } = await ana.post(`/api/memories/${memory.id}/pin`).expect(200);
    expect(again).toEqual(pinned);
    expect(await listTexts(ana, '?pinned=true')).toEqual(['Keep in sight.']);

    for (let times = 0; times < 2; times++) {
      const { body } = await ana.post(`/api/memories/${memory.id}/unpin`).expect(200);
      expect((body as Memory).pinnedAt).toBeNull();
    }
    expect(await listTexts(ana, '?pinned=false')).toEqual(['Keep in sight.']);
  });

  it('keeps a pin through the archive and the trash', async () => {
    const { id } = await captureMemory(ana, 'Keep in sight.');
    const { body: pinned } = await ana.post(`/api/memories/${id}/pin`).expect(200);
    await ana.post(`/api/memories/${id}/archive`).expect(200);
    expect(await listTexts(ana, '?pinned=true')).toEqual([]);
    await ana.post(`/api/memories/${id}/unarchive`).expect(200);
    await ana.delete(`/api/memories/${id}`).expect(204);
    await ana.post(`/api/memories/${id}/restore`).expect(200);
    expect((await getMemory(ana, id)).pinnedAt).toBe((pinned as Memory).pinnedAt);
  });

  it('pins nothing that is another’s, in the trash, or nowhere', async () => {
    const { id } = await captureMemory(ana, 'Mine.');
    await bo.post(`/api/memories/${id}/pin`).expect(404);
    await ana.delete(`/api/memories/${id}`).expect(204);
    await ana.post(`/api/memories/${id}/pin`).expect(404);
    await ana.post(`/api/memories/${crypto.randomUUID()}/unpin`).expect(404);
  });

  it('sorts by when things happened, page after page, as far back as there are dates', async () => {
    await captureMemory(ana, 'Before any computer.', { happenedAt: '1931-05-01T12:00:00Z' });
    product.clock.advance({ minutes: 1 });
    await captureMemory(ana, 'Long ago.', { happenedAt: '1958-05-01T12:00:00Z' });
    product.clock.advance({ minutes: 1 });
    await captureMemory(ana, 'Now.');
    product.clock.advance({ minutes: 1 });
    await captureMemory(ana, 'Last year.', { happenedAt: '2025-05-01T12:00:00Z' });

    expect(await listTexts(ana, '?sort=happened')).toEqual([
      'Now.',
      'Last year.',
      'Long ago.',
      'Before any computer.',
    ]);
    const first = await listMemories(ana, '?sort=happened&limit=3');
    const rest = `?sort=happened&limit=3&cursor=${first.nextCursor}`;
    expect(await listTexts(ana, rest)).toEqual(['Before any computer.']);
  });

  it('narrows by when it was lived: happened, or was recorded where that is unknown', async () => {
    await captureMemory(ana, 'Long ago.', { happenedAt: '1998-05-01T12:00:00Z' });
    await captureMemory(ana, 'Now.');
    expect(await listTexts(ana, '?dateBefore=2000-01-01T00:00:00Z')).toEqual(['Long ago.']);
    expect(await listTexts(ana, '?dateFrom=2000-01-01T00:00:00Z')).toEqual(['Now.']);
  });

  it('counts the days of the list', async () => {
    await captureMemory(ana, 'Long ago.', { happenedAt: '1998-05-01T12:00:00Z' });
    await captureMemory(ana, 'That day too.', { happenedAt: '1998-05-01T20:00:00Z', tags: ['x'] });
    const today = product.clock.now().toISOString().slice(0, 10);

    const whole = { totalIs: 'exact', nextCursor: null };
    expect(await read<MemoryTimeline>('/timeline')).toEqual({
      ...whole,
      total: 2,
      days: [{ day: today, count: 2 }],
      windows: [null],
    });
    expect(await read<MemoryTimeline>('/timeline?sort=happened&tag=x')).toEqual({
      ...whole,
      total: 1,
      days: [{ day: '1998-05-01', count: 1 }],
      windows: [null],
    });
    expect(await read<MemoryTimeline>('/timeline', bo)).toEqual({
      ...whole,
      total: 0,
      days: [],
      windows: [],
    });
  });

  it('begins the list, and its days, with a month', async () => {
    for (const happenedAt of ['2025-04-30T23:00:00Z', '2025-04-01T00:00:00Z', '1958-03-31T23:59:59Z'])
      await captureMemory(ana, happenedAt, { happenedAt });
    const { items } = await read<MemoryMonths>('/months?sort=happened');
    expect(items.map(({ month }) => month)).toEqual(['2025-04', '1958-03']);

    expect(await listTexts(ana, `?sort=happened&cursor=${items[0]!.cursor}`)).toHaveLength(3);
    const earlier = `?sort=happened&cursor=${items[1]!.cursor}`;
    expect(await listTexts(ana, earlier)).toEqual(['1958-03-31T23:59:59Z']);
    expect(await read<MemoryTimeline>(`/timeline${earlier}`)).toEqual({
      total: 3,
      totalIs: 'exact',
      days: [{ day: '1958-03-31', count: 1 }],
      windows: [items[1]!.cursor],
      nextCursor: null,
    });
    expect((await read<MemoryMonths>('/months', bo)).items).toEqual([]);
  });

  it('counts what there is to choose from among what is selected', async () => {
    await captureMemory(ana, 'a', {
      kind: 'event',
      tags: ['family', 'lyon'],
      happenedAt: '1998-05-01T12:00:00Z',
    });
    await captureMemory(ana, 'b', { kind: 'event', tags: ['family'] });
    await captureMemory(ana, 'c', { source: 'paste' });
    const year = product.clock.now().getUTCFullYear();

    expect(await read<MemoryFacets>('/facets')).toEqual({
      total: 3,
      totalIs: 'exact',
      isOfAll: true,
      kinds: [
        { value: 'event', count: 2 },
        { value: 'note', count: 1 },
      ],
      sources: [
        { value: 'form', count: 2 },
        { value: 'paste', count: 1 },
      ],
      tags: [
        { value: 'family', count: 2 },
        { value: 'lyon', count: 1 },
      ],
      years: [
        { value: year, count: 2 },
        { value: 1998, count: 1 },
      ],
      people: [],
      places: [],
      imports: [],
    });
    const chosen = await read<MemoryFacets>('/facets?kind=event&source=form');
    expect(chosen.total).toBe(2);
    expect(chosen.kinds).toEqual([{ value: 'event', count: 2 }]);
    expect(chosen.sources).toEqual([{ value: 'form', count: 2 }]);
    expect((await read<MemoryFacets>('/facets?kind=note')).kinds).toHaveLength(2);
    expect((await read<MemoryFacets>('/facets', bo)).total).toBe(0);
  });

  it('counts the people and places it speaks of, but not those the user wants to see no more', async () => {
    const memory = await captureMemory(ana, 'Lunch.');
    const { body: me } = await ana.get('/api/me').expect(200);
    const userId = me.id as string;
    // Once the twin has read it, it leaves alone whom it speaks of.
    await product.settled();
    const names = [
      ['person', 'Anna', null],
      ['person', 'Bert', new Date()],
      ['place', 'Porto', null],
    ] as const;
    await product.database.database.forUser(userId, async (tx) => {
      const rows = await tx
        .insert(entities)
        .values(names.map(([kind, name, ignoredAt]) => ({ userId, kind, name, key: name, ignoredAt })))
        .returning({ id: entities.id });
      await tx
        .insert(entityMentions)
        .values(rows.map(({ id }) => ({ userId, memoryId: memory.id, entityId: id })));
    });
    const { people, places } = await read<MemoryFacets>('/facets');
    expect([...people, ...places].map(({ name, count }) => [name, count])).toEqual([
      ['Anna', 1],
      ['Porto', 1],
    ]);
    expect((await read<MemoryFacets>(`/facets?entity=${people[0]!.id}`)).total).toBe(1);
  });

  it('remembers what happened on this day in former years, then in former months', async () => {
    await captureMemory(ana, 'Two years ago.', { happenedAt: '2024-03-12T12:00:00Z' });
    await captureMemory(ana, 'Last month.', { happenedAt: '2026-02-12T08:00:00Z' });
    await captureMemory(ana, 'The day after.', { happenedAt: '2024-03-13T00:00:00Z' });
    await captureMemory(ana, 'Today.', { happenedAt: '2026-03-12T08:00:00Z' });
    const archived = await captureMemory(ana, 'Archived.', { happenedAt: '2020-03-12T08:00:00Z' });
    await ana.post(`/api/memories/${archived.id}/archive`).expect(200);

    const { items } = await read<OnThisDay>('/on-this-day?date=2026-03-12');
    expect(items.map(({ memory, monthsAgo }) => [memory.text, monthsAgo])).toEqual([
      ['Two years ago.', 24],
      ['Last month.', 1],
    ]);
    expect((await read<OnThisDay>('/on-this-day?date=2026-03-12', bo)).items).toEqual([]);
  });

  it('does not take the end of a short month for the 31st', async () => {
    await captureMemory(ana, 'End of February.', { happenedAt: '2026-02-28T12:00:00Z' });
    expect((await read<OnThisDay>('/on-this-day?date=2026-03-31')).items).toEqual([]);
    expect((await read<OnThisDay>('/on-this-day?date=2026-03-28')).items).toHaveLength(1);
  });

  it.each([
    '/on-this-day?date=2026-02-30',
    '/on-this-day?date=tomorrow',
    '/facets?kind=dream',
    '/facets?limit=5',
    '/timeline?sort=random',
    '?offset=1',
    '/timeline?cursor=made-up',
    '/months?cursor=MQ',
    '?sort=random',
  ])('refuses %s', async (path) => {
    await ana.get(`/api/memories${path}`).expect(400);
  });
});

import { oneDriver } from '../../testing/database.js';
import { testEnv } from '../../testing/env.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { type MoodEntry, type MoodEntryPage } from './mood-entries.dto.js';
import { MoodService } from './mood.service.js';
import { type MoodCalendar, type MoodStatistics } from './statistics/mood-statistics.dto.js';
import { type MoodTagGroups } from './tags/mood-tags.dto.js';

const DAY_MS = 86_400_000;

describe.each(oneDriver)('mood entries on %s', (driver) => {
  const product = sharedProduct(driver, { env: testEnv({ HELP_CONTACTS: 'Lifeline: 988' }) });
  const ana = signedIn(product, beforeEach);

  const at = (daysAgo: number): string =>
    new Date(product.clock.now().getTime() - daysAgo * DAY_MS).toISOString();
  const add = async (entry: object, status = 201): Promise<MoodEntry> =>
    (
      await ana
        .post('/api/mood-entries')
        .send({ idempotencyKey: crypto.randomUUID(), ...entry })
        .expect(status)
    ).body as MoodEntry;
  const latest = async (query = ''): Promise<MoodEntryPage> =>
    (await ana.get(`/api/mood-entries/latest?${query}`).expect(200)).body as MoodEntryPage;
  const tags = async (): Promise<MoodTagGroups> =>
    (await ana.get('/api/mood-tags').expect(200)).body as MoodTagGroups;

  it('keeps all that was told, once however often it is sent', async () => {
    const entry = {
      idempotencyKey: crypto.randomUUID(),
      ...{ mood: 3, word: 'Foggy', energy: 2, stress: 4, note: 'Third call this week.', at: at(2) },
      tags: [
        { group: 'Doing', name: 'Late call' },
        { group: 'doing', name: 'work' },
      ],
      around: [{ kind: 'body', label: 'Sleep', value: '6 h 12', isSample: false }],
    };
    const kept = await add(entry);
    await add(entry);
    expect((await latest()).items).toEqual([kept]);
    expect(kept).toMatchObject({
      ...{ id: entry.idempotencyKey, mood: 3, word: 'Foggy', energy: 2, stress: 4, note: entry.note },
      at: entry.at,
      tags: [
        { group: 'Doing', name: 'Work' },
        { group: 'Doing', name: 'Late call' },
      ],
      around: entry.around,
      isSample: false,
    });
    const { body: words } = await ana.get('/api/mood-words').expect(200);
    expect(words).toEqual({ items: [{ word: 'foggy', mood: 3 }] });
  });

  it('changes an entry, deletes it and restores it with its tags', async () => {
    const { id } = await add({ mood: 2, note: 'Long day', tags: [{ group: 'Feeling', name: 'Tired' }] });
    const { body: changed } = await ana
      .patch(`/api/mood-entries/${id}`)
      .send({ mood: 4, note: null, tags: [{ group: 'Feeling', name: 'Calm' }] })
      .expect(200);
    expect(changed).toMatchObject({ mood: 4, note: null, tags: [{ group: 'Feeling', name: 'Calm' }] });
    await ana.delete(`/api/mood-entries/${id}`).expect(204);
    await ana.delete(`/api/mood-entries/${id}`).expect(404);
    await ana.patch(`/api/mood-entries/${id}`).send({ mood: 1 }).expect(404);
    expect((await latest()).items).toEqual([]);
    await ana.post(`/api/mood-entries/${id}/restore`).send({}).expect(200);
    expect((await latest()).items).toEqual([changed]);
  });

  it('forgets for good what was deleted, after a day', async () => {
    const { id } = await add({ mood: 2 });
    await ana.delete(`/api/mood-entries/${id}`).expect(204);
    product.clock.advance({ days: 1, seconds: 1 });
    await product.app.get(MoodService).purge();
    await ana.post(`/api/mood-entries/${id}/restore`).send({}).expect(404);
  });

  it('refuses a time that is still to come', async () => {
    await add({ mood: 4, at: at(-1) }, 422);
    const { id } = await add({ mood: 4 });
    await ana
      .patch(`/api/mood-entries/${id}`)
      .send({ at: at(-1) })
      .expect(422);
  });

  it('goes on behind the last of a page, also among those of one time', async () => {
    const time = at(1);
    for (const mood of [1, 2, 3, 4, 5]) await add({ mood, at: time, ...(mood > 3 && { note: 'n' }) });
    const first = await latest('limit=3');
    const second = await latest(`limit=3&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ mood }) => mood).toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(second.nextCursor).toBeNull();
    expect((await latest('withNote=true')).items).toHaveLength(2);
  });

  it('offers tags until there are some, and keeps a group in order', async () => {
    const offered = await tags();
    expect(offered.items.map(({ id, name }) => [id, name])).toEqual([
      [null, 'Together with'],
      [null, 'Doing'],
      [null, 'Feeling'],
    ]);
    const { body } = await ana.put('/api/mood-tags').send({
      items: [{ name: 'Doing', tags: [{ name: 'Run' }, { name: 'Walk' }] }],
    });
    const [doing] = (body as MoodTagGroups).items;
    const [run, walk] = doing!.tags;
    await add({ mood: 4, tags: [{ group: 'Doing', name: 'Run' }] });
    const changed = {
      items: [
        {
          id: doing!.id,
          name: 'Sports',
          tags: [
            { id: walk!.id, name: 'Run' },
            { id: run!.id, name: 'Walk' },
          ],
        },
      ],
    };
    await ana.put('/api/mood-tags').send(changed).expect(200);
    expect((await latest()).items[0]!.tags).toEqual([{ group: 'Sports', name: 'Walk' }]);
    await ana
      .put('/api/mood-tags')
      .send({ items: [{ id: doing!.id, name: 'Sports', tags: [] }] })
      .expect(200);
    expect((await tags()).items[0]!.tags.every(({ isArchived }) => isArchived)).toBe(true);
    expect((await latest()).items[0]!.tags).toHaveLength(1);
    await ana
      .put('/api/mood-tags')
      .send({ items: [{ id: doing!.id, name: 'Sports', tags: [{ name: 'run' }] }] })
      .expect(409);
  });

  it('tells days by the calendar, and hours', async () => {
    await add({ mood: 2, at: '2026-03-10T08:30:00Z' });
    await add({ mood: 5, at: '2026-03-10T21:30:00Z' });
    await add({ mood: 4, at: '2026-03-11T00:00:00Z' });
    const range = 'from=2026-03-10&before=2026-03-12';
    const { body } = await ana.get(`/api/mood-entries/calendar?${range}`).expect(200);
    expect((body as MoodCalendar).items).toEqual([
      { day: '2026-03-10', mean: 3.5, count: 2, isSample: false },
      { day: '2026-03-11', mean: 4, count: 1, isSample: false },
    ]);
    const { body: statistics } = await ana.get(`/api/mood-entries/statistics?${range}`).expect(200);
    expect(statistics).toMatchObject({ entries: 3, days: 2, sampleEntries: 0, tags: [] });
    expect((statistics as MoodStatistics).hours).toEqual([
      { weekday: 1, hour: 8, mean: 2, count: 1 },
      { weekday: 1, hour: 20, mean: 5, count: 1 },
      { weekday: 2, hour: 0, mean: 4, count: 1 },
    ]);
    await ana.get('/api/mood-entries/calendar?from=2026-03-10&before=2026-03-09').expect(400);
    await ana.get('/api/mood-entries/calendar?from=2020-03-10&before=2026-03-10').expect(400);
  });

  it('tells what goes with better days, a day counting once', async () => {
    const run = { group: 'Doing', name: 'Run' };
    for (let day = 1; day <= 24; day += 1) {
      const isRun = day % 2 === 0;
      await add({ mood: isRun ? 5 : 2 + (day % 3), at: at(day), tags: isRun ? [run] : [] });
      if (isRun) await add({ mood: 5, at: at(day), tags: [run] });
    }
    await add({ mood: 3, at: at(1), tags: [{ group: 'Doing', name: 'Reading' }] });
    const [from, before] = [at(30), at(-1)].map((time) => time.slice(0, 10));
    const { body } = await ana.get(`/api/mood-entries/statistics?from=${from}&before=${before}`).expect(200);
    const { tags: effects, minDays } = body as MoodStatistics;
    expect(minDays).toBe(10);
    expect(effects.map(({ name, days }) => [name, days])).toEqual([
      ['Run', 12],
      ['Reading', 1],
    ]);
    expect(effects[0]!.effect).toMatchObject({ mayBeNothing: false });
    expect(effects[0]!.effect!.difference).toBeGreaterThan(1);
    expect(effects[1]!.effect).toBeNull();
  });

  it('tells whom to call after three of the lowest step within a week, and otherwise nothing', async () => {
    const support = async (): Promise<unknown> =>
      (await ana.get('/api/mood-entries/support').expect(200)).body;
    await add({ mood: 1, at: at(8) });
    await add({ mood: 1, at: at(3) });
    await add({ mood: 1 });
    expect(await support()).toEqual({ contacts: null });
    await add({ mood: 1, at: at(1) });
    expect(await support()).toEqual({ contacts: 'Lifeline: 988' });
  });

  it('attaches what the day has told, and of an earlier day nothing of now', async () => {
    await ana.post('/api/skills/run').send({ text: 'I slept 6 hours and 12 minutes' }).expect(200);
    await ana.post('/api/home/simulated/sample').send({}).expect(201);
    const { body: now } = await ana.get('/api/mood-entries/around').expect(200);
    expect(now.items).toContainEqual({ kind: 'body', label: 'Sleep', value: '6 h 12', isSample: false });
    expect(now.items).toContainEqual(expect.objectContaining({ kind: 'home', isSample: true }));
    const { body: then } = await ana.get(`/api/mood-entries/around?at=${at(3)}`).expect(200);
    expect(then.items).toEqual([]);
  });

  it('is exported in three formats, none of which runs what a note says', async () => {
    await add({ mood: 4, note: '=1+1, "so"', tags: [{ group: 'Doing', name: 'Run' }], at: at(1) });
    await add({ mood: 2, note: '# loud *note*', at: at(2) });
    const get = async (format: string): Promise<string> => {
      const { text, headers } = await ana
        .get(`/api/exports/mood-entries?format=${format}`)
        .expect(200)
        .buffer();
      expect(headers['content-disposition']).toBe(`attachment; filename="mood.${format}"`);
      return text;
    };
    expect(await get('csv')).toContain(`good,4,,,,Doing: Run,"'=1+1, ""so""",`);
    const { moodEntries } = JSON.parse(await get('json')) as { moodEntries: MoodEntry[] };
    expect(moodEntries.map(({ mood }) => mood)).toEqual([4, 2]);
    expect(await get('md')).toContain(String.raw`\# loud \*note\*`);
    await ana.get('/api/exports/mood-entries?format=exe').expect(400);
  });
});

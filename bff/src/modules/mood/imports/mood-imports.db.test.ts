import { existsSync } from 'node:fs';
import { oneDriver } from '../../../testing/database.js';
import { testEnv } from '../../../testing/env.js';
import { signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { ImportLeases } from '../../imports/import-leases.js';
import { type ImportSkips } from '../../imports/imports.dto.js';
import { LeaseLost } from '../../imports/lease.js';
import { cancelBeforeThirdBatch } from '../../imports/testing/cancel-under-way.js';
import { UploadStore } from '../../imports/upload-store.js';
import { ended, upload } from '../../memory/imports/testing/imported.js';
import { type MoodEntry, type MoodEntryPage } from '../mood-entries.dto.js';
import { type MoodTagGroups } from '../tags/mood-tags.dto.js';
import { type MoodImport, type MoodImportPreview } from './mood-imports.dto.js';
import { fixture } from './testing/read-moods.js';

const PATH = '/api/mood-imports';

describe.each(oneDriver)('imports of moods on %s', (driver) => {
  const product = sharedProduct(driver, { env: testEnv({ UPLOAD_MAX_BYTES: '20000000' }) });
  const ana = signedIn(product, beforeEach);

  const preview = async (id: string, body: object = {}): Promise<MoodImportPreview> =>
    (
      await ana
        .post(`${PATH}/${id}/preview`)
        .send({ timeZone: 'Europe/Berlin', ...body })
        .expect(200)
    ).body as MoodImportPreview;
  const start = async (id: string, body: object): Promise<MoodImport> => {
    const chosen = { timeZone: 'Europe/Berlin', ...body };
    await ana.post(`${PATH}/${id}/start`).send(chosen).expect(200);
    return ended<MoodImport>(ana, id, PATH);
  };
  const importFile = async (content: string | Buffer, change: object = {}): Promise<MoodImport> => {
    const id = await upload(ana, content, 'moods.csv', PATH);
    const { format, mapping } = await preview(id);
    return start(id, { format, mapping: { ...mapping, ...change } });
  };
  const entries = async (browser = ana): Promise<MoodEntry[]> =>
    ((await browser.get('/api/mood-entries/latest?limit=50').expect(200)).body as MoodEntryPage).items;
  const tagGroups = async (): Promise<string[]> =>
    ((await ana.get('/api/mood-tags').expect(200)).body as MoodTagGroups).items.map(
      ({ name, tags }) => `${name}: ${tags.map((tag) => tag.name).join(', ')}`,
    );
  const table = (count: number): string =>
    `Date,Mood,Tags\n${Array.from({ length: count }, (_, i) => `${day(i)},${(i % 5) + 1},Run`).join('\n')}\n`;
  const day = (i: number): string => new Date(Date.UTC(2000, 0, 1 + i)).toISOString().slice(0, 10);

  it('proposes a step for each word, keeps the choice, imports with tags, and brings nothing a second time', async () => {
    await ana.put('/api/mood-words').send({ items: [{ word: 'bäh', mood: 2 }] });
    const id = await upload(ana, fixture('daylio.csv'), 'daylio.csv', PATH);
    const shown = await preview(id);
    expect(shown).toMatchObject({
      ...{ format: 'daylio', formats: ['daylio', 'csv'], timeZone: 'Europe/Berlin', isWhole: true },
      ...{ entries: 6, skipped: 3, steps: [1, 3, 1, 0, 1] },
      ...{ from: '2026-03-01T06:05:00.000Z', to: '2026-11-19T20:30:00.000Z' },
    });
    expect(shown.mapping.words).toEqual([
      { word: 'rad', mood: 5 },
      { word: 'meh', mood: 3 },
      { word: 'bad', mood: 2 },
      { word: 'bäh', mood: 2 },
      { word: 'good', mood: 4 },
      { word: 'awful', mood: 1 },
    ]);
    expect(await entries()).toEqual([]);

    const words = shown.mapping.words.map((each) => (each.word === 'bäh' ? { ...each, mood: 1 } : each));
    const done = await start(id, { format: 'daylio', mapping: { ...shown.mapping, words } });
    expect(done).toMatchObject({ status: 'done', imported: 5, repeated: 1, skipped: 3, problem: null });
    await expect.poll(() => existsSync(product.app.get(UploadStore).pathOf(id))).toBe(false);
    const kept = await entries();
    expect(kept.map(({ at, mood, word, tags }) => [at, mood, word, tags.map(({ name }) => name)])).toEqual([
      ['2026-11-19T20:30:00.000Z', 5, 'rad', ['Friends', 'Walk', 'good meal']],
      ['2026-10-25T00:30:00.000Z', 3, 'meh', []],
      ['2026-03-29T01:30:00.000Z', 2, 'bad', ['Work']],
      ['2026-03-03T11:00:00.000Z', 1, 'awful', []],
      ['2026-03-01T06:05:00.000Z', 1, 'bäh', ['travel']],
    ]);
    expect((await tagGroups()).at(-1)).toBe('Daylio: good meal, travel');
    const skips = (await ana.get(`${PATH}/${id}/skips`).expect(200)).body as ImportSkips;
    expect(skips.items).toContainEqual(
      expect.objectContaining({ row: 9, file: 'daylio.csv', reason: 'Its time is still to come.' }),
    );

    const again = await upload(ana, fixture('daylio.csv'), 'daylio.csv', PATH);
    const reproposed = await preview(again);
    expect(reproposed.mapping.words).toContainEqual({ word: 'bäh', mood: 1 });
    expect(await start(again, { format: 'daylio' })).toMatchObject({ imported: 0, repeated: 6 });
    expect(await entries()).toEqual(kept);
  });

  it('undoes a whole import with the tags that it brought, and leaves what was changed since', async () => {
    const done = await importFile(fixture('daylio.csv'));
    const changed = (await entries()).find(({ word }) => word === 'meh')!;
    await ana.patch(`/api/mood-entries/${changed.id}`).send({ note: 'mine' }).expect(200);
    await ana.post(`${PATH}/${done.id}/undo`).expect(200);
    expect(await ended<MoodImport>(ana, done.id, PATH)).toMatchObject({
      ...{ status: 'undone', problem: null, erased: { entries: done.imported - 1 } },
    });
    expect((await entries()).map(({ id }) => id)).toEqual([changed.id]);
    expect((await tagGroups()).join()).not.toContain('Daylio');
    await ana.post(`${PATH}/${done.id}/undo`).expect(409);
  });

  it('keeps the columns of a table for the next with the same heads', async () => {
    const first = 'Wann,Wie,Was\n01/02/2026 08:00,4,x\n';
    const id = await upload(ana, first, 'a.csv', PATH);
    expect(await preview(id)).toMatchObject({
      entries: 0,
      mapping: { columns: ['ignore', 'ignore', 'ignore'] },
    });
    await ana.post(`${PATH}/${id}/start`).send({ format: 'csv' }).expect(422);
    const { mapping } = await preview(id);
    const columns = ['time', 'mood', 'note'];
    expect(await preview(id, { format: 'csv', mapping: { ...mapping, columns } })).toMatchObject({
      entries: 1,
    });
    expect(await start(id, { format: 'csv', mapping: { ...mapping, columns } })).toMatchObject({
      imported: 1,
    });
    const next = await upload(ana, `${first}02/02/2026 08:00,5,y\n`, 'b.csv', PATH);
    expect((await preview(next)).mapping.columns).toEqual(columns);
    expect(await start(next, { format: 'csv' })).toMatchObject({ imported: 1, repeated: 1 });
  });

  it('goes on where a killed process stopped, loses nothing and keeps nothing twice', async () => {
    const leases = product.app.get(ImportLeases);
    const write = leases.write.bind(leases);
    let batches = 0;
    const broken = vi.spyOn(leases, 'write').mockImplementation((lease, work) => {
      batches += 1;
      // What a killed process leaves: some batches, and a lease that runs out.
      return batches === 3 ? Promise.reject(new LeaseLost()) : write(lease, work);
    });
    const done = await importFile(table(2_600));
    broken.mockRestore();
    expect(batches).toBeGreaterThan(6);
    expect(done).toMatchObject({ status: 'done', imported: 2_600, repeated: 0 });
    expect(await importFile(table(2_600))).toMatchObject({ imported: 0, repeated: 2_600 });
  });

  it('is cancelled under way, keeps what it brought so far, and gives that back by its undo', async () => {
    const id = await upload(ana, table(9_000), 'moods.csv', PATH);
    const { format, mapping } = await preview(id);
    cancelBeforeThirdBatch(product.app.get(ImportLeases), ana, `${PATH}/${id}`);
    await ana.post(`${PATH}/${id}/start`).send({ format, mapping }).expect(200);
    const { status, imported } = await ended<MoodImport>(ana, id, PATH);
    expect(status).toBe('cancelled');
    expect(imported).toBeGreaterThan(0);
    expect(imported).toBeLessThan(9_000);
    await ana.post(`${PATH}/${id}/undo`).expect(200);
    expect(await ended<MoodImport>(ana, id, PATH)).toMatchObject({ status: 'undone' });
    expect(await entries()).toEqual([]);
  });

  it('finds no room for more tags than there may be, and says so', async () => {
    const rows = Array.from({ length: 250 }, (_, i) => `${day(i)},3,tag ${i}`);
    const done = await importFile(`Date,Mood,Tags\n${rows.join('\n')}\n`);
    expect(done).toMatchObject({ imported: 250, skipped: 0 });
    expect(done.remarked).toBeGreaterThan(0);
    const { items } = (await ana.get('/api/mood-tags').expect(200)).body as MoodTagGroups;
    expect(items.flatMap(({ tags }) => tags).length).toBeLessThanOrEqual(200);
    expect(items.every(({ tags }) => tags.length <= 100)).toBe(true);
  });

  it('does not know the imports of others, nor those of memories and readings', async () => {
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const id = await upload(bo, 'Date,Mood\n2026-01-01,3\n', 'a.csv', PATH);
    await ana.get(`${PATH}/${id}`).expect(404);
    await ana.post(`${PATH}/${id}/start`).send({ format: 'csv' }).expect(404);
    await ana.post(`${PATH}/${id}/preview`).send({}).expect(404);
    for (const change of ['cancel', 'undo']) await ana.post(`${PATH}/${id}/${change}`).expect(404);
    for (const report of ['skips', 'skips.csv']) await ana.get(`${PATH}/${id}/${report}`).expect(404);
    await ana.get(PATH).expect(200, { items: [], nextCursor: null });
    await bo.get(`/api/reading-imports/${id}`).expect(404);
    const other = await upload(bo, 'x,y\n1,2\n', 'a.csv', '/api/reading-imports');
    await bo.get(`${PATH}/${other}`).expect(404);
    await ana.post(PATH).send({ fileName: 'x', fileBytes: 0 }).expect(400);
  });
});

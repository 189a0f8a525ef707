import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { drivers } from '../../../testing/database.js';
import { testEnv } from '../../../testing/env.js';
import { captureMemory, listMemories, searchTexts } from '../../../testing/memory-requests.js';
import { type Browser, signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type Memory } from '../memory.dto.js';
import { OverBudget } from '../text-workers/over-budget.js';
import { TextWorkers } from '../text-workers/text-workers.js';
import { ImportKinds } from '../../imports/import-kinds.js';
import { ImportLeases } from '../../imports/import-leases.js';
import { ImportPurge } from '../../imports/import-purge.js';
import { ImportRunner } from '../../imports/import-runner.js';
import { type ImportSkips } from '../../imports/imports.dto.js';
import { type ImportPreview, type ImportUndo, type MemoryImport } from './imports.dto.js';
import { ended, importFile, sendPart, upload } from './testing/imported.js';
import { rawZip } from '../../imports/testing/raw-zip.js';
import { UploadStore } from '../../imports/upload-store.js';

const MAX_BYTES = 5_000_000;
const notes = (count: number, name = 'Note'): string =>
  JSON.stringify(Array.from({ length: count }, (_, i) => ({ text: `${name} number ${i}.` })));

describe.each(drivers)('imports on %s', (driver) => {
  const product = sharedProduct(driver, { env: testEnv({ UPLOAD_MAX_BYTES: String(MAX_BYTES) }) });
  const ana = signedIn(product, beforeEach);

  const memories = async (query = ''): Promise<Memory[]> =>
    (await listMemories(ana, `?limit=100${query}`)).items;
  const total = async (): Promise<number> => (await listMemories(ana)).total;
  const texts = async (): Promise<string[]> => (await memories()).map(({ text }) => text);
  const kept = (id: string): boolean => existsSync(product.app.get(UploadStore).pathOf(id));

  it('brings the memories of a file, in its order, found at once, and keeps no copy of it', async () => {
    const csv = 'date,text,author\n2024-05-03,We met Ana in Lyon.,\n2024-05-04,I told you so.,Bo\n';
    const done = await importFile(ana, csv, { fileName: 'diary.csv' });
    expect(done).toMatchObject({
      fileName: 'diary.csv',
      status: 'done',
      format: 'csv',
      ...{ imported: 2, repeated: 0, skipped: 0, problem: null },
    });
    expect(kept(done.id)).toBe(false);
    expect(await memories()).toMatchObject([
      { text: 'I told you so.', author: 'Bo' },
      {
        text: 'We met Ana in Lyon.',
        author: null,
        happenedAt: '2024-05-03T00:00:00.000Z',
        source: { kind: 'import', importId: done.id },
      },
    ]);
    expect((await searchTexts(ana, 'Lyon', { limit: 5 }))[0]).toBe('We met Ana in Lyon.');
  });

  it('F3: brings nothing a second time, and only what is new of a file that grew', async () => {
    await importFile(ana, notes(3));
    expect(await importFile(ana, notes(3))).toMatchObject({ imported: 0, repeated: 3 });
    expect(await importFile(ana, notes(5))).toMatchObject({ imported: 2, repeated: 3 });
    expect(await total()).toBe(5);
  });

  it('keeps what others imported apart, word for word the same', async () => {
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await importFile(ana, notes(2));
    const theirs = await importFile(bo, notes(2));
    expect(theirs).toMatchObject({ imported: 2, repeated: 0 });
    await bo.post(`/api/imports/${theirs.id}/undo`).send({ edited: 'erase' }).expect(200);
    await ended(bo, theirs.id);
    expect(await total()).toBe(2);
  });

  it('has what it brought compared at once with what was there', async () => {
    await captureMemory(ana, 'The spare key is under the blue flower pot.');
    await product.settled();
    await importFile(ana, JSON.stringify([{ text: 'The spare key is under the blue flower-pot!' }]));
    const review = async (): Promise<unknown> => (await ana.get('/api/memories/review').expect(200)).body;
    await expect
      .poll(review, { timeout: 10_000 })
      .toMatchObject({ total: 1, items: [{ kind: 'conflict', conflict: { kind: 'same' } }] });
  });

  it('links the notes of a vault, so that each knows which others speak of it', async () => {
    await importFile(
      ana,
      rawZip([
        { name: 'v/Lyon.md', content: 'With [[Ana Bell]] and [[Nobody]].' },
        { name: 'v/People/Ana Bell.md', content: 'Lives in [[lyon]].' },
      ]),
    );
    const { rows } = await product.database.database.readAsSystem((tx) =>
      tx.execute(sql`
        select f.text as from_text, t.text as to_text from memory_links l
        join memories f on f.id = l.from_id join memories t on t.id = l.to_id order by 1`),
    );
    expect(rows.map((row) => [row['from_text'], row['to_text']])).toEqual([
      ['# Ana Bell\n\nLives in [[lyon]].', '# Lyon\n\nWith [[Ana Bell]] and [[Nobody]].'],
      ['# Lyon\n\nWith [[Ana Bell]] and [[Nobody]].', '# Ana Bell\n\nLives in [[lyon]].'],
    ]);
  });

  it('reports what it skipped and what it changed, page by page and as a table without formulas', async () => {
    const csv = 'text,date\n,2024-01-01\nFine.,soon\n,2024-01-03\nGood.,2024-01-04\n';
    const done = await importFile(ana, csv, { fileName: '=cmd|calc.csv' });
    expect(done).toMatchObject({ imported: 2, skipped: 2, remarked: 1 });
    const skips = async (query: string): Promise<ImportSkips> =>
      (await ana.get(`/api/imports/${done.id}/skips${query}`).expect(200)).body as ImportSkips;
    const first = await skips('?limit=2');
    expect(first.items).toMatchObject([
      { row: 2, reason: 'It has no words.', isKept: false },
      { row: 3, reason: expect.stringContaining('date'), isKept: true },
    ]);
    expect((await skips(`?after=${first.nextAfter}`)).items).toMatchObject([{ row: 4 }]);
    const { text, headers } = await ana.get(`/api/imports/${done.id}/skips.csv`).expect(200);
    expect(headers['content-disposition']).toContain('attachment');
    expect(text).toBe(
      "File,Row,Kept,Reason\r\n'=cmd|calc.csv,2,no,It has no words.\r\n'=cmd|calc.csv,3,yes,\"Couldn’t read its date, so it was left out.\"\r\n'=cmd|calc.csv,4,no,It has no words.\r\n",
    );
  });

  it('shows the first rows before anything is kept, also as another format', async () => {
    const id = await upload(ana, `text,when\n${'A day.,2024-01-01\n'.repeat(30)}`);
    const preview = async (body: object): Promise<ImportPreview> =>
      (await ana.post(`/api/imports/${id}/preview`).send(body).expect(200)).body as ImportPreview;
    expect(await preview({})).toMatchObject({
      format: 'csv',
      formats: ['csv', 'text'],
      columns: ['text', 'when'],
    });
    expect((await preview({})).rows).toHaveLength(20);
    const [row] = (await preview({ format: 'text' })).rows;
    expect(row?.text).toContain('text,when');
    expect(await total()).toBe(0);
  });

  it('undoes a whole import, and asks about what was changed since', async () => {
    await captureMemory(ana, 'My own.');
    const { id } = await importFile(ana, notes(3));
    product.clock.advance({ minutes: 1 });
    const changed = (await memories()).find(({ text }) => text === 'Note number 1.')!;
    await ana.patch(`/api/memories/${changed.id}`).send({ version: 1, text: 'Mine now.' }).expect(200);

    const { body } = await ana.get(`/api/imports/${id}/undo`).expect(200);
    expect(body as ImportUndo).toEqual({
      memories: 3,
      edited: { total: 1, items: [{ id: changed.id, text: 'Mine now.' }] },
    });
    await ana.post(`/api/imports/${id}/undo`).send({ edited: 'keep' }).expect(200);
    expect(await ended(ana, id)).toMatchObject({ status: 'undone', erased: { memories: 2, versions: 0 } });
    expect((await texts()).sort()).toEqual(['Mine now.', 'My own.']);
    await ana.post(`/api/imports/${id}/undo`).send({ edited: 'erase' }).expect(409);

    const again = await importFile(ana, notes(3));
    expect(again).toMatchObject({ imported: 2, repeated: 1 });
    product.clock.advance({ minutes: 1 });
    await ana
      .patch(`/api/memories/${(await memories()).find(({ text }) => text === 'Note number 2.')!.id}`)
      .send({ version: 1, text: 'Changed.' });
    await ana.post(`/api/imports/${again.id}/undo`).send({ edited: 'erase' }).expect(200);
    expect(await ended(ana, again.id)).toMatchObject({ erased: { memories: 2, versions: 1 } });
    expect((await texts()).sort()).toEqual(['Mine now.', 'My own.']);
  });

  it('is cancelled: before its start without a trace, and under way with what it brought so far', async () => {
    const draft = await upload(ana, notes(2));
    await ana.post(`/api/imports/${draft}/cancel`).expect(204);
    await ana.get(`/api/imports/${draft}`).expect(404);
    expect(kept(draft)).toBe(false);

    const id = await upload(ana, notes(20_000));
    await ana.post(`/api/imports/${id}/start`).send({ format: 'json', mapping: null }).expect(200);
    await expect.poll(total, { timeout: 20_000 }).toBeGreaterThan(0);
    await ana.post(`/api/imports/${id}/cancel`).expect(204);
    const cancelled = await ended(ana, id);
    expect(cancelled.status).toBe('cancelled');
    expect(cancelled.imported).toBeLessThan(20_000);
    expect(await total()).toBe(cancelled.imported);
    await ana.post(`/api/imports/${id}/cancel`).expect(409);
    await ana.post(`/api/imports/${id}/undo`).send({ edited: 'erase' }).expect(200);
    await ended(ana, id);
    expect(await total()).toBe(0);
  }, 60_000);

  it('takes the imports of one user one after another', async () => {
    const ids = [
      await upload(ana, notes(400, 'A')),
      await upload(ana, notes(400, 'B')),
      await upload(ana, notes(2, 'C')),
    ];
    for (const id of ids)
      await ana.post(`/api/imports/${id}/start`).send({ format: 'json', mapping: null }).expect(200);
    const [first, second, third] = [
      await ended(ana, ids[0]!),
      await ended(ana, ids[1]!),
      await ended(ana, ids[2]!),
    ];
    expect([first.imported, second.imported, third.imported]).toEqual([400, 400, 2]);
    const { body } = await ana.get('/api/imports?limit=2').expect(200);
    expect(body.items).toHaveLength(2);
    expect((await ana.get(`/api/imports?cursor=${body.nextCursor}`).expect(200)).body.items).toHaveLength(1);
  }, 60_000);

  it('takes a file in parts: a repeat is harmless, a gap and an excess are refused', async () => {
    const whole = Buffer.from(notes(50_000));
    expect(whole.length).toBeGreaterThan(1_000_000);
    const fileBytes = whole.length;
    const { body } = await ana.post('/api/imports').send({ fileName: 'x.json', fileBytes }).expect(201);
    const { id } = body as MemoryImport;
    await sendPart(ana, id, 10, whole.subarray(10, 20)).expect(409);
    await sendPart(ana, id, 0, whole.subarray(0, 900_000)).expect(200);
    await sendPart(ana, id, 450_000, whole.subarray(450_000, 900_000)).expect(200);
    await sendPart(ana, id, 0, whole.subarray(0, 1_000_001)).expect(413);
    await ana.post(`/api/imports/${id}/preview`).send({}).expect(409);
    const { body: arrived } = await ana.get(`/api/imports/${id}`).expect(200);
    await sendPart(ana, id, arrived.receivedBytes, whole.subarray(arrived.receivedBytes)).expect(200);
    await sendPart(ana, id, fileBytes, Buffer.from('more')).expect(409);
    await ana.put(`/api/imports/${id}/file?offset=0`).send({ json: true }).expect(415);
    await ana.post(`/api/imports/${id}/preview`).send({}).expect(200);
    await ana.post(`/api/imports/${id}/cancel`).expect(204);
  });

  it('refuses what is too large, too many, of another format, or without words', async () => {
    await ana
      .post('/api/imports')
      .send({ fileName: 'x', fileBytes: MAX_BYTES + 1 })
      .expect(413);
    await ana.post('/api/imports').send({ fileName: 'x', fileBytes: 0 }).expect(400);
    const id = await upload(ana, 'a,b\n1,2\n');
    const start = (body: object): ReturnType<Browser['post']> =>
      ana.post(`/api/imports/${id}/start`).send(body);
    await start({ format: 'chatgpt', mapping: null }).expect(422);
    await start({
      format: 'csv',
      mapping: { columns: ['author', 'ignore'], hasHeader: true, isDayFirst: true },
    }).expect(422);
    const picture = await upload(ana, Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'notes.txt');
    const { body } = await ana.post(`/api/imports/${picture}/preview`).send({}).expect(422);
    expect(body.detail).toBe('This isn’t a text, a table or a zip file.');
    for (let open = 2; open < 5; open += 1) await upload(ana, 'One.');
    await ana.post('/api/imports').send({ fileName: 'x', fileBytes: 1 }).expect(429);
  });

  it('fails with a reason when the file is gone, and leaves no lease behind', async () => {
    const id = await upload(ana, notes(2));
    await ana.post(`/api/imports/${id}/preview`).send({}).expect(200);
    await product.database.database.forSystem('test: queue without a file', (tx) =>
      tx.execute(
        sql`update imports set status = 'queued', format = 'json', started_at = now() where id = ${id}`,
      ),
    );
    await product.app.get(UploadStore).remove(id);
    await importFile(await signedInBrowser(product.app, product.identity, crypto.randomUUID()), notes(1));
    expect(await ended(ana, id)).toMatchObject({
      status: 'failed',
      problem: expect.stringContaining('could not go on'),
    });
  });

  it('goes on after a kill: at once where the next process has the database to itself, else once the lease is over', async () => {
    const id = await upload(ana, notes(3));
    await ana.post(`/api/imports/${id}/preview`).send({}).expect(200);
    const leaseUntil = new Date(product.clock.now().getTime() + 20_000).toISOString();
    await product.database.database.forSystem('test: as a killed process leaves it', (tx) =>
      tx.execute(sql`update imports set status = 'running', format = 'json', started_at = now(),
        lease_holder = gen_random_uuid(), lease_until = ${leaseUntil}::timestamptz where id = ${id}`),
    );
    const app = product.app;
    app.get(ImportRunner).wake();
    const next = new ImportRunner(app.get(ImportLeases), app.get(ImportKinds), app.get(UploadStore));
    next.onApplicationBootstrap();
    await next.beforeApplicationShutdown();
    if (app.get(ImportLeases).isShared) product.clock.advance({ seconds: 21 });
    app.get(ImportRunner).wake();
    expect(await ended(ana, id)).toMatchObject({ status: 'done', imported: 3 });
  });

  it('throws away what was uploaded and never started', async () => {
    const id = await upload(ana, notes(1));
    product.clock.advance({ minutes: 23 * 60 });
    await product.app.get(ImportPurge).purge();
    expect(kept(id)).toBe(true);
    product.clock.advance({ minutes: 2 * 60 });
    await product.app.get(ImportPurge).purge();
    expect(kept(id)).toBe(false);
    await ana.get(`/api/imports/${id}`).expect(404);
  });

  it('throws away what belongs to no import any more, as after the deletion of an account', async () => {
    const waiting = await upload(ana, notes(1));
    const stray = crypto.randomUUID();
    const uploads = product.app.get(UploadStore);
    const old = [
      uploads.pathOf(stray),
      uploads.pathOf(stray).replace('.upload', '.export'),
      uploads.pathOf(waiting),
    ];
    for (const file of old) {
      writeFileSync(file, 'x');
      utimesSync(file, 0, 0);
    }
    await product.app.get(ImportPurge).purge();
    expect(old.map((file) => existsSync(file))).toEqual([false, false, true]);
  });

  it('O1: keeps the words of a note that takes too long to read, and tells what it left out', async () => {
    const run = vi.spyOn(product.app.get(TextWorkers), 'run');
    run.mockImplementation((task) => Promise.reject(new OverBudget(task)));
    const note = await importFile(ana, '# Trip\n\n[[Rome]] was warm. #travel', { fileName: 'Trip.md' });
    const list = await importFile(ana, notes(2));
    run.mockRestore();

    const reasons = async ({ id }: MemoryImport): Promise<ImportSkips['items']> =>
      ((await ana.get(`/api/imports/${id}/skips`).expect(200)).body as ImportSkips).items;
    expect(note).toMatchObject({ status: 'done', imported: 1, skipped: 0 });
    expect(await memories()).toMatchObject([{ text: '# Trip\n\n[[Rome]] was warm. #travel', tags: [] }]);
    expect(await reasons(note)).toMatchObject([
      { isKept: true, reason: expect.stringContaining('kept as plain text') as string },
    ]);
    expect(list).toMatchObject({ status: 'done', imported: 0, skipped: 2 });
    expect(await reasons(list)).toMatchObject([
      { row: 1, isKept: false, reason: 'Reading it took too long, so it was left out.' },
      { row: 2, isKept: false },
    ]);
  });

  it('leaves nothing in the folder for uploads', async () => {
    await importFile(ana, notes(1));
    const path = product.app.get(UploadStore).pathOf('');
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const mine = ((await ana.get('/api/imports').expect(200)).body.items as MemoryImport[]).map(
      ({ id }) => id,
    );
    expect(readdirSync(folder).filter((name) => mine.some((id) => name.startsWith(id)))).toEqual([]);
  });
});

import { existsSync, writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { drivers } from '../../../testing/database.js';
import { testEnv } from '../../../testing/env.js';
import { signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type ImportSkips } from '../../imports/imports.dto.js';
import { ImportLeases } from '../../imports/import-leases.js';
import { cancelBeforeThirdBatch } from '../../imports/testing/cancel-under-way.js';
import { rawZip } from '../../imports/testing/raw-zip.js';
import { UploadStore } from '../../imports/upload-store.js';
import { ended, upload } from '../../memory/imports/testing/imported.js';
import { PointsRepository } from '../points/points.repository.js';
import { type ReadingImport, type ReadingImportPreview } from './reading-imports.dto.js';
import { heartRates } from './testing/make-records.js';
import { fixture } from './testing/read-readings.js';

const PATH = '/api/reading-imports';

interface Kept {
  points: number;
  hours: number;
  days: number;
}

describe.each(drivers)('imports of readings on %s', (driver) => {
  const product = sharedProduct(driver, { env: testEnv({ UPLOAD_MAX_BYTES: '20000000' }) });
  const ana = signedIn(product, beforeEach);

  beforeEach(async () => {
    await ana.put('/api/me/time-zone').send({ timeZone: 'Europe/Berlin' });
  });

  const send = (content: string | Buffer, name = 'export.xml', browser = ana): Promise<string> =>
    upload(browser, content, name, PATH);
  const preview = async (id: string, body: object = {}): Promise<ReadingImportPreview> =>
    (await ana.post(`${PATH}/${id}/preview`).send(body).expect(200)).body as ReadingImportPreview;
  const end = (id: string, browser = ana): Promise<ReadingImport> => ended<ReadingImport>(browser, id, PATH);
  const start = async (id: string, body: object, browser = ana): Promise<ReadingImport> => {
    await browser
      .post(`${PATH}/${id}/start`)
      .send({ timeZone: 'Europe/Berlin', ...body })
      .expect(200);
    return end(id, browser);
  };
  const importFile = async (content: string | Buffer, name?: string): Promise<ReadingImport> => {
    const id = await send(content, name);
    return start(id, { format: (await preview(id)).format });
  };
  const skips = async ({ id }: ReadingImport): Promise<ImportSkips> =>
    (await ana.get(`${PATH}/${id}/skips?limit=200`).expect(200)).body as ImportSkips;
  const myId = async (browser = ana): Promise<string> =>
    (await browser.get('/api/me').expect(200)).body.id as string;
  const kept = async (browser = ana): Promise<Kept> => {
    const userId = await myId(browser);
    const { rows } = await product.database.database.readAsSystem((tx) =>
      tx.execute(sql`select
        (select count(*)::int from reading_points where user_id = ${userId}::uuid) as points,
        (select coalesce(sum(n), 0)::int from reading_hours where user_id = ${userId}::uuid) as hours,
        (select coalesce(sum(n), 0)::int from reading_days where user_id = ${userId}::uuid) as days`),
    );
    return rows[0] as unknown as Kept;
  };
  const all = (count: number): Kept => ({ points: count, hours: count, days: count });

  it('shows what a file holds before anything is kept, imports it, and brings nothing a second time', async () => {
    const id = await send(fixture('apple-export.xml'));
    const shown = await preview(id, { timeZone: 'Europe/Berlin' });
    expect(shown).toMatchObject({
      format: 'apple-health',
      formats: ['apple-health'],
      timeZone: 'Europe/Berlin',
      isWhole: true,
      readings: 10,
      skipped: 2,
      from: '2026-10-24T05:00:00.000Z',
      to: '2026-10-25T06:00:00.000Z',
    });
    expect(shown.metrics.map(({ title, readings, unit }) => `${title}: ${readings} ${unit}`)).toEqual(
      expect.arrayContaining(['Heart rate: 2 bpm', 'Steps: 2 ', 'HRV, SDNN: 1 ms']),
    );
    expect(shown.rows[0]).toMatchObject({ title: 'Heart rate', value: 61, unit: 'bpm', offsetMinutes: 120 });
    expect(shown.reasons).toEqual([
      { reason: 'Its value is no number.', count: 1 },
      { reason: 'Heart rate outside 20 to 300 bpm.', count: 1 },
    ]);
    expect(await kept()).toEqual(all(0));

    const done = await start(id, { format: 'apple-health' });
    expect(done).toMatchObject({ status: 'done', imported: 10, repeated: 0, skipped: 2, problem: null });
    expect(await kept()).toEqual(all(10));
    await expect.poll(() => existsSync(product.app.get(UploadStore).pathOf(id))).toBe(false);
    expect((await skips(done)).items).toMatchObject([
      { row: 8, file: 'export.xml', reason: 'Its value is no number.', isKept: false },
      { row: 9, reason: 'Heart rate outside 20 to 300 bpm.' },
    ]);
    const { text } = await ana.get(`${PATH}/${id}/skips.csv`).expect(200);
    expect(text).toContain('export.xml,9,no,Heart rate outside 20 to 300 bpm.');

    expect(await importFile(fixture('apple-export.xml'))).toMatchObject({ imported: 0, repeated: 10 });
    expect(await kept()).toEqual(all(10));
  });

  it('puts a night on the day of waking, and the clocks of the user on every other reading', async () => {
    await importFile(fixture('apple-export.xml'));
    const userId = await myId();
    const { rows } = await product.database.database.readAsSystem((tx) =>
      tx.execute(sql`select s.metric, p.day::text as day, p.seconds, p.offset_minutes from reading_points p
        join reading_series s on s.user_id = p.user_id and s.id = p.series_id
        where p.user_id = ${userId}::uuid and s.metric in ('sleep-light', 'oxygen-saturation') order by 1`),
    );
    expect(rows).toEqual([
      { metric: 'oxygen-saturation', day: '2026-10-24', seconds: 0, offset_minutes: 120 },
      { metric: 'sleep-light', day: '2026-10-25', seconds: 12_600, offset_minutes: 120 },
    ]);
  });

  it('undoes a whole import, and leaves what was there and what others have', async () => {
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const theirs = await send(heartRates(3), 'export.xml', bo);
    await start(theirs, { format: 'apple-health' }, bo);
    await importFile(heartRates(100));
    const grown = await importFile(heartRates(500));
    expect(grown).toMatchObject({ imported: 400, repeated: 100 });

    await ana.post(`${PATH}/${grown.id}/undo`).expect(200);
    expect(await end(grown.id)).toMatchObject({ status: 'undone', erased: { readings: 400 } });
    expect(await kept()).toEqual(all(100));
    expect(await kept(bo)).toEqual(all(3));
    await ana.post(`${PATH}/${grown.id}/undo`).expect(409);
    expect(await importFile(heartRates(500))).toMatchObject({ imported: 400, repeated: 100 });
  });

  it('is cancelled under way, keeps what it brought so far, and gives that back by its undo', async () => {
    const id = await send(heartRates(60_000));
    cancelBeforeThirdBatch(product.app.get(ImportLeases), ana, `${PATH}/${id}`);
    await ana.post(`${PATH}/${id}/start`).send({ format: 'apple-health' }).expect(200);
    const cancelled = await end(id);
    expect(cancelled.status).toBe('cancelled');
    await expect.poll(() => kept()).toEqual(all(cancelled.imported));
    expect(cancelled.imported).toBeGreaterThan(0);
    expect(cancelled.imported).toBeLessThan(60_000);
    await ana.post(`${PATH}/${id}/undo`).expect(200);
    expect(await end(id)).toMatchObject({ status: 'undone', problem: null });
    expect(await kept()).toEqual(all(0));
  }, 60_000);

  it('goes on where a process that ended left it, with no reading lost and none twice', async () => {
    const whole = heartRates(30_000).replaceAll('value="60"', 'value="-1"');
    const id = await send(whole);
    const points = product.app.get(PointsRepository);
    const real = points.write.bind(points);
    let calls = 0;
    // As if the process had ended in the middle of its second transaction.
    const write = vi.spyOn(points, 'write').mockImplementation(async (...given) => {
      const fresh = await real(...given);
      if ((calls += 1) === 2) throw new Error('killed');
      return fresh;
    });
    await ana.post(`${PATH}/${id}/start`).send({ format: 'apple-health' }).expect(200);
    await expect.poll(() => calls, { timeout: 20_000 }).toBe(2);
    expect((await end(id)).status).toBe('failed');
    write.mockRestore();
    const before = await kept();
    expect(before.points).toBeGreaterThan(0);
    expect(before.points).toBeLessThan(30_000);
    // Its file went with the failure; the same again stands where it stood, before anybody looks for work.
    const file = product.app.get(UploadStore).pathOf(id);
    await expect.poll(() => existsSync(file)).toBe(false);
    writeFileSync(file, whole);
    const { rows } = await product.database.database.forSystem(
      'test: as the lease of a killed process',
      (tx) =>
        tx.execute(sql`update imports set status = 'queued', problem = null, finished_at = null where id = ${id}::uuid
        returning position::int as position, items_read`),
    );
    expect(rows[0]?.position).toBeGreaterThan(0);
    await importFile(heartRates(1));
    const done = await end(id);
    expect(done).toMatchObject({ status: 'done', skipped: 600 });
    expect((await kept()).points).toBe(29_400 + 1);
    expect((await skips(done)).items).toHaveLength(50);
  }, 60_000);

  it('takes any number of duplicates for one, without listing them', async () => {
    const [head = '', record = '', ...tail] = heartRates(1).split('\n').slice(1);
    const many = [head, ...Array.from({ length: 50_000 }, () => record), ...tail].join('\n');
    expect(await importFile(many)).toMatchObject({
      status: 'done',
      imported: 1,
      repeated: 49_999,
      skipped: 0,
    });
    expect(await kept()).toEqual(all(1));
  }, 60_000);

  it('keeps how a table is read for the next with the same heads', async () => {
    const csv = 'When,Kilos,Who\n2026-05-01 08:00,70,x\n';
    const id = await send(csv, 'scale.csv');
    const proposed = (await preview(id)).mapping!;
    expect(proposed.columns).toEqual(['time', 'ignore', 'ignore']);
    await ana.post(`${PATH}/${id}/start`).send({ format: 'csv', mapping: proposed }).expect(422);
    const mapping = { ...proposed, columns: ['time', 'body-weight', 'source'] };
    expect((await preview(id, { mapping })).rows).toMatchObject([
      { title: 'Weight', value: 70, source: 'x' },
    ]);
    await start(id, { format: 'csv', mapping });
    const next = await send('When,Kilos,Who\n2026-05-02 08:00,71,x\n', 'scale.csv');
    expect((await preview(next)).mapping).toEqual(mapping);
    expect(await start(next, { format: 'csv' })).toMatchObject({ imported: 1 });
  });

  it('says what is wrong with a file, and keeps nothing of it', async () => {
    const problem = async (content: string | Buffer, name = 'export.zip'): Promise<string> => {
      const id = await send(content, name);
      const { body } = await ana.post(`${PATH}/${id}/preview`).send({}).expect(422);
      await ana.post(`${PATH}/${id}/cancel`).expect(204);
      return body.detail as string;
    };
    const zip = rawZip([{ name: 'apple_health_export/export.xml', content: heartRates(2000) }]);
    expect(await problem(zip.subarray(0, zip.length / 2))).toBe('The zip is damaged.');
    const hole = Buffer.from(zip);
    hole.fill(0, 2000, 2600);
    expect(await problem(hole)).toBe('The zip is damaged.');
    expect(await problem(rawZip([{ name: 'export.xml', content: Buffer.alloc(30_000_000, 32) }]))).toMatch(
      /none of the files|far more/,
    );
    expect(await problem('{"a": 1}')).toContain('none of the files that Twyn reads');
    expect(await problem(`date,${'x,'.repeat(5000)}\n1,2\n`, 'wide.csv')).toContain('5,002 columns');
    await ana.post(PATH).send({ fileName: 'x', fileBytes: 20_000_001 }).expect(413);
    expect(await kept()).toEqual(all(0));
  });

  it('is nothing to the imports of memories, nor to other people', async () => {
    const { id } = await importFile(heartRates(2));
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await bo.get(`${PATH}/${id}`).expect(404);
    await bo.post(`${PATH}/${id}/undo`).expect(404);
    await ana.get(`/api/imports/${id}`).expect(404);
    await ana.post(`/api/imports/${id}/undo`).send({ edited: 'erase' }).expect(404);
    expect((await ana.get('/api/imports').expect(200)).body.items).toEqual([]);
    expect((await ana.get(PATH).expect(200)).body.items).toHaveLength(1);
  });
});

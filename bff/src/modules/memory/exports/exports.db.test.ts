import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { oneDriver } from '../../../testing/database.js';
import { captureMemory, searchTexts } from '../../../testing/memory-requests.js';
import { type Browser, signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { openArchive } from '../../imports/source/archive.js';
import { ended, importFile } from '../imports/testing/imported.js';
import { rawZip } from '../../imports/testing/raw-zip.js';

async function exportOf(browser: Browser, query = ''): Promise<Buffer> {
  const { body } = await browser
    .get(`/api/exports/memories.zip${query}`)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    })
    .expect(200);
  return body as Buffer;
}

/** The files of a zip by name. */
async function unzip(bytes: Buffer): Promise<Map<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'twyn-export-'));
  const file = path.join(folder, 'x.zip');
  await writeFile(file, bytes);
  const archive = await openArchive(file, { packedBytes: bytes.length, maxUnpackedBytes: 1e9 });
  const files = new Map<string, string>();
  for (const [index, { name }] of archive.entries.entries())
    files.set(name, await readText(await archive.open(index)));
  archive.close();
  await rm(folder, { recursive: true });
  return files;
}

describe.each(oneDriver)('exports on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);

  /** Something of everything that a memory can have. */
  async function fillAccount(): Promise<void> {
    const spoken = await captureMemory(ana, 'I live in Lyon.', {
      tags: ['home', '=tag'],
      kind: 'fact',
      importance: 3,
    });
    product.clock.advance({ minutes: 5 });
    await ana
      .patch(`/api/memories/${spoken.id}`)
      .send({ version: 1, text: 'I live in Paris.', tags: ['home'] })
      .expect(200);
    const moved = await captureMemory(ana, 'I lived in Metz.\n\n=HYPERLINK("x") "quoted", 日本語 🌍', {
      happenedAt: '0001-02-03T04:05:06.789Z',
    });
    const archived = await captureMemory(ana, 'Archived.');
    await ana.post(`/api/memories/${archived.id}/archive`).expect(200);
    const forgotten = await captureMemory(ana, 'Forgotten.');
    await ana.delete(`/api/memories/${forgotten.id}`).expect(204);
    await ana
      .post('/api/memories/batch')
      .send([{ text: 'Said.', author: 'Bo', occurredAt: '9999-12-31', thread: 't', seq: 4, externalId: 'x' }])
      .expect(201);
    await importFile(
      ana,
      rawZip([
        { name: 'Lyon.md', content: 'With [[Bo]] #trip' },
        { name: 'Bo.md', content: 'Lives in [[Lyon]]. <script>alert(1)</script>' },
      ]),
    );
    // Nothing is left to read or to compare, which would change what is exported.
    await product.settled();
    await product.database.database.forSystem('test: what the twin adds', async (tx) => {
      await tx.execute(sql`update memories set status = 'superseded', superseded_by_id = ${spoken.id}, superseded_at = now(),
        pinned_at = now(), suggested_tags = '{town}', suggested_kind = 'place' where id = ${moved.id}`);
      await tx.execute(sql`with known as (
        insert into entities (user_id, kind, name, key, aliases) select user_id, 'place', 'Paris, Texas', 'paris, texas', '{lutetia}'
        from memories where id = ${spoken.id} returning user_id, id)
        insert into entity_mentions (user_id, memory_id, entity_id) select user_id, ${spoken.id}::uuid, id from known`);
      await tx.execute(sql`insert into entities (user_id, kind, name, key, ignored_at)
        select user_id, 'person', 'Nobody Special', 'nobody special', now() from memories where id = ${spoken.id}`);
      await tx.execute(sql`insert into memory_links (user_id, from_id, to_id, kind, created_at)
        select user_id, ${spoken.id}::uuid, ${moved.id}::uuid, 'distinct', now() from memories where id = ${spoken.id}`);
    });
  }

  /** All but the moment it was written at. */
  function comparable(files: Map<string, string>): unknown {
    const manifest = { ...JSON.parse(files.get('manifest.json')!), exportedAt: '' };
    return { manifest, files: [...files].filter(([name]) => name !== 'manifest.json') };
  }

  it('G1: come back into an empty account, and out of it again, word for word', async () => {
    await fillAccount();
    const first = await exportOf(ana);
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    expect(await importFile(bo, first)).toMatchObject({
      format: 'twyn',
      imported: 6,
      repeated: 0,
      skipped: 0,
    });
    await product.settled();
    const [before, after] = [await unzip(first), await unzip(await exportOf(bo))];
    expect(before.get('memories.jsonl')!.split('\n')).toHaveLength(7);
    expect(comparable(after)).toEqual(comparable(before));
    expect(await searchTexts(bo, 'Paris', { limit: 1 })).toEqual(['I live in Paris.']);
  });

  it('bring nothing a second time, nor into the account they came from, nor from the file behind it', async () => {
    await fillAccount();
    const zip = await exportOf(ana);
    expect(await importFile(ana, zip)).toMatchObject({ imported: 0, repeated: 6 });
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await importFile(bo, zip);
    expect(await importFile(bo, zip)).toMatchObject({ imported: 0, repeated: 6 });
    const vault = rawZip([{ name: 'Lyon.md', content: 'With [[Bo]] #trip' }]);
    expect(await importFile(bo, vault)).toMatchObject({ imported: 0, repeated: 1 });
  });

  it('are undone without touching the account they came from', async () => {
    await captureMemory(ana, 'Shared by two accounts.');
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const { id } = await importFile(bo, await exportOf(ana));
    await bo.post(`/api/imports/${id}/undo`).send({ edited: 'erase' }).expect(200);
    await ended(bo, id);
    expect((await bo.get('/api/memories')).body.total).toBe(0);
    expect((await ana.get('/api/memories')).body.total).toBe(1);
  });

  it('G1: say what they hold, with a checksum of every file', async () => {
    await fillAccount();
    const files = await unzip(await exportOf(ana));
    const manifest = JSON.parse(files.get('manifest.json')!);
    expect(manifest).toMatchObject({
      format: 'twyn-memories',
      schemaVersion: 2,
      counts: { memories: 6, versions: 1, links: 3 },
    });
    expect([...files.keys()].slice(0, 4)).toEqual([
      'READ-ME.txt',
      'memories.jsonl',
      'entities.jsonl',
      'memories.csv',
    ]);
    for (const { name, sha256, bytes } of manifest.files) {
      expect(createHash('sha256').update(files.get(name)!).digest('hex'), name).toBe(sha256);
      expect(Buffer.byteLength(files.get(name)!), name).toBe(bytes);
    }
    expect(manifest.files).toHaveLength(files.size - 1);
  });

  it('hold one note a memory under a name of its own, and no formula', async () => {
    const { id } = await captureMemory(ana, '../../../etc/passwd: <b>"CON"?*|');
    await captureMemory(ana, '=1+1', { tags: ['@sum'] });
    const files = await unzip(await exportOf(ana));
    const notes = [...files.keys()].filter((name) => name.startsWith('markdown/'));
    expect(notes).toHaveLength(2);
    expect(notes).toContain(
      `markdown/${product.clock.now().toISOString().slice(0, 10)} etc passwd b CON ${id.slice(0, 13)}.md`,
    );
    expect(files.get('memories.csv')).toContain(",'=1+1,'@sum,");
  });

  it('hold only what is asked for', async () => {
    await captureMemory(ana, 'Kept apart.', { tags: ['a'] });
    await captureMemory(ana, 'Asked for.', { tags: ['b'] });
    const files = await unzip(await exportOf(ana, '?tag=b'));
    expect(files.get('memories.jsonl')).toContain('Asked for.');
    expect(files.get('memories.jsonl')).not.toContain('Kept apart.');
    await ana.get('/api/exports/memories.zip?nonsense=1').expect(400);
  });

  it('that were tampered with lose only the broken lines', async () => {
    await captureMemory(ana, 'Whole.');
    const files = await unzip(await exportOf(ana));
    const broken = rawZip([
      { name: 'manifest.json', content: '{}' },
      {
        name: 'memories.jsonl',
        content: `{"id":"x"}\n${files.get('memories.jsonl')}not json\n${files.get('memories.jsonl')!.replace('Whole.', 'NUL\\u0000')}`,
      },
    ]);
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    expect(await importFile(bo, broken)).toMatchObject({ imported: 1, skipped: 3 });
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Client } from '../../fixtures/client.ts';
import { port } from '../../stacks/address.ts';
import { LoneServer } from '../../stacks/server.ts';

/** A hundred of them: `npm run bench:durability`. */
const KILLS = 10;
const WRITERS = 4;
const ACKNOWLEDGED_BEFORE_KILL = 40;
const ACKNOWLEDGED_BEFORE_FURTHER_KILLS = 8;
/** Some seconds of importing on a fast machine: time enough to be killed in twice. */
const NOTES = 4_000;
const PART_BYTES = 900_000;
const ENDED_WITHIN_MS = 120_000;

interface Job {
  id: string;
  status: string;
  imported: number;
  repeated: number;
}

test('F3, D2: kill -9 loses no capture that was answered 201, and an import goes on: each note once, its undo whole', async () => {
  test.setTimeout(300_000);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'twyn-durability-'));
  const start = (): Promise<LoneServer> => LoneServer.start({ port: port + 10, dataDir });
  const acknowledged = new Set<string>();
  let server = await start();
  try {
    // One sign-in for all of its lives.
    const owner = await Client.signUp(server.baseUrl);
    const killAmidWriting = async (atLeast: number, hasCome?: () => Promise<void>): Promise<void> => {
      const before = acknowledged.size;
      const writers = Array.from({ length: WRITERS }, () => captureUntilDeath(owner, acknowledged));
      await expect
        .poll(() => acknowledged.size - before, { timeout: 60_000, intervals: [20] })
        .toBeGreaterThanOrEqual(atLeast);
      await hasCome?.();
      await server.kill();
      await Promise.all(writers);
      server = await start();
    };
    const expectNothingLost = async (): Promise<void> => {
      const kept = new Set(await owner.allMemoryIds());
      const lost = [...acknowledged].filter((id) => !kept.has(id));
      expect(lost, `of ${String(acknowledged.size)} acknowledged`).toEqual([]);
    };

    let importId = '';
    let importedBefore = 0;
    const untilUnderWay = async (): Promise<void> => {
      const { imported } = await expectImportedMoreThan(owner, importId, importedBefore);
      expect(imported).toBeLessThan(NOTES);
      importedBefore = imported;
    };
    await killAmidWriting(ACKNOWLEDGED_BEFORE_KILL, async () => {
      importId = await begin(owner);
      await untilUnderWay();
    });
    // Amid what goes on of it, which is at once: however little the writers were told by then.
    await killAmidWriting(0, untilUnderWay);
    await expectNothingLost();
    await expect
      .poll(async () => (await job(owner, importId)).status, { timeout: ENDED_WITHIN_MS })
      .toBe('done');
    await killAmidWriting(ACKNOWLEDGED_BEFORE_KILL);
    for (let kill = 3; kill < KILLS; kill += 1) await killAmidWriting(ACKNOWLEDGED_BEFORE_FURTHER_KILLS);
    await expectNothingLost();

    expect(await job(owner, importId)).toMatchObject({ imported: NOTES, repeated: 0 });
    const ofImport = `importId=${importId}`;
    expect(new Set(await owner.allMemoryIds(ofImport)).size).toBe(NOTES);

    await owner.send('POST', `/api/imports/${importId}/undo`, JSON.stringify({ edited: 'erase' }));
    await expect
      .poll(async () => (await job(owner, importId)).status, { timeout: ENDED_WITHIN_MS })
      .toBe('undone');
    expect(await owner.allMemoryIds(ofImport)).toEqual([]);
    // What was told by hand is nobody's to undo.
    expect(await owner.allMemoryIds()).toEqual(expect.arrayContaining([...acknowledged]));
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function captureUntilDeath(client: Client, acknowledged: Set<string>): Promise<void> {
  for (let count = 0; ; count += 1) {
    const id = await client.capture(`Thought ${String(count)} of ${crypto.randomUUID()}`).catch(() => null);
    if (id === null) return;
    acknowledged.add(id);
  }
}

async function begin(client: Client): Promise<string> {
  const notes = Array.from({ length: NOTES }, (_, i) => ({
    text: `Shelf ${String(i)} holds box ${String(i * 7)}.`,
  }));
  const file = Buffer.from(JSON.stringify(notes));
  const created = await client.send(
    'POST',
    '/api/imports',
    JSON.stringify({ fileName: 'shelves.json', fileBytes: file.length }),
  );
  const { id } = (await created.json()) as Job;
  for (let offset = 0; offset < file.length; offset += PART_BYTES) {
    const part = new Uint8Array(file.subarray(offset, offset + PART_BYTES));
    const headers = { 'content-type': 'application/octet-stream' };
    const answer = await client.send(
      'PUT',
      `/api/imports/${id}/file?offset=${String(offset)}`,
      part,
      headers,
    );
    expect(answer.status).toBe(200);
  }
  const started = await client.send('POST', `/api/imports/${id}/start`, JSON.stringify({ format: 'json' }));
  expect(started.status).toBe(200);
  return id;
}

async function job(client: Client, id: string): Promise<Job> {
  return (await (await client.send('GET', `/api/imports/${id}`)).json()) as Job;
}

async function expectImportedMoreThan(client: Client, id: string, count: number): Promise<Job> {
  const options = { timeout: 60_000, intervals: [50] };
  await expect.poll(async () => (await job(client, id)).imported, options).toBeGreaterThan(count);
  return job(client, id);
}

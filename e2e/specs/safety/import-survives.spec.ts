import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Client } from '../../fixtures/client.ts';
import { port } from '../../stacks/address.ts';
import { startEmbedded } from '../../stacks/embedded.ts';

/** Some ten seconds of importing on a fast machine: time enough to be killed in. */
const NOTES = 4_000;
const PART_BYTES = 900_000;

interface Job {
  id: string;
  status: string;
  imported: number;
  repeated: number;
}

test('an import goes on after kill -9: every note is there once, and its undo is whole', async () => {
  test.setTimeout(300_000);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'twyn-import-survives-'));
  const webPort = port + 110;
  try {
    const first = await startEmbedded({ webPort, dataDir });
    const owner = await Client.signUp(first.baseUrl);
    const id = await begin(owner);
    await expect
      .poll(async () => (await job(owner, id)).imported, { timeout: 60_000, intervals: [50] })
      .toBeGreaterThan(0);
    killServer(webPort + 1);
    await first.stop();

    const second = await startEmbedded({ webPort, dataDir });
    const again = await Client.signIn(second.baseUrl, owner.account);
    const interrupted = await job(again, id);
    expect(interrupted.imported).toBeLessThan(NOTES);
    // What the killed process had taken is taken over once it gave no sign of life for half a minute.
    await expect.poll(async () => (await job(again, id)).status, { timeout: 180_000 }).toBe('done');
    expect(await job(again, id)).toMatchObject({ imported: NOTES, repeated: 0 });
    expect(await total(again)).toBe(NOTES);

    await again.send('POST', `/api/imports/${id}/undo`, JSON.stringify({ edited: 'erase' }));
    await expect.poll(async () => (await job(again, id)).status, { timeout: 120_000 }).toBe('undone');
    expect(await total(again)).toBe(0);
    await second.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

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

async function total(client: Client): Promise<number> {
  return ((await (await client.send('GET', '/api/memories')).json()) as { total: number }).total;
}

/** kill -9 to whichever process listens on the port. */
function killServer(listeningOn: number): void {
  const listeners = execFileSync('ss', ['-Hltnp', `sport = :${String(listeningOn)}`], { encoding: 'utf8' });
  const pid = /pid=(\d+)/.exec(listeners)?.[1];
  if (pid === undefined) throw new Error(`Nobody listens on port ${String(listeningOn)}.`);
  process.kill(Number(pid), 'SIGKILL');
}

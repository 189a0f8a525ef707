/**
 * Imports large files through the product's own API on PostgreSQL, and prints rows a second, the server's peak memory,
 * and how long another person's requests take meanwhile. `npm run bench:import -- [csv megabytes] [chatgpt megabytes]`.
 */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryMb } from './lib/process.ts';
import {
  BFF_URL,
  browserHeaders,
  signUp,
  startBff,
  startIdentity,
  startPostgres,
  temporaryFolder,
} from './lib/stack.ts';
import { numbersFrom, sentence } from './lib/zipf-sentences.ts';

const PART_BYTES = 900_000;
const WORDS_A_ROW = 300;
const PROBE_EVERY_MS = 100;
const GIGABYTE = 1e9;

interface Job {
  id: string;
  status: string;
  imported: number;
  skipped: number;
  bytesRead: number;
}

const [csvMb = 100, chatgptMb = 20] = process.argv.slice(2).map(Number);
const { folder, remove } = await temporaryFolder();
const postgres = await startPostgres();
if (!postgres) throw new Error('This needs a Docker engine.');
const identity = await startIdentity();
const bff = await startBff(postgres.url, undefined, { UPLOADS_DIR: path.join(folder, 'uploads') });
try {
  if (csvMb > 0) await measure('CSV', await writeCsv(csvMb * 1e6), 'csv');
  if (chatgptMb > 0) await measure('ChatGPT', await writeConversations(chatgptMb * 1e6), 'chatgpt');
} finally {
  await bff.stop();
  await identity.stop();
  await postgres.stop();
  await remove();
}

async function measure(name: string, file: string, format: string): Promise<void> {
  const [owner, other] = [await signUp(), await signUp()];
  const idle = memoryMb(bff.pid).residentMb;
  const uploadedAt = performance.now();
  const { id, bytes } = await upload(owner, file);
  const uploadS = (performance.now() - uploadedAt) / 1000;
  const startedAt = performance.now();
  await call(owner, 'POST', `/api/imports/${id}/start`, { format });
  const waits: number[] = [];
  let peak = 0;
  let refused = 0;
  let job: Job;
  do {
    const askedAt = performance.now();
    // A machine that does other things too may refuse one now and then; that counts, but ends nothing.
    await call(other, 'GET', '/api/memories').catch(() => (refused += 1));
    waits.push(performance.now() - askedAt);
    await wait(PROBE_EVERY_MS);
    peak = Math.max(peak, memoryMb(bff.pid).residentMb);
    job = await call<Job>(owner, 'GET', `/api/imports/${id}`);
  } while (['queued', 'running'].includes(job.status));
  const seconds = (performance.now() - startedAt) / 1000;
  waits.sort((a, b) => a - b);
  const p95 = waits[Math.floor(waits.length * 0.95)] ?? 0;
  const perGigabyte = (seconds * GIGABYTE) / bytes / 60;
  console.log(
    `${name}: ${(bytes / 1e6).toFixed(0)} MB, ${job.status}, ${String(job.imported)} memories, ${String(job.skipped)} skipped\n` +
      `  upload ${uploadS.toFixed(1)} s; import ${seconds.toFixed(1)} s: ${(job.imported / seconds).toFixed(0)} memories/s, ` +
      `${(bytes / 1e6 / seconds).toFixed(2)} MB/s (1 GB at this rate: ${perGigabyte.toFixed(0)} min)\n` +
      `  server: ${idle.toFixed(0)} MB before, ${peak.toFixed(0)} MB at its peak\n` +
      `  another person's list meanwhile: p50 ${(waits[waits.length >> 1] ?? 0).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${String(refused)} of ${String(waits.length)} refused`,
  );
}

async function upload(cookie: string, file: string): Promise<{ id: string; bytes: number }> {
  const handle = await open(file);
  const { size } = await handle.stat();
  const { id } = await call<Job>(cookie, 'POST', '/api/imports', {
    fileName: path.basename(file),
    fileBytes: size,
  });
  for (let offset = 0; offset < size; offset += PART_BYTES) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(PART_BYTES), 0, PART_BYTES, offset);
    const answer = await fetch(`${BFF_URL}/api/imports/${id}/file?offset=${String(offset)}`, {
      method: 'PUT',
      headers: { ...browserHeaders, cookie, 'content-type': 'application/octet-stream' },
      body: buffer.subarray(0, bytesRead),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
  await handle.close();
  return { id, bytes: size };
}

async function call<T>(cookie: string, method: string, address: string, body?: object): Promise<T> {
  const answer = await fetch(BFF_URL + address, {
    method,
    headers: { ...browserHeaders, cookie },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function writeCsv(bytes: number): Promise<string> {
  const random = numbersFrom(7);
  return write('notes.csv', bytes, 'date,text\n', '', (row) => {
    const day = new Date(Date.UTC(2000, 0, 1) + row * 3_600_000).toISOString();
    return `${day},"${sentence(random, WORDS_A_ROW)}"\n`;
  });
}

async function writeConversations(bytes: number): Promise<string> {
  const random = numbersFrom(11);
  return write('conversations.json', bytes, '[', '{}]', (row) => {
    const ids = Array.from({ length: 40 }, (_, i) => `${String(row)}-${String(i)}`);
    const mapping = Object.fromEntries(
      ids.map((id, i) => [
        id,
        {
          parent: ids[i - 1] ?? null,
          message: {
            id,
            author: { role: i % 2 === 0 ? 'user' : 'assistant' },
            create_time: 1_700_000_000 + row * 3600 + i,
            content: { content_type: 'text', parts: [sentence(random, i % 2 === 0 ? 30 : 250)] },
          },
        },
      ]),
    );
    return `${JSON.stringify({ title: 'A talk', mapping, current_node: ids.at(-1), id: String(row) })},`;
  });
}

async function write(
  name: string,
  bytes: number,
  ...[head, tail, row]: [head: string, tail: string, row: (place: number) => string]
): Promise<string> {
  const file = path.join(folder, name);
  const stream = createWriteStream(file);
  stream.write(head);
  let written = 0;
  for (let place = 0; written < bytes; place += 1) {
    const text = row(place);
    written += text.length;
    if (!stream.write(text)) await once(stream, 'drain');
  }
  stream.end(tail);
  await once(stream, 'finish');
  return file;
}

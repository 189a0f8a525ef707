/**
 * Imports large files through the product's own API on PostgreSQL. Halfway, the server is killed and started again.
 * Prints memories a second, the server's memory in each tenth of the file, how long it took to go on after the kill,
 * and how long another person's requests take meanwhile.
 * `npm run bench:import -w @twyn/bff -- [csv megabytes] [chatgpt megabytes]`.
 */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ImportJob, request, upload } from './lib/import-client.ts';
import { writeConversations, writeCsv } from './lib/import-files.ts';
import { type Measured, memoryMb } from './lib/process.ts';
import { signUp, startBff, startIdentity, startPostgres, temporaryFolder } from './lib/stack.ts';

const PROBE_EVERY_MS = 100;
const GIGABYTE = 1e9;
const TENTHS = 10;
const KILLED_AT = 0.5;

const [csvMb = 100, chatgptMb = 20] = process.argv.slice(2).map(Number);
const { folder, remove } = await temporaryFolder();
const postgres = await startPostgres();
if (!postgres) throw new Error('This needs a Docker engine.');
const { url } = postgres;
const identity = await startIdentity();
const start = (): Promise<Measured> =>
  startBff(url, undefined, { UPLOADS_DIR: path.join(folder, 'uploads') });
let bff = await start();
try {
  if (csvMb > 0) {
    const file = path.join(folder, 'notes.csv');
    await writeCsv(file, csvMb * 1e6);
    await measure(file, 'csv');
  }
  if (chatgptMb > 0) {
    const file = path.join(folder, 'conversations.json');
    await writeConversations(file, chatgptMb * 1e6);
    await measure(file, 'chatgpt');
  }
} finally {
  await bff.stop();
  await identity.stop();
  await postgres.stop();
  await remove();
}

async function measure(file: string, format: string): Promise<void> {
  const [owner, other] = [await signUp(), await signUp()];
  const { size } = await stat(file);
  const idle = memoryMb(bff.pid).residentMb;
  const uploadedAt = performance.now();
  const id = await upload(owner, file);
  const uploadS = (performance.now() - uploadedAt) / 1000;
  await request(owner, 'POST', `/api/imports/${id}/start`, { format });

  const startedAt = performance.now();
  const waits: number[] = [];
  const peaks = new Array<number>(TENTHS).fill(0);
  let refused = 0;
  let stoppedMs: number | undefined;
  let job: ImportJob;
  do {
    await wait(PROBE_EVERY_MS);
    const askedAt = performance.now();
    await request(other, 'GET', '/api/memories').catch(() => (refused += 1));
    waits.push(performance.now() - askedAt);
    job = await progress(owner, id);
    const done = job.bytesRead / job.bytesToRead;
    const tenth = Math.min(TENTHS - 1, Math.floor(done * TENTHS));
    peaks[tenth] = Math.max(peaks[tenth] ?? 0, memoryMb(bff.pid).residentMb);
    if (stoppedMs === undefined && done >= KILLED_AT && job.status === 'running') {
      stoppedMs = await killAndGoOn(owner, job);
    }
  } while (['queued', 'running'].includes(job.status));

  const seconds = (performance.now() - startedAt - (stoppedMs ?? 0)) / 1000;
  waits.sort((a, b) => a - b);
  const p95 = waits[Math.floor(waits.length * 0.95)] ?? 0;
  const perGigabyte = (seconds * GIGABYTE) / size / 60;
  console.log(
    `${path.basename(file)}: ${(size / 1e6).toFixed(0)} MB, ${job.status}, ${String(job.imported)} memories, ` +
      `${String(job.repeated)} twice, ${String(job.skipped)} skipped\n` +
      `  upload ${uploadS.toFixed(1)} s; import ${seconds.toFixed(1)} s: ${(job.imported / seconds).toFixed(0)} memories/s, ` +
      `${(size / 1e6 / seconds).toFixed(2)} MB/s (1 GB at this rate: ${perGigabyte.toFixed(0)} min)\n` +
      `  server: ${idle.toFixed(0)} MB before; at most in each tenth: ${peaks.map((peak) => peak.toFixed(0)).join(', ')} MB\n` +
      `  killed halfway: went on after ${((stoppedMs ?? 0) / 1000).toFixed(1)} s\n` +
      `  another person's list meanwhile: p50 ${(waits[waits.length >> 1] ?? 0).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ` +
      `${String(refused)} of ${String(waits.length)} refused`,
  );
}

/** A machine that does other things too may refuse one now and then; that ends nothing. */
async function progress(owner: string, id: string): Promise<ImportJob> {
  for (;;) {
    const job = await request<ImportJob>(owner, 'GET', `/api/imports/${id}`).catch(() => null);
    if (job) return job;
    await wait(PROBE_EVERY_MS);
  }
}

/** Milliseconds from the kill until something new is there. */
async function killAndGoOn(owner: string, { id, bytesRead }: ImportJob): Promise<number> {
  const killedAt = performance.now();
  bff.child.kill('SIGKILL');
  bff = await start();
  let job: ImportJob;
  do {
    await wait(PROBE_EVERY_MS);
    job = await progress(owner, id);
  } while (job.status === 'running' && job.bytesRead <= bytesRead);
  return performance.now() - killedAt;
}

/**
 * Imports an Apple Health export through the product's own API, on PostgreSQL and on the embedded database: as a multiple
 * of a bare `saxes` read of the same file in the same run, with the server's memory and what another person's requests
 * take meanwhile. Then once more, which brings nothing, and for another person, while the server is killed halfway.
 * `npm run bench:health-import -w @twyn/bff -- [megabytes of XML]`.
 */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import yauzl from 'yauzl';
import { writeAppleHealth } from './lib/apple-health-export.ts';
import { type ImportJob, request, upload } from './lib/import-client.ts';
import { cpuMicroseconds, type Measured, memoryMb } from './lib/process.ts';
import { quantile } from './lib/quantile.ts';
import { signUp, startBff, startIdentity, startPostgres, temporaryFolder } from './lib/stack.ts';

const IMPORTS = '/api/reading-imports';
const PROBE_EVERY_MS = 50;
const QUIET_PROBES = 200;
const KILLED_AT = 0.5;

interface Finished extends ImportJob {
  seconds: number;
  waits: number[];
}

const [megabytes = 1000] = process.argv.slice(2).map(Number);
const { folder, remove } = await temporaryFolder();
const identity = await startIdentity();
const file = path.join(folder, 'export.zip');
try {
  await writeAppleHealth(file, megabytes * 1e6);
  console.log(
    `Apple Health, ${String(megabytes)} MB of XML in a zip of ${((await stat(file)).size / 1e6).toFixed(0)} MB`,
  );
  const postgres = await startPostgres();
  if (postgres)
    try {
      await measure('PostgreSQL', postgres.url);
    } finally {
      await postgres.stop();
    }
  await measure('embedded', path.join(folder, 'data'));
} finally {
  await identity.stop();
  await remove();
}

async function measure(name: string, database: string): Promise<void> {
  const start = (): Promise<Measured> =>
    startBff(database, undefined, { UPLOADS_DIR: path.join(folder, 'uploads') });
  const bare = await bareSaxes();
  let bff = await start();
  try {
    const [owner, other, third] = [await signUp(), await signUp(), await signUp()];
    const quiet = await probes(other, QUIET_PROBES);
    const before = memoryMb(bff.pid).residentMb;
    const cpuBefore = cpuMicroseconds(bff.pid);
    const first = await importOnce(owner, other);
    const cpu = (cpuMicroseconds(bff.pid) - cpuBefore) / 1e6;
    const { peakMb } = memoryMb(bff.pid);
    const bareAfter = await bareSaxes();
    const seconds = (bare.seconds + bareAfter.seconds) / 2;
    const again = await importOnce(owner, other);

    const id = await begin(third);
    let job = await progress(third, id);
    while (job.bytesRead / job.bytesToRead < KILLED_AT && ['queued', 'running'].includes(job.status)) {
      await wait(PROBE_EVERY_MS);
      job = await progress(third, id);
    }
    bff.child.kill('SIGKILL');
    bff = await start();
    const resumed = await finish(third, id, other);

    const [q, m] = [quantile(quiet, 0.95), quantile(first.waits, 0.95)];
    const total = first.imported + first.repeated + first.skipped;
    console.log(
      `${name}: ${String(total)} records, ${String(first.imported)} readings, ${String(first.repeated)} twice, ${String(first.skipped)} skipped (${first.status})\n` +
        `  import ${first.seconds.toFixed(1)} s, ${(total / first.seconds).toFixed(0)} records/s; bare saxes ${bare.seconds.toFixed(1)} and ${bareAfter.seconds.toFixed(1)} s: ${(first.seconds / seconds).toFixed(2)}×\n` +
        `  CPU of the server ${cpu.toFixed(1)} s; bare saxes ${bare.cpu.toFixed(1)} s\n` +
        `  memory of the server ${before.toFixed(0)} MB before, ${peakMb.toFixed(0)} MB at most\n` +
        `  another person's list of readings: p95 ${q.toFixed(1)} ms quiet, ${m.toFixed(1)} ms meanwhile (${(m / q).toFixed(1)}×), at most ${Math.max(...first.waits).toFixed(0)} ms\n` +
        `  imported again: ${String(again.imported)} new, ${String(again.repeated)} there already, ${again.seconds.toFixed(1)} s\n` +
        `  killed at ${String(job.imported)} readings, then gone on with: ${String(resumed.imported)} readings (${resumed.imported === first.imported ? 'the same' : 'NOT the same'}), ${String(resumed.skipped)} skipped`,
    );
  } finally {
    await bff.stop();
  }
}

async function begin(owner: string): Promise<string> {
  const id = await upload(owner, file, IMPORTS);
  await request(owner, 'POST', `${IMPORTS}/${id}/start`, {
    format: 'apple-health',
    timeZone: 'Europe/Berlin',
  });
  return id;
}

async function importOnce(owner: string, other: string): Promise<Finished> {
  return finish(owner, await begin(owner), other);
}

/** Until the import is over; meanwhile somebody else asks for something. */
async function finish(owner: string, id: string, other: string): Promise<Finished> {
  const startedAt = performance.now();
  const waits: number[] = [];
  let job: ImportJob;
  do {
    waits.push(...(await probes(other, 5)));
    job = await progress(owner, id);
  } while (['queued', 'running'].includes(job.status));
  return { ...job, waits, seconds: (performance.now() - startedAt) / 1000 };
}

/** Milliseconds of so many requests, one after the other. */
async function probes(cookie: string, count: number): Promise<number[]> {
  const waits: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const askedAt = performance.now();
    await request(
      cookie,
      'GET',
      '/api/readings/summary?from=2026-01-01T00:00:00.000Z&before=2026-12-01T00:00:00.000Z',
    );
    waits.push(performance.now() - askedAt);
    await wait(PROBE_EVERY_MS);
  }
  return waits;
}

function progress(owner: string, id: string): Promise<ImportJob> {
  return request<ImportJob>(owner, 'GET', `${IMPORTS}/${id}`);
}

/** Unpacks the file and reads its tags, and does nothing with them. */
async function bareSaxes(): Promise<{ seconds: number; cpu: number }> {
  const [startedAt, cpuBefore] = [performance.now(), process.cpuUsage()];
  const zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false });
  const parser = new SaxesParser();
  let tags = 0;
  parser.on('opentag', () => (tags += 1));
  for await (const entry of zip.eachEntry()) {
    const decoder = new TextDecoder();
    for await (const chunk of await zip.openReadStreamPromise(entry, {}))
      parser.write(decoder.decode(chunk as Buffer, { stream: true }));
  }
  parser.close();
  zip.close();
  if (tags === 0) throw new Error('The export holds nothing.');
  const { user, system } = process.cpuUsage(cpuBefore);
  return { seconds: (performance.now() - startedAt) / 1000, cpu: (user + system) / 1e6 };
}

/**
 * Uses the built server as some people do for a long time, and tells whether anything grows: memory, descriptors,
 * threads, connections, and the delay of the answers. The first quarter is for warming up and does not count.
 * `npm run bench:soak -- --minutes=20` (the default).
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryMb } from './lib/process.ts';
import { type Sample, slopePerTenMinutes } from './lib/slope.ts';
import { BFF_URL, browserHeaders, signUp, startBff, startIdentity, temporaryFolder } from './lib/stack.ts';

const PEOPLE = 8;
const PAUSE_MS = 40;
const SAMPLE_MS = 5_000;
const MAX_MB_PER_TEN_MINUTES = 1;

const asked = process.argv.find((argument) => argument.startsWith('--minutes='));
const minutes = Number(asked?.split('=')[1] ?? 20);
const { folder, remove } = await temporaryFolder();
const identity = await startIdentity();
const bff = await startBff(path.join(folder, 'database'), undefined, {
  UPLOADS_DIR: path.join(folder, 'uploads'),
});
const startedAt = performance.now();
const until = startedAt + minutes * 60_000;
const samples: Record<string, Sample[]> = {};
const counts = { requests: 0, failed: 0, slowestMs: 0 };
let waits: number[] = [];
try {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp()));
  await Promise.all([watch(), ...people.map((cookie, index) => live(cookie, index))]);
  console.log(
    `${String(counts.requests)} requests of ${String(PEOPLE)} people in ${String(minutes)} minutes, ` +
      `${String(counts.failed)} failed, the slowest took ${counts.slowestMs.toFixed(0)} ms`,
  );
  const rows = Object.entries(samples).map(([name, all]) => {
    const warm = all.slice(Math.ceil(all.length / 4));
    const values = warm.map(({ value }) => value);
    return {
      '': name,
      first: round(values[0] ?? 0),
      last: round(values.at(-1) ?? 0),
      most: round(Math.max(...values)),
      'per 10 minutes': round(slopePerTenMinutes(warm)),
    };
  });
  console.table(rows);
  const growth = slopePerTenMinutes((samples['memory, MB'] ?? []).slice(Math.ceil(minutes * 3)));
  console.log(
    growth <= MAX_MB_PER_TEN_MINUTES
      ? 'Memory is flat.'
      : `Memory grows by ${growth.toFixed(1)} MB in ten minutes.`,
  );
  process.exitCode = counts.failed > 0 ? 1 : 0;
} finally {
  await bff.stop();
  await identity.stop();
  await remove();
}

/** What a person does in a day, again and again; what is kept goes to the trash, so that the data does not grow. */
async function live(cookie: string, index: number): Promise<void> {
  const { id: talk } = (await send(cookie, 'POST', '/api/conversations', {})) as { id: string };
  for (let turn = 0; performance.now() < until; turn += 1) {
    const text = `Person ${String(index)} put box ${String(turn)} on the shelf.`;
    const { id } = (await send(cookie, 'POST', '/api/memories', { text })) as { id: string };
    await send(cookie, 'POST', '/api/memories/search', { query: 'Where is the box?' });
    await send(cookie, 'GET', '/api/memories?limit=20');
    if (turn % 10 === 0)
      await send(cookie, 'POST', `/api/conversations/${talk}/messages`, { text: 'Where is the box?' });
    await send(cookie, 'DELETE', `/api/memories/${id}`);
    await send(cookie, 'DELETE', `/api/memories/trash/${id}`);
    await wait(PAUSE_MS);
  }
}

async function send(cookie: string, method: string, address: string, body?: object): Promise<unknown> {
  const sentAt = performance.now();
  counts.requests += 1;
  try {
    const answer = await fetch(BFF_URL + address, {
      method,
      headers: { ...browserHeaders, cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok && answer.status !== 429)
      throw new Error(`${String(answer.status)} ${text.slice(0, 200)}`);
    return text.startsWith('{') ? JSON.parse(text) : {};
  } catch (error) {
    counts.failed += 1;
    if (counts.failed <= 5) console.log(`${method} ${address}: ${String(error)}`);
    return {};
  } finally {
    const took = performance.now() - sentAt;
    waits.push(took);
    counts.slowestMs = Math.max(counts.slowestMs, took);
  }
}

async function watch(): Promise<void> {
  while (performance.now() < until) {
    await wait(SAMPLE_MS);
    const minute = (performance.now() - startedAt) / 60_000;
    const sorted = waits.toSorted((a, b) => a - b);
    waits = [];
    const now = {
      'memory, MB': memoryMb(bff.pid).residentMb,
      descriptors: readdirSync(`/proc/${String(bff.pid)}/fd`).length,
      threads: Number(/Threads:\s+(\d+)/.exec(readFileSync(`/proc/${String(bff.pid)}/status`, 'utf8'))?.[1]),
      connections: readFileSync('/proc/net/tcp', 'utf8').split('\n').filter(isOfServer).length,
      'answers, p99 ms': sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    };
    for (const [name, value] of Object.entries(now)) (samples[name] ??= []).push({ minute, value });
  }
}

/** An established connection to its port. */
function isOfServer(line: string): boolean {
  const port = Number(new URL(BFF_URL).port).toString(16).toUpperCase().padStart(4, '0');
  return new RegExp(`^\\s*\\d+: \\w+:${port} \\w+:\\w+ 01 `).test(line);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

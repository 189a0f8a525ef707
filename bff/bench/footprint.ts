import autocannon from 'autocannon';
import { eventLoopDelay } from './lib/event-loop.ts';
import { memoryMb } from './lib/process.ts';
import { BFF_URL, browserHeaders, signUp, startBff } from './lib/stack.ts';

const IDLE_SETTLE_MS = 3_000;
const MEMORIES = 500;
const LOAD_SECONDS = 10;

/** Start to ready (first boot, then existing data) and resident memory idle and under load of the BFF on one database. */
export async function benchFootprint(name: string, database: string): Promise<void> {
  const first = await startBff(database);
  const firstBootMs = first.readyMs;
  const firstPeak = memoryMb(first.pid).peakMb;
  await first.stop();

  const bff = await startBff(database);
  try {
    await new Promise((resolve) => setTimeout(resolve, IDLE_SETTLE_MS));
    const idle = memoryMb(bff.pid).residentMb;
    const cookie = await signUp();
    await work(cookie);
    const loaded = memoryMb(bff.pid);
    const eventLoop = await eventLoopDelay();
    console.log(`\nBFF on ${name}`);
    console.table([
      {
        'first boot ms': Math.round(firstBootMs),
        'first boot peak MB': Math.round(firstPeak),
        'start ms': Math.round(bff.readyMs),
        'idle MB': Math.round(idle),
        'loaded MB': Math.round(loaded.residentMb),
        'peak MB': Math.round(loaded.peakMb),
        'event loop p99 ms': eventLoop.p99Ms,
        'event loop max ms': eventLoop.maxMs,
      },
    ]);
  } finally {
    await bff.stop();
  }
}

/** Captures, then searches and lists under load: what a busy household does in a day, in ten seconds. */
async function work(cookie: string): Promise<void> {
  const headers = { ...browserHeaders, cookie };
  for (let at = 0; at < MEMORIES; at += 50) {
    const items = Array.from({ length: 50 }, (_, index) => ({
      text: `Note ${String(at + index)}: the courtyard place near the river had grilled octopus and a loud table.`,
    }));
    const answer = await fetch(`${BFF_URL}/api/memories/batch`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ items }),
    });
    if (!answer.ok) throw new Error(`Capture failed: ${await answer.text()}`);
  }
  const search = {
    method: 'POST',
    path: '/api/memories/search',
    body: '{"query":"octopus by the river"}',
  } as const;
  const reading = ['/api/memories?limit=30', '/api/me'].map((path) => ({ method: 'GET', path }) as const);
  await autocannon({
    url: BFF_URL,
    connections: 10,
    duration: LOAD_SECONDS,
    requests: [search, ...reading].map((request) => ({ ...request, headers })),
  });
}

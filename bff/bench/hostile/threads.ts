// Beside `npm run bench:hostile`: what reading a text in a thread costs more than reading it where it is, once it is warm.
import type * as threads from '../../src/modules/memory/text-workers/text-workers.ts';
import { quantile } from '../lib/quantile.ts';

const LENGTHS = [100, 2_000, 20_000];
const TIMES = 12;
const SENTENCE = 'Yesterday I met Ben in Graz, and we talked about the garden. ';

/** A shorter one is read where it is. */
const BESIDE = 2_000;

const built = new URL('../../dist/modules/memory/text-workers/text-workers.js', import.meta.url).href;
const { runHere, TextWorkers } = (await import(built)) as typeof threads;
const workers = new TextWorkers();
const median = async (read: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const startedAt = performance.now();
    await read();
    times.push(performance.now() - startedAt);
  }
  return Number(quantile(times.slice(TIMES / 2), 0.5).toFixed(2));
};
const rows = [];
for (const characters of LENGTHS) {
  const text = SENTENCE.repeat(Math.ceil(characters / SENTENCE.length)).slice(0, characters);
  const input = { text, captured: null };
  rows.push({
    characters,
    'here, ms': await median(() => runHere('readCapture', input)),
    'in a thread, ms': await median(() => workers.run('readCapture', input, Math.max(characters, BESIDE))),
  });
}
await workers.beforeApplicationShutdown();
console.log('Reading one capture, median');
console.table(rows);

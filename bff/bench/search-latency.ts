// `npm run bench:search`: how long a whole search takes at 1,000 and 10,000 memories, on each database at hand.
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type MemoryProduct, openMemoryProduct } from './lib/memory-product.ts';
import { quantile, round } from './lib/quantile.ts';
import { startPostgres, temporaryFolder } from './lib/stack.ts';
import { numbersFrom, sentence } from './lib/zipf-sentences.ts';

const SIZES = [1_000, 10_000];
const SEARCHES = 200;
const TYPED = 100;
const BETWEEN_LETTERS_MS = 150;
const BATCH = 500;
const WORDS_IN_A_MEMORY = 25;
const WORDS_IN_A_QUESTION = 5;

const embedded = await temporaryFolder();
await bench('PGlite', path.join(embedded.folder, 'search'));
await embedded.remove();

const postgres = await startPostgres();
if (postgres) await bench('PostgreSQL', postgres.url);
await postgres?.stop();

async function bench(name: string, database: string): Promise<void> {
  const product = await openMemoryProduct(database);
  const figures = [];
  for (const size of SIZES) figures.push(await measure(product, size));
  await product.close();
  console.log(`\nSearch on ${name}, milliseconds`);
  console.table(figures);
}

async function measure(product: MemoryProduct, size: number): Promise<Record<string, number>> {
  const random = numbersFrom(size);
  const user = await product.addUser();
  for (let stored = 0; stored < size; stored += BATCH) {
    const drafts = Array.from({ length: BATCH }, () => ({
      text: `${sentence(random, WORDS_IN_A_MEMORY)}.`,
      source: { kind: 'paste' as const },
    }));
    await product.memories.createAll(user, drafts);
  }
  await product.rest();
  await product.analyse();

  const first = await timed(product, user, sentence(random, WORDS_IN_A_QUESTION));
  const times: number[] = [];
  const cpuBefore = process.cpuUsage();
  for (let i = 0; i < SEARCHES; i++) {
    times.push(await timed(product, user, sentence(random, WORDS_IN_A_QUESTION)));
  }
  const cpu = process.cpuUsage(cpuBefore);
  const whileComparing = await typeWhileComparing(product, user, () => sentence(random, WORDS_IN_A_QUESTION));
  return {
    memories: size,
    'first, counts the words': round(first),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    max: quantile(times, 0.999),
    'while all are compared, p50': quantile(whileComparing, 0.5),
    'while all are compared, p95': quantile(whileComparing, 0.95),
    // Hardly moves with the load of the machine; PostgreSQL's own share is not in it, PGlite's is.
    'CPU of this process': round((cpu.user + cpu.system) / 1_000 / SEARCHES),
  };
}

/** Searches at the pace of somebody who types, while what was told is looked through for duplicates. */
async function typeWhileComparing(
  product: MemoryProduct,
  user: string,
  nextQuery: () => string,
): Promise<number[]> {
  await product.compareAnew(user);
  const times: number[] = [];
  for (let i = 0; i < TYPED; i++) {
    await wait(BETWEEN_LETTERS_MS);
    product.noteRequest();
    times.push(await timed(product, user, nextQuery()));
    product.noteRequest();
  }
  await product.rest();
  return times;
}

async function timed(product: MemoryProduct, user: string, query: string): Promise<number> {
  const start = performance.now();
  await product.searches.searchExplained(user, { query, limit: 10 });
  return performance.now() - start;
}

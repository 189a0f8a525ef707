// `npm run bench:scale`: searches of somebody with 100,000 memories and of somebody with 10,000, among 50 others with
// 10,000 each in the same tables, on PostgreSQL. Texts as in lib/recombined-texts.ts. SCALE_DATABASE_URL names a database
// to use instead of a container's own; one that is filled already is only measured again.
import pg from 'pg';
import { fillWithCrowd, usersByMemories } from './lib/crowd.ts';
import { type MemoryProduct, openMemoryProduct } from './lib/memory-product.ts';
import { quantile, round } from './lib/quantile.ts';
import { recombinedTexts } from './lib/recombined-texts.ts';
import { printSpeed } from './lib/speed.ts';
import { startPostgres } from './lib/stack.ts';

const SIZES = [100_000, ...Array.from({ length: 50 }, () => 10_000)];
const SEARCHES = 200;
const WARM_UP = 50;
const COMPARED = 100;
const NEAREST = 100;
/** Selects everything, but as a condition that vectors are read one by one for. */
const EVER = { recordedFrom: '0001-01-01T00:00:00Z' };

await printSpeed();
const texts = recombinedTexts();
const given = process.env.SCALE_DATABASE_URL;
const server =
  given === undefined ? await startPostgres('shared_preload_libraries=pg_stat_statements') : null;
const url = given ?? server?.url;
if (url !== undefined) await bench(url);
await server?.stop();

async function bench(url: string): Promise<void> {
  const product = await openMemoryProduct(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  if ((await usersByMemories(client)).length === 0) await fill(url, product, client);
  const users = await usersByMemories(client);
  console.log(`\nSearch on PostgreSQL, ${String(users.length)} users, ${texts.name}; milliseconds`);
  console.table([
    await measure(product, client, users.at(-1) ?? ''),
    await measure(product, client, users[0] ?? ''),
  ]);
  console.log('\nThe list of memories, median of ten; milliseconds');
  console.table([
    await measureList(product, client, users.at(-1) ?? ''),
    await measureList(product, client, users[0] ?? ''),
  ]);
  await client.end();
  await product.close();
}

/** What the list asks for when it is opened, and when it is narrowed. */
async function measureList(product: MemoryProduct, client: pg.Client, user: string): Promise<object> {
  const reader = { id: user, timeZone: 'Europe/Lisbon' };
  const status = 'active' as const;
  const median = async (ask: () => Promise<unknown>): Promise<number> => {
    const times: number[] = [];
    for (let i = 0; i < 10; i++) {
      const start = performance.now();
      await ask();
      times.push(performance.now() - start);
    }
    return quantile(times, 0.5);
  };
  return {
    memories: await count(client, user),
    'a page of 50': await median(() => product.memories.list(user, { status, limit: 50 })),
    'its days': await median(() => product.listings.countDays(reader, { status, sort: 'recorded' })),
    'its filters with counts': await median(() => product.listings.countFacets(reader, { status })),
  };
}

async function fill(url: string, product: MemoryProduct, client: pg.Client): Promise<void> {
  const start = performance.now();
  await fillWithCrowd(url, SIZES, texts.nextText);
  const filled = performance.now();
  await product.graphs.grow();
  const grown = performance.now();
  await client.query('vacuum analyze memory_vectors');
  console.log(`Filled in ${seconds(filled - start)}, grown the graph in ${seconds(grown - filled)}.`);
}

async function measure(product: MemoryProduct, client: pg.Client, user: string): Promise<object> {
  const search = (query: string, filter = {}): ReturnType<MemoryProduct['searches']['searchExplained']> =>
    product.searches.searchExplained(user, { query, limit: 10, ...filter });
  const timed = async (): Promise<number> => {
    const question = texts.nextQuestion();
    const start = performance.now();
    await search(question);
    return performance.now() - start;
  };
  const first = await timed();
  for (let i = 0; i < WARM_UP; i++) await timed();
  await client.query('select pg_stat_statements_reset()');
  const cpuBefore = process.cpuUsage();
  const times: number[] = [];
  for (let i = 0; i < SEARCHES; i++) times.push(await timed());
  const cpu = process.cpuUsage(cpuBefore);
  const sql = await sqlTime(client);
  return {
    memories: await count(client, user),
    'first, counts the words': round(first),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    'SQL alone, mean': round(sql / SEARCHES),
    'CPU of this process': round((cpu.user + cpu.system) / 1_000 / SEARCHES),
    'recall of the nearest 100': await recall(product, client, user),
    'top 10 as by exact search': await overlap(search),
  };
}

/** Planning and execution of everything since the last reset, by the server's own clock. */
async function sqlTime(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ total: number }>(`
    select sum(total_exec_time + total_plan_time) as total from pg_stat_statements
    where query not like '%pg_stat_statements%'`);
  return rows[0]?.total ?? 0;
}

async function recall(product: MemoryProduct, client: pg.Client, user: string): Promise<number> {
  let found = 0;
  let wanted = 0;
  for (let i = 0; i < COMPARED; i++) {
    const [values] = await product.embedder.embed([texts.nextQuestion()]);
    if (!values) continue;
    const { model } = product.embedder;
    const rows = await product.candidates.findCandidates(user, {
      terms: [],
      vector: { model, values },
      authors: { names: [], bonus: 0 },
      selection: { statuses: ['active', 'suggested'] },
    });
    const ids = new Set(rows.map(({ id }) => id));
    const { rows: exact } = await client.query<{ id: string }>(
      `select memory_id as id from memory_vectors where user_id = $1 and model = $2
       order by v <#> $3::vector limit ${String(NEAREST)}`,
      [user, model, `[${values.join(',')}]`],
    );
    wanted += exact.length;
    found += exact.filter(({ id }) => ids.has(id)).length;
  }
  return share(found, wanted);
}

async function overlap(
  search: (query: string, filter?: object) => ReturnType<MemoryProduct['searches']['searchExplained']>,
): Promise<number> {
  let same = 0;
  let wanted = 0;
  for (let i = 0; i < COMPARED; i++) {
    const question = texts.nextQuestion();
    const found = new Set((await search(question)).items.map(({ memory }) => memory.id));
    const { items } = await search(question, EVER);
    wanted += items.length;
    same += items.filter(({ memory }) => found.has(memory.id)).length;
  }
  return share(same, wanted);
}

async function count(client: pg.Client, user: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    'select count(*)::int as n from memories where user_id = $1',
    [user],
  );
  return rows[0]?.n ?? 0;
}

function share(part: number, whole: number): number {
  return Math.round((1_000 * part) / whole) / 1_000;
}

function seconds(milliseconds: number): string {
  return `${String(Math.round(milliseconds / 1_000))} s`;
}

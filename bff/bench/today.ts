// `npm run bench:today`: how long the server takes for all that Today asks for at once, of somebody with the sample year, as a
// multiple of a bare `select` over the same rows in the same run; on both databases. Ends with 1 where it is more than `GOAL`.
import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { request } from './lib/import-client.ts';
import { quantile, round } from './lib/quantile.ts';
import { type ServedProduct, serveProduct } from './lib/served-product.ts';
import { printSpeed } from './lib/speed.ts';
import { signUp, startIdentity, startPostgres, temporaryFolder } from './lib/stack.ts';

const GOAL = 5;
const TIMES = Number(process.argv[2] ?? 200);
const WARM_UP = 20;
/** Of the brief: what is usual, and the week of the mood. */
const BRIEF_DAYS = 67;
const DAY_MS = 86_400_000;

await printSpeed();
const ratios: number[] = [];
const identity = await startIdentity();
const embedded = await temporaryFolder();
try {
  ratios.push(await bench('PGlite', path.join(embedded.folder, 'today')));
  const postgres = await startPostgres();
  try {
    if (postgres) ratios.push(await bench('PostgreSQL', postgres.url));
  } finally {
    await postgres?.stop();
  }
} finally {
  await embedded.remove();
  await identity.stop();
}
process.exitCode = ratios.every((ratio) => ratio <= GOAL) ? 0 : 1;

async function bench(name: string, place: string): Promise<number> {
  const product = await serveProduct(place);
  try {
    const cookie = await signUp();
    await request(cookie, 'POST', '/api/sample-data', {});
    await request(cookie, 'POST', '/api/findings/check', {});
    await product.settled();
    const { id } = await request<{ id: string }>(cookie, 'GET', '/api/me');
    await product.database.forSystem('bench: statistics as some time later', (tx) =>
      tx.execute(sql`analyze`),
    );
    const requests = requestsOfToday();
    const pages: number[] = [];
    const bare: number[] = [];
    const each = new Map<string, number[]>();
    for (let turn = 0; turn < TIMES + WARM_UP; turn += 1) {
      product.taken();
      await Promise.all(requests.map((address) => request(cookie, 'GET', address)));
      const taken = product.taken();
      // One after the other, so that what else the machine does falls on both.
      const selected = await timed(() => selectRows(product, id));
      if (turn < WARM_UP) continue;
      pages.push(Math.max(...taken.map(({ ended }) => ended)) - Math.min(...taken.map(({ begun }) => begun)));
      bare.push(selected);
      for (const { address, begun, ended } of taken)
        each.set(address, [...(each.get(address) ?? []), ended - begun]);
    }
    const ratio = round(quantile(pages, 0.95) / quantile(bare, 0.95));
    console.log(
      `\n${name}: Today ${String(ratio)} × a bare select over its rows, ${String(requests.length)} requests, ${String(TIMES)} times`,
    );
    console.table({
      'all of Today': figuresOf(pages),
      'bare select': figuresOf(bare),
      ...Object.fromEntries([...each].map(([address, times]) => [address, figuresOf(times)])),
    });
    return ratio;
  } finally {
    await product.close();
  }
}

/** As the page sends them, all at once; `use-today.ts` and the settings. */
function requestsOfToday(): string[] {
  const from = new Date();
  from.setHours(0, 0, 0, 0);
  const before = new Date(from.getTime() + DAY_MS);
  const day = new URLSearchParams({ from: from.toISOString(), before: before.toISOString() });
  return [
    ...['/api/memories?limit=5', '/api/reminders', '/api/brief', `/api/today?${String(day)}`],
    ...['/api/home/entities', '/api/me/settings'],
  ];
}

/** Every row that Today is made of, once and as it is, with the rights of its owner. */
async function selectRows({ database }: ServedProduct, userId: string): Promise<void> {
  const since = new Date(Date.now() - BRIEF_DAYS * DAY_MS).toISOString();
  const of = (table: string): SQL => sql`select * from ${sql.identifier(table)} t where user_id = ${userId}`;
  await database.forUser(userId, async (tx) => {
    for (const rows of [
      sql`select id, text, kind, status, tags, recorded_at, happened_at, source_kind from memories where user_id = ${userId}`,
      sql`${of('mood_entries')} and effective_at >= ${since}`,
      sql`select t.* from mood_entry_tags t join mood_entries m on m.user_id = t.user_id and m.id = t.entry_id
        where t.user_id = ${userId} and m.effective_at >= ${since}`,
      sql`${of('reading_days')} and day >= ${since}::date`,
      ...['reading_series', 'reminders', 'mood_tags', 'home_entities', 'home_states', 'homes', 'devices'].map(
        of,
      ),
      ...[
        'findings',
        'insight_runs',
        'experiments',
        'today_layouts',
        'brief_hidden_lines',
        'user_settings',
      ].map(of),
    ])
      await tx.execute(rows);
  });
}

function figuresOf(times: readonly number[]): object {
  return { 'p50 ms': quantile(times, 0.5), 'p95 ms': quantile(times, 0.95) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

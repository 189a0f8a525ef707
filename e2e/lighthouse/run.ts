// `npm run lighthouse`: how fast and how well made the public pages are on a middling phone. Fails when a goal is missed.
import { loadavg } from 'node:os';
import { visit, type Visit } from './audit.ts';
import { lcpShare, medianOf, misses, missesBaseline } from './goals.ts';
import { startWeb } from './web.ts';

const ROUNDS = 5;
const HOME = '/';
/** The application's own empty page: the browser builds the same home page from the same files. */
const BASELINE = '/app.html';
const PAGES = [HOME, '/features', '/pricing', '/blog/how-answers-stay-honest', '/docs'];

const web = await startWeb();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void web.stop().finally(() => process.exit(1)));
}
const visits = await visitAll(web.address);
const baseline = visits.get(BASELINE) ?? [];
const home = visits.get(HOME) ?? [];

console.log(
  `\nBehind ${web.servedBy}; mobile preset, DevTools throttling; medians of ${String(ROUNDS)} visits\n`,
);
console.log(
  'page                             perf [all]             a11y best  seo    LCP ms   TBT ms    CLS',
);
for (const [page, each] of visits) console.log(rowOf(page, each));
console.log(
  `\nLargest paint of ${HOME} against the same page built in the browser: ${lcpShare(home, baseline).toFixed(2)}×`,
);

const failures = PAGES.flatMap((page) => misses(visits.get(page) ?? []).map((miss) => `${page}: ${miss}`));
failures.push(...missesBaseline(home, baseline).map((miss) => `${HOME}: ${miss}`));
console.log(failures.length === 0 ? '\nEvery goal is met.' : `\nMissed:\n  ${failures.join('\n  ')}`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function visitAll(address: string): Promise<Map<string, Visit[]>> {
  try {
    return await inTurns(address);
  } finally {
    await web.stop();
  }
}

/** In turns, so that what else the machine does falls on all pages alike. */
async function inTurns(address: string): Promise<Map<string, Visit[]>> {
  const all = new Map<string, Visit[]>([...PAGES, BASELINE].map((page) => [page, []]));
  // The first start of a browser reads its program from the disk, which is no matter of a page.
  await visit(address + BASELINE);
  for (let round = 1; round <= ROUNDS; round++) {
    console.log(`round ${String(round)} of ${String(ROUNDS)}, load ${(loadavg()[0] ?? 0).toFixed(1)}`);
    for (const [page, each] of all) each.push(await visit(address + page));
  }
  return all;
}

function rowOf(page: string, each: Visit[]): string {
  const lowest = (name: keyof Visit['scores']): number => Math.min(...each.map(({ scores }) => scores[name]));
  const performance = each.map(({ scores }) => scores.performance).toSorted((a, b) => a - b);
  return [
    page.padEnd(32),
    String(performance[Math.floor(ROUNDS / 2)]).padStart(4),
    `[${performance.join(' ')}]`.padEnd(22),
    ...(['accessibility', 'best-practices', 'seo'] as const).map((name) => String(lowest(name)).padStart(4)),
    medianOf(each, 'lcpMs').toFixed(0).padStart(8),
    medianOf(each, 'tbtMs').toFixed(0).padStart(8),
    medianOf(each, 'cls').toFixed(3).padStart(8),
  ].join(' ');
}

/**
 * Prints the JavaScript of each first load of the application in gzip bytes, and of the public pages before anybody uses
 * them in Brotli bytes, as they stand in `dist`. Fails over the budget.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FIRST_LOADS_FILE, type FirstLoads } from './first-loads.ts';
import { pageBytes } from './page-bytes.ts';

const BUDGET_BYTES = 165_000;
const PAGE_BUDGET_BYTES = 15_000;
/** Comes once the screen stands, so it is told but has no budget. */
const AFTERWARDS = 'after the first paint';

const dist = join(import.meta.dirname, '../dist');
const { initial, lazy } = JSON.parse(await readFile(join(dist, FIRST_LOADS_FILE), 'utf8')) as FirstLoads;

for (const [name, files] of Object.entries(lazy)) {
  if (files.length === 0)
    throw new Error(`No chunk belongs to ${name}: its import is written differently now.`);
  const isFirst = !name.endsWith(AFTERWARDS);
  const bytes = await sizeOf(
    isFirst ? [...initial, ...files] : files.filter((file) => !initial.includes(file)),
  );
  print(name, bytes);
  if (isFirst && bytes > BUDGET_BYTES) process.exitCode = 1;
}

const pages = await pageBytes(join(dist, 'web'));
const [heaviest] = pages.toSorted((a, b) => b.scripts - a.scripts);
const [longest] = pages.toSorted((a, b) => b.document - a.document);
if (!heaviest || !longest) throw new Error('The build wrote no public page.');
print(`${String(pages.length)} public pages before use, the heaviest`, heaviest.scripts, 'Brotli');
print(`their longest document, ${longest.page}`, longest.document, 'Brotli');
if (heaviest.scripts > PAGE_BUDGET_BYTES) process.exitCode = 1;

async function sizeOf(files: string[]): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(files)].map(
      async (file) => gzipSync(await readFile(join(dist, 'web', file)), { level: 9 }).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function print(name: string, bytes: number, coding = 'gzip'): void {
  console.log(`${name.padEnd(44)} ${(bytes / 1000).toFixed(1).padStart(7)} kB ${coding}`);
}

/**
 * Prints the JavaScript of each first load of the application in gzip bytes, and of the public pages before anybody uses
 * them in Brotli bytes, from a fresh production build. Fails over the budget.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createRsbuild, loadConfig, type Rspack } from '@rsbuild/core';
import { pageBytes } from './page-bytes.ts';

const BUDGET_BYTES = 165_000;
const PAGE_BUDGET_BYTES = 15_000;

/** What each first load imports lazily on its way to the screen, by the request as it is written in the source. */
const firstLoads: Record<string, string[]> = {
  '/login': ['./pages/login-page'],
  '/dashboard (signed in)': ['./shell/app-shell', './pages/dashboard-page'],
};
const afterwards: Record<string, string[]> = { 'Firebase, after the first paint': ['./firebase'] };

const cwd = dirname(import.meta.dirname);
const { content } = await loadConfig({ cwd, command: 'build' });
const rsbuild = await createRsbuild({
  cwd,
  rsbuildConfig: { ...content, performance: { printFileSize: false } },
});
let web: Rspack.Stats | undefined;
rsbuild.onAfterEnvironmentCompile(({ environment, stats }) => {
  if (environment.name === 'web') web = stats;
});
await rsbuild.build();
if (!web) throw new Error('The build gave no statistics.');
const { chunks = [] }: Rspack.StatsCompilation = web.toJson({
  all: false,
  chunks: true,
  chunkOrigins: true,
  ids: true,
});
const initial = filesOf(chunks.filter(({ initial }) => initial));

for (const [name, requests] of Object.entries(firstLoads)) {
  const bytes = await sizeOf(new Set([...initial, ...lazyFiles(requests)]));
  print(name, bytes);
  if (bytes > BUDGET_BYTES) process.exitCode = 1;
}
for (const [name, requests] of Object.entries(afterwards)) {
  print(name, await sizeOf(new Set(lazyFiles(requests).filter((file) => !initial.includes(file)))));
}

const pages = await pageBytes(join(rsbuild.context.distPath, 'web'));
const [heaviest] = pages.toSorted((a, b) => b.scripts - a.scripts);
const [longest] = pages.toSorted((a, b) => b.document - a.document);
if (!heaviest || !longest) throw new Error('The build wrote no public page.');
print(`${String(pages.length)} public pages before use, the heaviest`, heaviest.scripts, 'Brotli');
print(`their longest document, ${longest.page}`, longest.document, 'Brotli');
if (heaviest.scripts > PAGE_BUDGET_BYTES) process.exitCode = 1;

function lazyFiles(requests: string[]): string[] {
  const wanted = chunks.filter(({ origins = [] }) =>
    origins.some(({ request }) => requests.includes(request)),
  );
  return filesOf(wanted);
}

function filesOf(list: Rspack.StatsChunk[]): string[] {
  return list.flatMap(({ files = [] }) => files).filter((file) => file.endsWith('.js'));
}

async function sizeOf(files: Set<string>): Promise<number> {
  const sizes = await Promise.all(
    [...files].map(
      async (file) =>
        gzipSync(await readFile(join(rsbuild.context.distPath, 'web', file)), { level: 9 }).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function print(name: string, bytes: number, coding = 'gzip'): void {
  console.log(`${name.padEnd(44)} ${(bytes / 1000).toFixed(1).padStart(7)} kB ${coding}`);
}

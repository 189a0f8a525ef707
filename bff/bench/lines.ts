/**
 * `npm run bench:lines -w @twyn/bff`: reads files of a million lines as an import does, without keeping what is found.
 * Prints how long it takes and by how much the process grows; fails where something is left out.
 */
import { open } from 'node:fs/promises';
import path from 'node:path';
import type * as found from '../src/modules/memory/imports/formats/importer.ts';
import type * as formats from '../src/modules/memory/imports/formats/importers.ts';
import type * as sources from '../src/modules/imports/source/source.ts';
import type * as workers from '../src/modules/memory/text-workers/text-workers.ts';
import { built } from './lib/memory-product.ts';
import { temporaryFolder } from './lib/stack.ts';

const { isSkipped } = await built<typeof found>('modules/memory/imports/formats/importer');
const { importersOf, readAll } = await built<typeof formats>('modules/memory/imports/formats/importers');
const { Source } = await built<typeof sources>('modules/imports/source/source');
const { runHere } = await built<typeof workers>('modules/memory/text-workers/text-workers');

const LINES = 1_000_000;
const AT_ONCE = 10_000;

interface Case {
  name: string;
  line: (index: number) => string;
  memories: number;
}

const cases: Case[] = [
  { name: 'rows.csv', line: (index) => `${String(index)},"Box ${String(index)}, shelf"\n`, memories: LINES },
  {
    name: 'paragraphs.txt',
    line: (index) => (index % 2 ? '\n' : `Box ${String(index)}\n`),
    memories: LINES / 2,
  },
];

const { folder, remove } = await temporaryFolder();
try {
  const rows = [];
  for (const one of cases) rows.push(await measure(one));
  console.table(rows);
} finally {
  await remove();
}

async function measure({ name, line, memories }: Case): Promise<object> {
  const source = await Source.open(await write(name, line), name, {
    maxUnpackedBytes: 1_000_000_000,
  });
  const [importer] = await importersOf(source);
  const { mapping } = await importer.preview(source);
  const before = process.memoryUsage.rss();
  const startedAt = performance.now();
  let found = 0;
  let most = 0;
  for await (const item of readAll(importer, source, { mapping, run: runHere })) {
    if (!isSkipped(item)) found += 1;
    if (found % AT_ONCE === 0) most = Math.max(most, process.memoryUsage.rss());
  }
  source.close();
  if (found !== memories) process.exitCode = 1;
  return {
    file: name,
    lines: LINES,
    memories: found,
    expected: memories,
    seconds: Math.round((performance.now() - startedAt) / 1_000),
    'grown by MB': Math.round((most - before) / 1e6),
  };
}

async function write(name: string, line: (index: number) => string): Promise<string> {
  const file = path.join(folder, name);
  const handle = await open(file, 'w');
  for (let from = 0; from < LINES; from += AT_ONCE)
    await handle.write(Array.from({ length: AT_ONCE }, (_, index) => line(from + index)).join(''));
  await handle.close();
  return file;
}

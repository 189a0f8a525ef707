import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ImportMapping } from '../import-formats.js';
import { isSkipped, type SkippedRow } from '../formats/importer.js';
import { importersOf, readAll } from '../formats/importers.js';
import { type ImportedMemory } from '../formats/storable.js';
import { type RunTextTask } from '../formats/read-row.js';
import { Source } from '../../../imports/source/source.js';
import { runHere } from '../../text-workers/text-workers.js';

export interface ReadFile {
  format: string;
  memories: ImportedMemory[];
  skipped: SkippedRow[];
  warnings: string[];
  mapping: ImportMapping | null;
  columns: string[];
}

/** What a file of these bytes is taken for, and what is found in it. */
export async function readFile(
  content: string | Buffer,
  {
    name = 'notes.bin',
    mapping,
    run = runHere,
  }: { name?: string; mapping?: ImportMapping; run?: RunTextTask } = {},
): Promise<ReadFile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'twyn-import-'));
  try {
    const file = path.join(folder, 'file');
    await writeFile(file, content);
    const source = await Source.open(file, name, { maxUnpackedBytes: 100_000_000 });
    const [importer] = await importersOf(source);
    const outline = await importer.preview(source);
    const items: (ImportedMemory | SkippedRow)[] = [];
    for await (const item of readAll(importer, source, { mapping: mapping ?? outline.mapping, run }))
      items.push(item);
    source.close();
    return {
      format: importer.id,
      memories: items.flatMap((item) => (isSkipped(item) ? [] : [item])),
      skipped: items.filter((item) => isSkipped(item)),
      ...outline,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

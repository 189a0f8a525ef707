import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Source } from '../../../imports/source/source.js';
import { type SkippedRow } from '../../../imports/source/table-rows.js';
import { type ImportedMood, MoodCheck } from '../formats/checked-mood.js';
import { moodImportersOf } from '../formats/importers.js';
import { isSkippedMood, type MoodOutline } from '../formats/mood-importer.js';
import { type MoodMapping } from '../mood-formats.js';

export const NOW = new Date('2026-11-20T12:00:00Z');

export interface ReadMoods extends MoodOutline {
  format: string;
  moods: ImportedMood[];
  skipped: SkippedRow[];
  /** Entries as short lines, to be read and compared at a glance. */
  lines: string[];
}

export function fixture(name: string): Buffer {
  return readFileSync(new URL(`fixtures/${name}`, import.meta.url));
}

/** What a file of these bytes is taken for, and what is found in it. */
export async function readMoods(
  content: string | Buffer,
  { timeZone = 'Europe/Berlin', ...chosen }: Partial<MoodMapping> & { timeZone?: string } = {},
): Promise<ReadMoods> {
  const folder = await mkdtemp(path.join(tmpdir(), 'twyn-moods-'));
  const file = path.join(folder, 'file');
  await writeFile(file, content);
  const source = await Source.open(file, 'file.bin', { maxUnpackedBytes: 100_000_000 });
  try {
    const [importer] = await moodImportersOf(source);
    const outline = importer.outline(source);
    const mapping = { ...outline.mapping, ...chosen };
    const check = new MoodCheck(mapping, NOW);
    const items: ReturnType<MoodCheck['check']>[] = [];
    for await (const item of importer.read(source, { timeZone, mapping })) items.push(check.check(item));
    const moods = items.flatMap((item) => (isSkippedMood(item) ? [] : [item]));
    const skipped = items.filter((item) => isSkippedMood(item));
    return { format: importer.id, moods, skipped, lines: moods.map(lineOf), ...outline };
  } finally {
    source.close();
    await rm(folder, { recursive: true });
  }
}

/** `2026-11-19T20:30Z 5 rad e3 s1 #friends #walk: A good evening`. */
function lineOf({ at, mood, word, energy, stress, tags, note }: ImportedMood): string {
  const parts = [
    at.toISOString().replace(':00.000Z', 'Z'),
    String(mood),
    word,
    energy && `e${String(energy)}`,
    stress && `s${String(stress)}`,
    ...tags.map((tag) => `#${tag}`),
  ];
  return parts.filter(Boolean).join(' ') + (note === null ? '' : `: ${note}`);
}

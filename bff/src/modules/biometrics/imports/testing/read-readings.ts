import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Source } from '../../../imports/source/source.js';
import { readingImportersOf } from '../formats/importers.js';
import {
  type ImportedReading,
  isSkippedReading,
  type ReadingItem,
  type ReadingOutline,
  type SkippedReading,
} from '../formats/reading-importer.js';
import { type ReadingMapping } from '../reading-formats.js';

export const NOW = new Date('2026-11-20T12:00:00Z');

export interface ReadReadings extends ReadingOutline {
  format: string;
  readings: ImportedReading[];
  skipped: SkippedReading[];
  /** Readings as short lines, to be read and compared at a glance. */
  lines: string[];
}

export function fixture(name: string): Buffer {
  return readFileSync(new URL(`fixtures/${name}`, import.meta.url));
}

/** What a file of these bytes is taken for, and what is found in it. */
export async function readReadings(
  content: string | Buffer,
  {
    name = 'file.bin',
    timeZone = 'Europe/Berlin',
    mapping,
  }: { name?: string; timeZone?: string; mapping?: ReadingMapping } = {},
): Promise<ReadReadings> {
  const folder = await mkdtemp(path.join(tmpdir(), 'twyn-readings-'));
  const file = path.join(folder, 'file');
  await writeFile(file, content);
  const source = await Source.open(file, name, { maxUnpackedBytes: 100_000_000, isBinaryTaken: true });
  try {
    const [importer] = await readingImportersOf(source);
    const outline = await importer.outline(source);
    const how = { timeZone, now: NOW, mapping: mapping ?? outline.mapping, position: 0, itemsRead: 0 };
    const items: ReadingItem[] = [];
    for await (const piece of importer.read(source, how)) items.push(...piece.items);
    const readings = items.flatMap((item) => (isSkippedReading(item) ? [] : [item]));
    const skipped = items.filter((item) => isSkippedReading(item));
    return { format: importer.id, readings, skipped, lines: readings.map(lineOf), ...outline };
  } finally {
    source.close();
    await rm(folder, { recursive: true });
  }
}

/** `2026-10-25T00:30:00Z +120 heart-rate 61 Watch`, with minutes where it lasted. */
export function lineOf(reading: ImportedReading): string {
  const { startsAt, endsAt, offsetMinutes, metric, value, source, device } = reading;
  const at = new Date(startsAt).toISOString().replace('.000Z', 'Z');
  const lasted =
    endsAt === startsAt ? '' : ` (${String(Number(((endsAt - startsAt) / 60_000).toFixed(2)))} min)`;
  const offset = `${offsetMinutes < 0 ? '' : '+'}${String(offsetMinutes)}`;
  const by = device === '' ? source : `${source}/${device}`;
  return `${at}${lasted} ${offset} ${metric} ${String(Number(value.toFixed(4)))} ${by}`;
}

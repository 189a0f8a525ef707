import { UnreadableFile } from '../import.errors.js';
import { csvRecords, isBrokenTable } from './csv-records.js';
import { type FileInside } from './files-inside.js';

/** Far more than any export of a device has. */
export const MAX_COLUMNS = 200;
const DELIMITERS = [',', ';', '\t'];

/** What can't be kept, and why: one sentence, without what stood there. */
export interface SkippedRow {
  row: number;
  file: string;
  reason: string;
}

export interface TableRow {
  row: number;
  cells: readonly string[];
  /** What stands under that head, without spaces around it; empty where there is none. */
  cell(head: string): string;
}

/** Heads as they are compared: makers change capitals and spaces from version to version. */
export function foldHead(head: string): string {
  return head.slice(0, 100).trim().toLowerCase().replaceAll('_', ' ');
}

/** The heads of a table by its beginning; none where it is no table. */
export function headsOf(head: string): { heads: string[]; delimiter: string } {
  const line = head.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0] ?? '';
  const delimiter = DELIMITERS.reduce((best, each) => (count(line, each) > count(line, best) ? each : best));
  const heads = line.split(delimiter).map((cell) => cell.trim().replaceAll('"', ''));
  return { heads, delimiter };
}

/**
 * The rows below the heads. Of two columns with one name the first counts. Throws UnreadableFile where there are more
 * columns than any device writes.
 */
export async function* tableRows(file: FileInside): AsyncIterable<TableRow | SkippedRow> {
  const { delimiter } = headsOf(await file.head());
  let places: Map<string, number> | undefined;
  let row = 0;
  try {
    for await (const cells of csvRecords(file.text(), delimiter)) {
      row += 1;
      if (cells === null)
        yield { row, file: file.name, reason: 'The row is longer than 4 million characters.' };
      else if (places === undefined) places = placesOf(file.name, cells);
      else {
        const there = places;
        yield { row, cells, cell: (head) => cells[there.get(foldHead(head)) ?? -1]?.trim() ?? '' };
      }
    }
  } catch (error) {
    if (!isBrokenTable(error)) throw error;
    const reason = 'A quotation mark opens here and never closes; the rest of the file was not read.';
    yield { row: row + 1, file: file.name, reason };
  }
}

function placesOf(name: string, heads: readonly string[]): Map<string, number> {
  if (heads.length > MAX_COLUMNS)
    throw new UnreadableFile(
      `${name} has ${heads.length.toLocaleString('en')} columns; Twyn reads tables of up to ${MAX_COLUMNS}.`,
    );
  const places = new Map<string, number>();
  for (const [place, head] of heads.entries())
    if (!places.has(foldHead(head))) places.set(foldHead(head), place);
  return places;
}

function count(line: string, delimiter: string): number {
  return line.split(delimiter).length;
}

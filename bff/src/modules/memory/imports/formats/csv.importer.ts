import { type ImportMapping } from '../import-formats.js';
import { csvRecords, isBrokenTable } from '../../../imports/source/csv-records.js';
import { type Source } from '../../../imports/source/source.js';
import { delimiterOf, outlineOf } from './csv-outline.js';
import { type FoundMemory, type FoundRows, type HowToReadMemories, type Importer } from './importer.js';
import { readDate } from './read-date.js';

/** A table with commas, semicolons or tabs; the user says what its columns hold. */
export const csvImporter: Importer = {
  id: 'csv',
  recognises: ({ archive, head }) => Promise.resolve(!archive && delimiterOf(head) !== undefined),
  preview: ({ head }) => Promise.resolve(outlineOf(head)),
  read,
};

async function* read(source: Source, { mapping }: HowToReadMemories): FoundRows {
  const how = mapping ?? outlineOf(source.head).mapping;
  if (!how) return;
  let header: string[] = [];
  let row = 0;
  try {
    for await (const cells of csvRecords(source.text(), delimiterOf(source.head) ?? ',')) {
      row += 1;
      const place = { row, file: source.name };
      if (cells === null) yield { ...place, reason: 'The row is longer than 4 million characters.' };
      else if (row === 1 && how.hasHeader) header = cells;
      else yield { ...place, ...toFound(cells, header, how) };
    }
  } catch (error) {
    if (!isBrokenTable(error)) throw error;
    const reason = 'A quotation mark opens here and never closes; the rest of the file was not read.';
    yield { row: row + 1, file: source.name, reason };
  }
}

function toFound(
  cells: string[],
  header: string[],
  { columns, isDayFirst }: ImportMapping,
): Omit<FoundMemory, 'row' | 'file'> {
  const texts = columns.flatMap((field, i) => (field === 'text' && cells[i]?.trim() ? [i] : []));
  const cell = (wanted: string): string | undefined =>
    cells[columns.indexOf(wanted as never)]?.trim() || undefined;
  const when = cell('occurredAt');
  const occurredAt = when === undefined ? undefined : readDate(when, isDayFirst);
  const isSeveral = columns.filter((field) => field === 'text').length > 1;
  return {
    text: texts
      .map((i) => (isSeveral && header[i] ? `${header[i]}: ${cells[i] ?? ''}` : (cells[i] ?? '')))
      .join('\n'),
    occurredAt,
    author: cell('author'),
    tags: cell('tags')?.split(/[;,|]/) ?? [],
    kind: cell('kind')?.toLowerCase(),
    importance: asNumber(cell('importance')),
    thread: cell('thread'),
    seq: asNumber(cell('seq')),
    externalId: cell('externalId'),
    remark: when !== undefined && !occurredAt ? 'Couldn’t read its date, so it was left out.' : undefined,
  };
}

function asNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
}

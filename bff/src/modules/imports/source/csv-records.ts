import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { linesWithin } from './lines-within.js';

/** Characters of one row. */
const MAX_ROW_LENGTH = 4_000_000;
/** Nothing that a table can hold. */
const TOO_LONG = '\u0000';

/** Rows of a table as they stand, however uneven; null for one that is longer than 4 million characters. */
export async function* csvRecords(
  text: AsyncIterable<string>,
  delimiter: string,
): AsyncIterable<string[] | null> {
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 2 * MAX_ROW_LENGTH,
  });
  // The parser itself gives up at a record that is too long.
  const rows = Readable.from(linesWithin(text, MAX_ROW_LENGTH, TOO_LONG), { objectMode: false });
  rows.on('error', (error) => parser.destroy(error)).pipe(parser);
  try {
    for await (const cells of parser as AsyncIterable<string[]>) yield cells[0] === TOO_LONG ? null : cells;
  } finally {
    rows.destroy();
    parser.destroy();
  }
}

/** Whether the table itself is at fault: a quotation mark that opens and never closes. */
export function isBrokenTable(error: unknown): boolean {
  return error instanceof CsvError;
}

import { parse } from 'csv-parse/sync';
import { knowledgeOf } from '../../../language/knowledge/knowledge.js';
import { type ColumnField, type ImportMapping, TOLD_BESIDE_TEXT } from '../import-formats.js';
import { type Outline } from './importer.js';
import { readDate } from './read-date.js';

const DELIMITERS = [',', ';', '\t', '|'];
const SAMPLED_ROWS = 30;
const MAX_COLUMNS = 200;

/** What the heads of columns are called (`memory-columns.yaml`), the first that fits: a “message date” is a date. */
const NAMED = ['occurredAt', 'text', ...TOLD_BESIDE_TEXT] as const;
const WORDS = knowledgeOf('memory-columns', { says: NAMED });

/** What separates the columns; undefined where the text is no table. */
export function delimiterOf(head: string): string | undefined {
  return DELIMITERS.find((delimiter) => {
    const rows = sample(head, delimiter);
    const width = rows[0]?.length ?? 0;
    const alike = rows.filter((row) => row.length === width).length;
    return (
      width > 1 &&
      (rows.length > 1 || head.includes('\n')) &&
      alike >= rows.length * 0.8 &&
      isTabular(rows, delimiter)
    );
  });
}

/** The columns of a table, and a first guess at what they hold. */
export function outlineOf(head: string): Outline {
  const rows = sample(head, delimiterOf(head) ?? ',');
  const [first = [], ...rest] = rows;
  const hasHeader = first.every((cell) => isHead(cell)) && new Set(first).size > 1;
  const body = hasHeader ? rest : rows;
  const columns = first
    .map((cell, i) => (hasHeader && cell.trim() ? cell.trim() : `Column ${i + 1}`))
    .slice(0, MAX_COLUMNS);
  const mapping: ImportMapping = {
    columns: guess(columns, body, hasHeader),
    hasHeader,
    isDayFirst: !body.flat().some((cell) => /^\d{1,2}[./-](1[3-9]|2\d|3[01])[./-]\d{4}/.test(cell.trim())),
  };
  const warnings = [
    new Set(columns).size < columns.length
      ? 'Several columns have the same head; look at which holds what.'
      : '',
    rows.some(({ length }) => length !== first.length)
      ? 'Some rows have more or fewer cells than the first.'
      : '',
  ];
  return { columns, mapping, warnings: warnings.filter(Boolean) };
}

function guess(columns: string[], body: string[][], hasHeader: boolean): ColumnField[] {
  const taken = new Set<ColumnField>();
  const fields = columns.map((column, i): ColumnField => {
    const field =
      (hasHeader ? byHead(column) : undefined) ?? (isDateColumn(body, i) ? 'occurredAt' : undefined);
    if (!field || taken.has(field)) return 'ignore';
    taken.add(field);
    return field;
  });
  if (!taken.has('text')) {
    const wordiest = mostWords(body, fields);
    if (wordiest >= 0) fields[wordiest] = 'text';
  }
  return fields;
}

function byHead(column: string): ColumnField | undefined {
  const head = column
    .slice(0, 100)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim();
  return NAMED.find((field) => WORDS.all().some(({ says }) => says[field].test(head)));
}

function isDateColumn(body: string[][], column: number): boolean {
  const cells = body.map((row) => row[column]?.trim() ?? '').filter(Boolean);
  return cells.length > 0 && cells.every((cell) => /\d[-/.:]\d/.test(cell) && readDate(cell) !== undefined);
}

function mostWords(body: string[][], fields: ColumnField[]): number {
  const lengths = fields.map((field, i) =>
    field === 'ignore' ? body.reduce((sum, row) => sum + (row[i]?.length ?? 0), 0) : -1,
  );
  const most = Math.max(...lengths);
  return most > 0 ? lengths.indexOf(most) : -1;
}

function isHead(cell: string): boolean {
  const text = cell.trim();
  return text.length > 0 && text.length <= 60 && !/^[\d\s.,:/-]+$/.test(text) && !/[.!?]$/.test(text);
}

/** Prose has commas too, but with a space behind each, and its first line is no row of short heads. */
function isTabular([first = []]: string[][], delimiter: string): boolean {
  const isTight = first.every((cell) => !/^\s\S/.test(cell));
  return delimiter !== ',' || isTight || first.every((cell) => isHead(cell) && cell.trim().length <= 25);
}

function sample(head: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  try {
    parse(wholeLines(head), {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: SAMPLED_ROWS,
      on_record: (row: string[]) => void rows.push(row),
    });
  } catch {
    // The sample ends inside of quotation marks; the rows before them are enough.
  }
  return rows;
}

/** Without the last line, which may go on behind what was sampled. */
function wholeLines(head: string): string {
  const end = head.lastIndexOf('\n');
  return end < 0 || head.endsWith('\n') || head.length < 60_000 ? head : head.slice(0, end + 1);
}

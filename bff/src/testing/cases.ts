import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { it } from 'vitest';
import { parse } from 'yaml';

/** What is said, and then what is wanted of it, in the order in which a check takes them. */
type Row = readonly unknown[];

/**
 * The tables of a test that are plain data, mostly sentences: groups of rows by title, in `cases/<name>.yaml` beside it.
 * A group is one test, which tells of every row that misses; one that no test reads fails too.
 */
export class Cases {
  private readonly unread: Set<string>;

  private constructor(
    private readonly file: string,
    private readonly groups: Readonly<Record<string, readonly unknown[]>>,
  ) {
    this.unread = new Set(Object.keys(groups));
  }

  /** `Cases.beside(import.meta.url)` once in a test file, outside of `describe`. */
  static beside(testUrl: string): Cases {
    const test = fileURLToPath(testUrl);
    const file = path.join('cases', `${path.basename(test, '.test.ts')}.yaml`);
    const content = readFileSync(path.join(path.dirname(test), file), 'utf8');
    const cases = new Cases(file, parse(content) as Record<string, unknown[]>);
    it(`reads all of ${file}`, () => {
      if (cases.unread.size > 0) throw new Error(`No test reads: ${[...cases.unread].join(', ')}`);
    });
    return cases;
  }

  /** A row may leave out at its end what a check then gets as undefined, and the brackets around a single thing. */
  it(title: string, check: (...values: never[]) => void): void {
    const rows = this.groups[title];
    if (!rows) throw new Error(`${this.file} has no group “${title}”.`);
    if (!this.unread.delete(title)) throw new Error(`Two tests read “${title}” of ${this.file}.`);
    it(title, () => expectEveryCase(rows.map(asRow) as never[][], check));
  }
}

/** Checks them all, and then fails with every one that misses: with what was said, wanted and got. */
export function expectEveryCase<Values extends Row>(
  rows: readonly Values[],
  check: (...values: Values) => void,
): void {
  if (rows.length === 0) throw new Error('There’s no case.');
  const misses = rows.flatMap((row) => missOf(row, check) ?? []);
  if (misses.length === 0) return;
  const told = misses.map(({ row, error }) => describeMiss(row, error)).join('\n');
  // Vitest shows the cause too: the line of the check that the first one failed.
  throw new Error(`${misses.length} of ${rows.length} cases miss:\n${told}`, { cause: misses[0]?.error });
}

interface Miss {
  row: Row;
  error: unknown;
}

function missOf<Values extends Row>(row: Values, check: (...values: Values) => void): Miss | undefined {
  try {
    check(...row);
    return undefined;
  } catch (error) {
    return { row, error };
  }
}

function asRow(row: unknown): Row {
  return Array.isArray(row) ? row : [row];
}

function describeMiss(row: Row, error: unknown): string {
  const said = `- ${row.map(inLine).join(', ')}`;
  if (!isComparison(error)) return `${said}\n    ${String(error)}`;
  return `${said}\n    wanted ${inLine(error.expected)}\n    got    ${inLine(error.actual)}`;
}

function isComparison(error: unknown): error is { expected: unknown; actual: unknown } {
  return error instanceof Error && 'expected' in error && 'actual' in error;
}

function inLine(value: unknown): string {
  return inspect(value, { depth: 6, breakLength: Infinity, maxStringLength: 200 });
}

import { type SkipRow } from './imports.rows.js';
import { type SkippedRow } from './source/table-rows.js';

/** Enough to see what is the matter, of a file with a million rows of one fault. */
const LISTED_PER_REASON = 50;
const MAX_LISTED = 20_000;
const FILE_LENGTH = 300;

/** How often each reason is listed already, over the whole of an import. */
export class ListedReasons {
  private total: number;

  constructor(private readonly counts: Map<string, number>) {
    this.total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Whether one more is to be listed. */
  take(reason: string): boolean {
    const count = this.counts.get(reason) ?? 0;
    if (count >= LISTED_PER_REASON || this.total >= MAX_LISTED) return false;
    this.counts.set(reason, count + 1);
    this.total += 1;
    return true;
  }
}

/** What one batch leaves out, and what there is to remark on what it keeps. */
export class SkipList {
  readonly rows: SkipRow[] = [];
  /** Left out as well, but not listed. */
  unlisted = 0;

  constructor(private readonly listed: ListedReasons) {}

  /** @param position the number of the item in the whole file */
  add(position: number, { row, file, reason }: SkippedRow, isKept = false): void {
    if (this.listed.take(reason))
      this.rows.push({ position, row, file: file.slice(-FILE_LENGTH), reason, isKept });
    else if (!isKept) this.unlisted += 1;
  }
}

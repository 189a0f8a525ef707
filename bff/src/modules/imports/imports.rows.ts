import { type imports, type importSkips } from './imports.table.js';

export type ImportRow = typeof imports.$inferSelect;
export type ImportKind = ImportRow['kind'];

export type SkipRow = Omit<typeof importSkips.$inferSelect, 'userId' | 'importId'>;

/** How a file is read. */
export interface ChosenReading {
  format: string;
  mapping: object | null;
  /** Of a zip unpacked. */
  bytesToRead: number;
}

/** What was dealt with since the last time, and how far the import is then. */
export interface Progress {
  /** New, and there already. */
  imported: number;
  repeated: number;
  skips: readonly SkipRow[];
  /** Skipped as well, but not listed: the same reason was, often enough. */
  unlisted?: number;
  itemsRead: number;
  bytesRead: number;
  /** Where a reader that can begin in the middle goes on; 0 for others. */
  position: number;
}

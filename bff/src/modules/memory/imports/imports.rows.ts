import { type ImportFormat, type ImportMapping } from './import-formats.js';
import { type imports, type importSkips } from './imports.table.js';

export type ImportRow = Omit<typeof imports.$inferSelect, 'mapping'> & { mapping: ImportMapping | null };
export type SkipRow = Omit<typeof importSkips.$inferSelect, 'userId' | 'importId'>;

/** How a file is read. */
export interface ChosenReading {
  format: ImportFormat;
  mapping: ImportMapping | null;
  /** Of a zip unpacked. */
  bytesToRead: number;
}

/** The right to work on an import, of one run. */
export interface Lease {
  userId: string;
  importId: string;
  holder: string;
}

import { type ImportProgress } from './imports.dto.js';
import { type ImportRow } from './imports.rows.js';

/** An import, and how much of its file has arrived. */
export interface ImportState {
  row: ImportRow;
  receivedBytes: number;
}

export function toImportProgress({ row, receivedBytes }: ImportState): ImportProgress {
  const { id, fileName, fileBytes, status, problem } = row;
  const { bytesRead, bytesToRead, imported, repeated, skipped, remarked } = row;
  return {
    ...{ id, fileName, fileBytes, receivedBytes, status, problem },
    ...{ bytesRead, bytesToRead, imported, repeated, skipped, remarked },
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

import { formatCount, formatQuantity } from '../../lib/format';

/** What every import tells of itself, whatever it brings. */
export interface ImportJob {
  id: string;
  fileName: string;
  status: 'draft' | 'queued' | 'running' | 'done' | 'failed' | 'cancelled' | 'undoing' | 'undone';
  imported: number;
  repeated: number;
  skipped: number;
  problem: string | null;
  bytesRead: number;
  bytesToRead: number;
}

interface Brought {
  one: string;
  many: string;
  /** How many of them an undo has deleted so far. */
  deleted: number;
  /** What else there is to say of an undo that is over. */
  besides?: string;
}

/** Result of an import, as a sentence. */
export function importOutcome(job: ImportJob, { one, many, deleted, besides = '' }: Brought): string {
  switch (job.status) {
    case 'draft':
      return 'Not started. It’s deleted after a day.';
    case 'queued':
      return 'Waits for the one before it.';
    case 'running':
      return `${formatQuantity(job.imported, one, many)} so far`;
    case 'undoing':
      return `Being undone: ${formatQuantity(deleted, one, many)} deleted so far`;
    case 'undone':
      return `Undone: ${formatQuantity(deleted, one, many)} deleted${besides}`;
    case 'failed':
      return `${job.problem ?? 'It couldn’t be finished.'} ${countLabel(job, one, many)}`;
    case 'cancelled':
      return `Cancelled. ${countLabel(job, one, many)}`;
    case 'done':
      return countLabel(job, one, many);
  }
}

export function isInProgress({ status }: Pick<ImportJob, 'status'>): boolean {
  return status === 'queued' || status === 'running' || status === 'undoing';
}

/** `12 new memories, 3 were there already, 1 row skipped`. */
function countLabel({ imported, repeated, skipped }: ImportJob, one: string, many: string): string {
  return [
    formatQuantity(imported, `new ${one}`, `new ${many}`),
    repeated > 0 && `${formatCount(repeated)} ${repeated === 1 ? 'was' : 'were'} there already`,
    skipped > 0 && `${formatQuantity(skipped, 'row', 'rows')} skipped`,
  ]
    .filter(Boolean)
    .join(', ');
}

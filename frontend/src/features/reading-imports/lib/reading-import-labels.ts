import { formatCount, formatFullDay, formatQuantity } from '../../../lib/format';
import type { ReadingImport } from '../api/reading-imports.api';

const readings = (count: number): string => formatQuantity(count, 'reading', 'readings');

/** Result of an import, as a sentence. */
export function readingImportOutcome(job: ReadingImport): string {
  switch (job.status) {
    case 'draft':
      return 'Not started. It’s deleted after a day.';
    case 'queued':
      return 'Waits for the one before it.';
    case 'running':
      return `${readings(job.imported)} so far`;
    case 'undoing':
      return `Being undone: ${readings(job.erased?.readings ?? 0)} erased so far`;
    case 'undone':
      return `Undone: ${readings(job.erased?.readings ?? 0)} erased`;
    case 'failed':
      return `${job.problem ?? 'It couldn’t be finished.'} ${countLabel(job)}`;
    case 'cancelled':
      return `Cancelled. ${countLabel(job)}`;
    case 'done':
      return countLabel(job);
  }
}

/** `12 new readings, 3 were there already, 1 row skipped`. */
function countLabel({ imported, repeated, skipped }: ReadingImport): string {
  return [
    formatQuantity(imported, 'new reading', 'new readings'),
    repeated > 0 && `${formatCount(repeated)} ${repeated === 1 ? 'was' : 'were'} there already`,
    skipped > 0 && `${formatQuantity(skipped, 'row', 'rows')} skipped`,
  ]
    .filter(Boolean)
    .join(', ');
}

export function isInProgress({ status }: ReadingImport): boolean {
  return status === 'queued' || status === 'running' || status === 'undoing';
}

/** `1 May 2019 to 3 June 2024`, or the one day. */
export function periodLabel(from: string, to: string): string {
  const [first, last] = [formatFullDay(from), formatFullDay(to)];
  return first === last ? first : `${first} to ${last}`;
}

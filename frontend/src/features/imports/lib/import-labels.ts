import type { MemoryImport } from '../api/imports.api';
import { formatCount, formatQuantity } from '../../../lib/format';

const memories = (count: number): string => formatQuantity(count, 'memory', 'memories');

/** Result of an import, as a sentence. */
export function importOutcome(job: MemoryImport): string {
  switch (job.status) {
    case 'draft':
      return 'Not started. It’s deleted after a day.';
    case 'queued':
      return 'Waits for the one before it.';
    case 'running':
      return `${memories(job.imported)} so far`;
    case 'undoing':
      return `Being undone: ${memories(job.erased?.memories ?? 0)} deleted so far`;
    case 'undone':
      return undoneLabel(job);
    case 'failed':
      return `${job.problem ?? 'It couldn’t be finished.'} ${countLabel(job)}`;
    case 'cancelled':
      return `Cancelled. ${countLabel(job)}`;
    case 'done':
      return countLabel(job);
  }
}

/** `12 new memories, 3 were there already, 1 row skipped`. */
function countLabel({ imported, repeated, skipped }: MemoryImport): string {
  return [
    formatQuantity(imported, 'new memory', 'new memories'),
    repeated > 0 && `${formatCount(repeated)} ${repeated === 1 ? 'was' : 'were'} there already`,
    skipped > 0 && `${formatQuantity(skipped, 'row', 'rows')} skipped`,
  ]
    .filter(Boolean)
    .join(', ');
}

function undoneLabel({ imported, erased }: MemoryImport): string {
  const gone = erased?.memories ?? 0;
  const kept = imported - gone;
  const answers = erased?.answers ?? 0;
  return [
    `Undone: ${memories(gone)} deleted`,
    answers > 0 && `${formatQuantity(answers, 'answer', 'answers')} that rested on them too`,
    kept > 0 && `${formatCount(kept)} kept`,
  ]
    .filter(Boolean)
    .join(', ');
}

export function isInProgress({ status }: MemoryImport): boolean {
  return status === 'queued' || status === 'running' || status === 'undoing';
}

import { formatFullDay } from '../../../lib/format';
import { importOutcome } from '../../../shared/imports/import-outcome';
import type { ReadingImport } from '../api/reading-imports.api';

/** Result of an import of readings, as a sentence. */
export function readingImportOutcome(job: ReadingImport): string {
  return importOutcome(job, { one: 'reading', many: 'readings', deleted: job.erased?.readings ?? 0 });
}

/** `1 May 2019 to 3 June 2024`, or the one day. */
export function periodLabel(from: string, to: string): string {
  const [first, last] = [formatFullDay(from), formatFullDay(to)];
  return first === last ? first : `${first} to ${last}`;
}

import { formatCount, formatQuantity } from '../../../lib/format';
import { importOutcome } from '../../../shared/imports/import-outcome';
import type { MemoryImport } from '../api/imports.api';

/** Result of an import of memories, as a sentence. */
export function memoryImportOutcome(job: MemoryImport): string {
  const { memories: deleted = 0, answers = 0 } = job.erased ?? {};
  const kept = job.imported - deleted;
  const besides = [
    answers > 0 && `, ${formatQuantity(answers, 'answer', 'answers')} that rested on them too`,
    kept > 0 && `, ${formatCount(kept)} kept`,
  ]
    .filter(Boolean)
    .join('');
  return importOutcome(job, { one: 'memory', many: 'memories', deleted, besides });
}

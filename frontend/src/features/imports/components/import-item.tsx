import type { ReactElement } from 'react';
import { ImportReport } from '../../../components/imports/import-report';
import { ImportRow } from '../../../components/imports/import-row';
import { formatWhen } from '../../../lib/format';
import { type MemoryImport, useCancelImportMutation } from '../api/imports.api';
import { formatNames } from '../lib/format-labels';
import { memoryImportOutcome } from '../lib/import-labels';
import { UndoMemoryImport } from './undo-memory-import';

export interface ImportItemProps {
  job: MemoryImport;
  /** The reader came for this one. */
  isWanted: boolean;
}

/** One import of memories. */
export function ImportItem({ job, isWanted }: ImportItemProps): ReactElement {
  const { id, fileName, format, createdAt } = job;
  const [cancelImport, { isLoading }] = useCancelImportMutation();
  return (
    <ImportRow
      job={job}
      where={[format && formatNames[format], formatWhen(createdAt)].filter(Boolean).join(' · ')}
      outcome={memoryImportOutcome(job)}
      {...(isWanted && { wanted: 'Imported this memory' })}
      report={
        job.skipped + job.remarked > 0 && <ImportReport address={`/api/imports/${id}`} fileName={fileName} />
      }
      undo={<UndoMemoryImport job={job} />}
      isCancelling={isLoading}
      onCancel={() => void cancelImport({ id })}
    />
  );
}

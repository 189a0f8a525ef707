import type { ReactElement } from 'react';
import { ImportReport } from '../../../components/imports/import-report';
import { ImportRow } from '../../../components/imports/import-row';
import { formatWhen } from '../../../lib/format';
import { addressOf, type ReadingImport, useCancelReadingImportMutation } from '../api/reading-imports.api';
import { readingFormatNames } from '../lib/reading-format-labels';
import { readingImportOutcome } from '../lib/reading-import-labels';
import { UndoReadingImport } from './undo-reading-import';

/** One import of readings. */
export function ReadingImportItem({ job }: { job: ReadingImport }): ReactElement {
  const { id, fileName, format, createdAt } = job;
  const [cancelImport, { isLoading }] = useCancelReadingImportMutation();
  return (
    <ImportRow
      job={job}
      where={[format && readingFormatNames[format], formatWhen(createdAt)].filter(Boolean).join(' · ')}
      outcome={readingImportOutcome(job)}
      report={job.skipped > 0 && <ImportReport address={addressOf(job)} fileName={fileName} />}
      undo={<UndoReadingImport job={job} />}
      isCancelling={isLoading}
      onCancel={() => void cancelImport({ id })}
    />
  );
}

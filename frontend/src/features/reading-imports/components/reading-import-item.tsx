import { Badge, Button, Icon, ItemRow, ProgressBar, Row } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { ImportReport } from '../../../components/imports/import-report';
import { formatWhen } from '../../../lib/format';
import { formatBytes } from '../../../shared/imports/format-bytes';
import { addressOf, type ReadingImport, useCancelReadingImportMutation } from '../api/reading-imports.api';
import { readingFormatNames } from '../lib/reading-format-labels';
import { readingImportOutcome } from '../lib/reading-import-labels';
import { UndoReadingImport } from './undo-reading-import';

/** One import: how far it is, or what it brought, and the way back. */
export function ReadingImportItem({ job }: { job: ReadingImport }): ReactElement {
  const { id, fileName, format, status, createdAt, bytesRead, bytesToRead } = job;
  const [cancelImport, { isLoading }] = useCancelReadingImportMutation();
  const canCancel = status === 'draft' || status === 'queued' || status === 'running';
  const where = [format && readingFormatNames[format], formatWhen(createdAt)].filter(Boolean).join(' · ');
  return (
    <ItemRow
      glyph={<Icon name={status === 'failed' ? 'warning' : 'transfer'} />}
      title={fileName}
      badge={status === 'failed' && <Badge tone="danger">Failed</Badge>}
      secondary={
        <>
          <div>{where}</div>
          <div>{readingImportOutcome(job)}</div>
        </>
      }
      wrapAction
      action={
        <Row>
          {job.skipped > 0 && <ImportReport address={addressOf(job)} fileName={fileName} />}
          {canCancel && (
            <Button size="sm" loading={isLoading} onClick={() => void cancelImport({ id })}>
              {status === 'draft' ? 'Discard' : 'Cancel'}
            </Button>
          )}
          {['done', 'failed', 'cancelled'].includes(status) && job.imported > 0 && (
            <UndoReadingImport job={job} />
          )}
        </Row>
      }
    >
      {status === 'running' && (
        <ProgressBar
          label="Reading"
          value={bytesRead}
          max={Math.max(bytesToRead, 1)}
          valueText={`${formatBytes(bytesRead)} of ${formatBytes(bytesToRead)}`}
        />
      )}
    </ItemRow>
  );
}

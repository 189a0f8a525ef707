import { Badge, Button, Icon, ItemRow, ProgressBar, Row } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type MemoryImport, useCancelImportMutation } from '../api/imports.api';
import { formatWhen } from '../../../lib/format';
import { ImportReport } from '../../../components/imports/import-report';
import { formatBytes } from '../../../shared/imports/format-bytes';
import { formatNames } from '../lib/format-labels';
import { importOutcome } from '../lib/import-labels';
import { UndoImport } from './undo-import';

export interface ImportItemProps {
  job: MemoryImport;
  /** The reader came for this one. */
  isWanted: boolean;
}

/** One import: how far it is, or what it brought, and the way back. */
export function ImportItem({ job, isWanted }: ImportItemProps): ReactElement {
  const { id, fileName, format, status, createdAt, bytesRead, bytesToRead } = job;
  const [cancelImport, { isLoading }] = useCancelImportMutation();
  const canCancel = status === 'draft' || status === 'queued' || status === 'running';
  const where = [format && formatNames[format], formatWhen(createdAt)].filter(Boolean).join(' · ');
  return (
    <ItemRow
      glyph={<Icon name={status === 'failed' ? 'warning' : 'transfer'} />}
      title={fileName}
      {...(isWanted && { ref: bringIntoView, 'aria-current': true })}
      badge={
        <>
          {status === 'failed' && <Badge tone="danger">Failed</Badge>}
          {isWanted && <Badge>Imported this memory</Badge>}
        </>
      }
      secondary={
        <>
          <div>{where}</div>
          <div>{importOutcome(job)}</div>
        </>
      }
      wrapAction
      action={
        <Row>
          {job.skipped + job.remarked > 0 && (
            <ImportReport address={`/api/imports/${id}`} fileName={fileName} />
          )}
          {canCancel && (
            <Button size="sm" loading={isLoading} onClick={() => void cancelImport({ id })}>
              {status === 'draft' ? 'Discard' : 'Cancel'}
            </Button>
          )}
          {['done', 'failed', 'cancelled'].includes(status) && job.imported > 0 && <UndoImport job={job} />}
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

function bringIntoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'center' });
}

import { Badge, Button, Icon, ItemRow, ProgressBar, Row } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { formatBytes } from '../../shared/imports/format-bytes';
import type { ImportJob } from '../../shared/imports/import-outcome';

interface ImportRowProps {
  job: ImportJob;
  /** Its format and when it began. */
  where: string;
  outcome: string;
  /** The reader came for this one; says why. */
  wanted?: string;
  /** What was not taken over, where there is something. */
  report: ReactNode;
  undo: ReactNode;
  isCancelling: boolean;
  onCancel: () => void;
}

/** One import: how far it is, or what it brought, and the way back. */
export function ImportRow(props: ImportRowProps): ReactElement {
  const { job, where, outcome, wanted, report, undo, isCancelling, onCancel } = props;
  const { fileName, status, imported, bytesRead, bytesToRead } = job;
  const canCancel = status === 'draft' || status === 'queued' || status === 'running';
  return (
    <ItemRow
      glyph={<Icon name={status === 'failed' ? 'warning' : 'transfer'} />}
      title={fileName}
      {...(wanted !== undefined && { ref: bringIntoView, 'aria-current': true })}
      badge={
        <>
          {status === 'failed' && <Badge tone="danger">Failed</Badge>}
          {wanted !== undefined && <Badge>{wanted}</Badge>}
        </>
      }
      secondary={
        <>
          <div>{where}</div>
          <div>{outcome}</div>
        </>
      }
      wrapAction
      action={
        <Row>
          {report}
          {canCancel && (
            <Button size="sm" loading={isCancelling} onClick={onCancel}>
              {status === 'draft' ? 'Discard' : 'Cancel'}
            </Button>
          )}
          {['done', 'failed', 'cancelled'].includes(status) && imported > 0 && undo}
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

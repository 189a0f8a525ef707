import type { ReactElement } from 'react';
import { ImportReview } from '../../../components/imports/import-review';
import { formatQuantity } from '../../../lib/format';
import type { ImportDraft, ImportDraftActions } from '../../../shared/imports/use-import-draft';
import type { ReadingImportPreview } from '../api/reading-imports.api';
import { readingFormatNames } from '../lib/reading-format-labels';
import { periodLabel } from '../lib/reading-import-labels';
import { PreviewedMetrics } from './previewed-metrics';
import { ReadingColumns } from './reading-columns';

export interface ReadingReviewProps {
  draft: Extract<ImportDraft<ReadingImportPreview>, { phase: 'reviewing' }>;
  actions: ImportDraftActions<ReadingImportPreview>;
  isStarting: boolean;
}

/** What a file measured, how much of it and when, before anything is kept. */
export function ReadingReview({ draft, actions, isStarting }: ReadingReviewProps): ReactElement {
  const { preview } = draft;
  const { columns, mapping, metrics } = preview;
  return (
    <ImportReview
      {...{ draft, actions, isStarting }}
      formatNames={readingFormatNames}
      summary={summaryOf(preview)}
      isNothing={preview.readings === 0 && preview.isWhole}
      asksZone
    >
      {mapping && (
        <ReadingColumns
          columns={columns}
          mapping={mapping}
          onChange={(next) => actions.read({ mapping: next })}
        />
      )}
      <PreviewedMetrics metrics={metrics} />
    </ImportReview>
  );
}

function summaryOf({ format, readings, isWhole, from, to }: ReadingImportPreview): string {
  const count = `${isWhole ? '' : 'at least '}${formatQuantity(readings, 'reading', 'readings')}`;
  const when = from !== null && to !== null && periodLabel(from, to);
  return [readingFormatNames[format], count, when].filter(Boolean).join(' · ');
}

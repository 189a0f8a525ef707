import { DataTable, Face, Row } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { ImportReview } from '../../../components/imports/import-review';
import { formatWhen } from '../../../lib/format';
import type { ImportDraft, ImportDraftActions } from '../../../shared/imports/use-import-draft';
import { moodName, type MoodStep } from '../../../shared/mood/mood-names';
import type { MoodImportPreview } from '../api/mood-imports.api';
import { moodFormatNames, summaryOf } from '../lib/mood-import-labels';
import { MoodMappingFields } from './mood-mapping-fields';

const SHOWN = 5;

export interface MoodReviewProps {
  draft: Extract<ImportDraft<MoodImportPreview>, { phase: 'reviewing' }>;
  actions: ImportDraftActions<MoodImportPreview>;
  isStarting: boolean;
}

/** What a file says of how somebody felt, and how it is read, before anything is kept. */
export function MoodReview({ draft, actions, isStarting }: MoodReviewProps): ReactElement {
  const { preview } = draft;
  const { format, columns, mapping } = preview;
  return (
    <ImportReview
      {...{ draft, actions, isStarting }}
      formatNames={moodFormatNames}
      summary={summaryOf(preview)}
      isNothing={preview.entries === 0 && preview.isWhole}
      asksZone={format !== 'day-one'}
    >
      <MoodMappingFields
        {...{ format, columns, mapping }}
        onChange={(next) => actions.read({ mapping: next })}
      />
      <FirstEntries rows={preview.rows} />
    </ImportReview>
  );
}

function FirstEntries({ rows }: Pick<MoodImportPreview, 'rows'>): ReactElement | null {
  if (rows.length === 0) return null;
  return (
    <DataTable
      label="The first entries"
      rows={rows.slice(0, SHOWN)}
      rowKey={({ row }) => String(row)}
      columns={[
        {
          key: 'mood',
          header: 'Mood',
          cell: ({ mood, word }) => (
            <Row>
              <Face step={mood as MoodStep} />
              {word ?? moodName(mood)}
            </Row>
          ),
        },
        { key: 'when', header: 'When', cell: ({ at }) => formatWhen(at) },
        { key: 'tags', header: 'Tags', wideOnly: true, cell: ({ tags }) => tags.join(', ') },
        { key: 'note', header: 'Note', wideOnly: true, cell: ({ note }) => note },
      ]}
    />
  );
}

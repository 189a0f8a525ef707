import { DataTable, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { PreviewedRow } from '../api/imports.api';
import { formatFullDay } from '../../../lib/format';

/** The first rows of a file, as they would be kept. */
export function PreviewTable({ rows, isStale }: { rows: PreviewedRow[]; isStale: boolean }): ReactElement {
  return (
    <Stack spacing={1} aria-busy={isStale}>
      <Text variant="label" tone="muted">
        {rows.length === 20 ? 'The first 20' : 'What it holds'}
      </Text>
      <DataTable
        label="What the file gives"
        rows={rows.map((row, place) => ({ ...row, place }))}
        rowKey={({ place }) => String(place)}
        columns={[
          { key: 'text', header: 'Memory', cell: (row) => <PreviewedText row={row} /> },
          {
            key: 'when',
            header: 'Happened',
            wideOnly: true,
            cell: ({ happenedAt }) => happenedAt && formatFullDay(happenedAt),
          },
          { key: 'tags', header: 'Tags', wideOnly: true, cell: ({ tags }) => tags.join(', ') },
        ]}
      />
    </Stack>
  );
}

function PreviewedText({ row: { text, author, note } }: { row: PreviewedRow }): ReactElement {
  return (
    <>
      {author !== null && <Text variant="caption" tone="muted">{`${author} said`}</Text>}
      <Text tone={text === null ? 'muted' : 'primary'}>{text ?? `Skipped: ${note ?? ''}`}</Text>
      {text !== null && note !== null && (
        <Text variant="caption" tone="muted">
          {note}
        </Text>
      )}
    </>
  );
}

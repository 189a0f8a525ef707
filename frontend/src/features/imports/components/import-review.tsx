import { Button, Callout, Card, Row, Select, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useStartImportMutation } from '../api/imports.api';
import type { MemoryDraft, MemoryDraftActions } from '../hooks/use-memory-draft';
import { formatNames } from '../lib/format-labels';
import { ColumnMapping } from './column-mapping';
import { PreviewTable } from './preview-table';

export interface ImportReviewProps {
  draft: Extract<MemoryDraft, { phase: 'reviewing' }>;
  onRead: MemoryDraftActions['read'];
  onStart: () => void;
  onDiscard: () => void;
}

/** What a file gives, and how it is read, before anything is kept. */
export function ImportReview({ draft, onRead, onStart, onDiscard }: ImportReviewProps): ReactElement {
  const { name, preview, isStale } = draft;
  const { format, formats, columns, mapping, warnings, rows } = preview;
  const [, { isLoading }] = useStartImportMutation({ fixedCacheKey: 'start' });
  const hasText = mapping === null || mapping.columns.includes('text');
  return (
    <Card>
      <Stack spacing={2.5}>
        <Text as="h2" variant="h3">
          {name}
        </Text>
        {formats.length > 1 ? (
          <Select
            label="Read it as"
            value={format}
            options={formats.map((value) => ({ value, label: formatNames[value] }))}
            onChange={(value) => onRead({ format: value })}
          />
        ) : (
          <Text tone="muted">{formatNames[format]}</Text>
        )}
        {warnings.map((warning) => (
          <Callout key={warning} tone="warning" title={warning} />
        ))}
        {mapping && (
          <ColumnMapping columns={columns} mapping={mapping} onChange={(next) => onRead({ mapping: next })} />
        )}
        <PreviewTable rows={rows} isStale={isStale} />
        {!hasText && <Callout tone="warning" title="Choose the column with the memory text." />}
        <Row justify="end">
          <Button tone="quiet" onClick={onDiscard}>
            Discard
          </Button>
          <Button tone="primary" loading={isLoading} disabled={!hasText || isStale} onClick={onStart}>
            Import
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

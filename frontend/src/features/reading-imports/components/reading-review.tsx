import { Button, Callout, Card, Row, Select, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatCount, formatQuantity } from '../../../lib/format';
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
export function ReadingReview({
  draft: { name, preview, isStale },
  actions: { read, start, discard },
  isStarting,
}: ReadingReviewProps): ReactElement {
  const { format, formats, timeZone, columns, mapping, warnings, isWhole, readings, metrics } = preview;
  return (
    <Card>
      <Stack spacing={2.5} aria-busy={isStale}>
        <Stack spacing={0.5}>
          <Text as="h2" variant="h3">
            {name}
          </Text>
          <Text tone="muted">{summaryOf(preview)}</Text>
        </Stack>
        {formats.length > 1 && (
          <Select
            label="Read it as"
            value={format}
            options={formats.map((value) => ({ value, label: readingFormatNames[value] }))}
            onChange={(value) => read({ format: value })}
          />
        )}
        <Select
          label="Time zone of times that name none"
          value={timeZone}
          options={zonesWith(timeZone)}
          onChange={(value) => read({ timeZone: value })}
        />
        {!isWhole && (
          <Callout tone="info" title="The file is large: this is what its beginning holds.">
            All of it is imported.
          </Callout>
        )}
        {warnings.map((warning) => (
          <Callout key={warning} tone="warning" title={warning} />
        ))}
        {mapping && (
          <ReadingColumns columns={columns} mapping={mapping} onChange={(next) => read({ mapping: next })} />
        )}
        <PreviewedMetrics metrics={metrics} />
        <SkippedReasons {...preview} />
        {readings === 0 && isWhole && <Callout tone="warning" title="Nothing in it can be imported." />}
        <Row justify="end">
          <Button tone="quiet" onClick={discard}>
            Discard
          </Button>
          <Button
            tone="primary"
            loading={isStarting}
            disabled={isStale || (readings === 0 && isWhole)}
            onClick={start}
          >
            Import
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function SkippedReasons({
  skipped,
  reasons,
}: Pick<ReadingImportPreview, 'skipped' | 'reasons'>): ReactElement | null {
  if (skipped === 0) return null;
  return (
    <div>
      <Text variant="label" tone="muted">
        {formatQuantity(skipped, 'row is', 'rows are')} left out
      </Text>
      <ul>
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            <Text tone="muted">{`${formatCount(count)} × ${reason}`}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}

function summaryOf({ format, readings, isWhole, from, to }: ReadingImportPreview): string {
  const count = `${isWhole ? '' : 'at least '}${formatQuantity(readings, 'reading', 'readings')}`;
  const when = from !== null && to !== null && periodLabel(from, to);
  return [readingFormatNames[format], count, when].filter(Boolean).join(' · ');
}

function zonesWith(zone: string): { value: string; label: string }[] {
  const zones = new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

import { Button, Callout, Card, Row, Select, Stack, Text } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import type { ImportDraft, ImportDraftActions } from '../../shared/imports/use-import-draft';
import { ImportZone } from './import-zone';
import { SkippedReasons } from './skipped-reasons';

/** What every preview of a file tells, whatever it is of. */
interface AnyPreview<Format extends string> {
  format: Format;
  formats: readonly Format[];
  timeZone: string;
  warnings: readonly string[];
  isWhole: boolean;
  skipped: number;
  reasons: readonly { reason: string; count: number }[];
}

interface ImportReviewProps<Format extends string, Preview extends AnyPreview<Format>> {
  draft: Extract<ImportDraft<Preview>, { phase: 'reviewing' }>;
  actions: ImportDraftActions<Preview>;
  isStarting: boolean;
  formatNames: Readonly<Record<Format, string>>;
  /** Its format, how much there is and of when. */
  summary: string;
  isNothing: boolean;
  /** Its times carry no zone. */
  asksZone: boolean;
  /** How it is read, and what that gives. */
  children: ReactNode;
}

/** What a file holds and how it is read, before anything of it is kept. */
export function ImportReview<Format extends string, Preview extends AnyPreview<Format>>({
  draft: { name, preview, isStale },
  actions: { read, start, discard },
  isStarting,
  formatNames,
  summary,
  isNothing,
  asksZone,
  children,
}: ImportReviewProps<Format, Preview>): ReactElement {
  const change = (part: Partial<AnyPreview<Format>>): void => read(part as Partial<Preview>);
  return (
    <Card>
      <Stack spacing={2.5} aria-busy={isStale}>
        <Stack spacing={0.5}>
          <Text as="h2" variant="h3">
            {name}
          </Text>
          <Text tone="muted">{summary}</Text>
        </Stack>
        {preview.formats.length > 1 && (
          <Select
            label="Read it as"
            value={preview.format}
            options={preview.formats.map((value) => ({ value, label: formatNames[value] }))}
            onChange={(format) => change({ format })}
          />
        )}
        {asksZone && <ImportZone value={preview.timeZone} onChange={(timeZone) => change({ timeZone })} />}
        {!preview.isWhole && (
          <Callout tone="info" title="The file is large: this is what its beginning holds.">
            All of it is imported.
          </Callout>
        )}
        {preview.warnings.map((warning) => (
          <Callout key={warning} tone="warning" title={warning} />
        ))}
        {children}
        <SkippedReasons {...preview} />
        {isNothing && <Callout tone="warning" title="Nothing in it can be imported." />}
        <Row justify="end">
          <Button tone="quiet" onClick={discard}>
            Discard
          </Button>
          <Button tone="primary" loading={isStarting} disabled={isStale || isNothing} onClick={start}>
            Import
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

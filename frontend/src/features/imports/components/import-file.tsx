import { Button, Callout, Card, FileDrop, ProgressBar, Row, Spinner, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { ImportDraft, ImportDraftActions } from '../hooks/use-import-draft';
import { formatBytes } from '../lib/import-labels';
import { ImportReview } from './import-review';

export interface ImportFileProps {
  draft: ImportDraft;
  actions: ImportDraftActions;
}

/** From choosing a file to starting its import. */
export function ImportFile({ draft, actions }: ImportFileProps): ReactElement {
  const { choose, read, start, discard } = actions;
  switch (draft.phase) {
    case 'choosing':
      return (
        <Stack spacing={2}>
          {draft.problem !== null && <Callout tone="danger" title={draft.problem} />}
          <FileDrop
            label="Drop a file here, or choose one"
            hint="You’ll see a preview before anything is saved."
            onFile={choose}
          />
        </Stack>
      );
    case 'uploading':
      return (
        <Card>
          <Stack spacing={2}>
            <ProgressBar
              label={`Sending ${draft.name}`}
              value={draft.sent}
              max={draft.bytes}
              valueText={`${formatBytes(draft.sent)} of ${formatBytes(draft.bytes)}`}
            />
            <Row justify="end">
              <Button size="sm" onClick={discard}>
                Stop
              </Button>
            </Row>
          </Stack>
        </Card>
      );
    case 'reading':
      return (
        <Card>
          <Row>
            <Spinner />
            <Text role="status">Looking into {draft.name}</Text>
          </Row>
        </Card>
      );
    case 'reviewing':
      return <ImportReview draft={draft} onRead={read} onStart={start} onDiscard={discard} />;
  }
}

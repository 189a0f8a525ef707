import { Button, Callout, Card, FileDrop, ProgressBar, Row, Spinner, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatBytes } from '../../shared/imports/format-bytes';
import type { ImportDraft, ImportDraftActions } from '../../shared/imports/use-import-draft';

export interface FileArrivalProps<Preview> {
  draft: Exclude<ImportDraft<Preview>, { phase: 'reviewing' }>;
  actions: Pick<ImportDraftActions<Preview>, 'choose' | 'discard'>;
}

/** From choosing a file until it can be looked at. */
export function FileArrival<Preview>({ draft, actions }: FileArrivalProps<Preview>): ReactElement {
  const { choose, discard } = actions;
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
  }
}

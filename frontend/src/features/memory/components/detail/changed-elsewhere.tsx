import { Button, Callout, Grid, Row, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';

export interface ChangedElsewhereProps {
  savedText: string;
  ownText: string;
  onUseSaved: () => void;
  /** Puts both into the box below, to be made one by hand. */
  onJoin: () => void;
}

/** Two corrections of one memory met: both texts stand side by side, and the owner decides. */
export function ChangedElsewhere(props: ChangedElsewhereProps): ReactElement {
  const { savedText, ownText, onUseSaved, onJoin } = props;
  return (
    <Callout tone="warning" title="This memory was changed elsewhere meanwhile">
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Grid container spacing={2}>
          <Side title="Saved now" text={savedText} />
          <Side title="Yours" text={ownText} />
        </Grid>
        <Text tone="muted">
          Save yours over the other, use what is saved, or make one text of both below.
        </Text>
        <Row>
          <Button size="sm" onClick={onUseSaved}>
            Use what is saved
          </Button>
          <Button size="sm" onClick={onJoin}>
            Put both in the box
          </Button>
        </Row>
      </Stack>
    </Callout>
  );
}

function Side({ title, text }: { title: string; text: string }): ReactElement {
  return (
    <Grid size={{ xs: 12, md: 6 }} role="group" aria-label={title}>
      <Text tone="muted">{title}</Text>
      <Text variant="read" dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Text>
    </Grid>
  );
}

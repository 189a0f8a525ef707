import { Button, Callout, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';

export interface ChangedElsewhereProps {
  savedText: string;
  onUseSaved: () => void;
}

/** Two corrections of one memory met: both texts are in sight, and the owner decides. */
export function ChangedElsewhere({ savedText, onUseSaved }: ChangedElsewhereProps): ReactElement {
  return (
    <Callout tone="warning" title="This memory was changed elsewhere meanwhile">
      <Stack spacing={1.5} sx={{ pt: 1, alignItems: 'flex-start' }}>
        <Text tone="muted">Saved now:</Text>
        <Text variant="read" measure dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {savedText}
        </Text>
        <Text tone="muted">
          Your text is below. Save it over the other, or take over what you want to keep.
        </Text>
        <Button size="sm" onClick={onUseSaved}>
          Use what is saved
        </Button>
      </Stack>
    </Callout>
  );
}

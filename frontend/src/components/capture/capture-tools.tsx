import { Box, Kbd } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { Dictation } from './dictation';

/** What helps to write, beside the button that saves. */
export function CaptureTools({ onHeard }: { onHeard: (sentence: string) => void }): ReactElement {
  return (
    <>
      <SaveShortcut />
      <Dictation onHeard={onHeard} />
    </>
  );
}

/** For keyboards only; a phone has none. */
function SaveShortcut(): ReactElement {
  const modifier = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl';
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' }, mr: 'auto' }}>
      <Kbd>{modifier}</Kbd> <Kbd>Enter</Kbd>
    </Box>
  );
}

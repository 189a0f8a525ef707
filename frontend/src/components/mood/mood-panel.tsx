import { Box, Dialog } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { MoodDialogProps } from './mood-dialog';
import { MoodEntryForm } from './mood-entry-form';

/** Closing loses nothing: what was entered is there again at the next opening. */
export function MoodPanel({ open, onClose }: MoodDialogProps): ReactElement {
  return (
    <Dialog open={open} onClose={onClose} title="How is it right now?">
      <Box sx={{ pt: 1 }}>
        <MoodEntryForm firstRef={focusOnArrival} onSaved={onClose} />
      </Box>
    </Dialog>
  );
}

/** The dialog opened for this choice. */
function focusOnArrival(field: HTMLElement | null): void {
  field?.focus();
}

import { Box, Dialog } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { CaptureDialogProps } from './capture-dialog';
import { CaptureForm } from './capture-form';

/** Closing loses nothing: the draft is there again at the next opening, on the dashboard too. */
export function CapturePanel({ open, onClose }: CaptureDialogProps): ReactElement {
  return (
    <Dialog open={open} onClose={onClose} title="Tell your twin something">
      <Box sx={{ pt: 1 }}>
        <CaptureForm
          label="What should your twin remember?"
          hideLabel
          inputRef={focusOnArrival}
          onRemembered={onClose}
        />
      </Box>
    </Dialog>
  );
}

/** The dialog opened for this field. */
function focusOnArrival(field: HTMLElement | null): void {
  field?.focus();
}

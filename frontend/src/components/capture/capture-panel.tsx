import { Dialog, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { MoodQuickRow } from '../mood/mood-quick-row';
import type { CaptureDialogProps } from './capture-dialog';
import { CaptureForm } from './capture-form';

/** Closing loses nothing: the draft is there again at the next opening, on the dashboard too. */
export function CapturePanel({ open, onClose, onMood }: CaptureDialogProps): ReactElement {
  return (
    <Dialog open={open} onClose={onClose} title="Tell your twin something">
      <Stack spacing={3} sx={{ pt: 1 }}>
        <CaptureForm
          label="What should your twin remember?"
          hideLabel
          inputRef={focusOnArrival}
          onRemembered={onClose}
        />
        <MoodQuickRow onChosen={onMood} />
      </Stack>
    </Dialog>
  );
}

/** The dialog opened for this field. */
function focusOnArrival(field: HTMLElement | null): void {
  field?.focus();
}

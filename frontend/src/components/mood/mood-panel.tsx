import { Box, Button, Dialog } from '@twyn/design-system';
import { type ReactElement, useId } from 'react';
import { useCreateMoodEntryMutation } from '../../shared/mood/api/mood.api';
import type { MoodDialogProps } from './mood-dialog';
import { MoodEntryForm } from './mood-entry-form';
import { SAVING } from './use-new-mood';

/** Closing loses nothing: what was entered is there again at the next opening. */
export function MoodPanel({ open, onClose }: MoodDialogProps): ReactElement {
  const formId = useId();
  const [, { isLoading }] = useCreateMoodEntryMutation(SAVING);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="How is it right now?"
      actions={
        // In sight also where the form is longer than the window: a face, and save.
        <Button type="submit" form={formId} tone="primary" loading={isLoading}>
          Save
        </Button>
      }
    >
      <Box sx={{ pt: 1 }}>
        <MoodEntryForm id={formId} firstRef={focusOnArrival} onSaved={onClose} />
      </Box>
    </Dialog>
  );
}

/** The dialog opened for this choice. */
function focusOnArrival(field: HTMLElement | null): void {
  field?.focus();
}

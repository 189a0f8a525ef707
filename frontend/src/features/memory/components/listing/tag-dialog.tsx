import { Button, Dialog, Stack, TextField } from '@twyn/design-system';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import type { BulkChange } from '../../../../api/listing.api';
import { parseTags } from '../../lib/parse-tags';

export interface TagDialogProps {
  /** Whose tags. */
  title: string;
  onApply: (change: BulkChange) => void;
  onClose: () => void;
}

/** Adds tags to many memories, or takes them away. */
export function TagDialog({ title, onApply, onClose }: TagDialogProps): ReactElement {
  const [typed, setTyped] = useState('');
  const tags = parseTags(typed);
  const apply = (action: 'addTags' | 'removeTags'): void => onApply({ action, tags });
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (tags.length > 0) apply('addTags');
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button disabled={tags.length === 0} onClick={() => apply('removeTags')}>
            Remove
          </Button>
          <Button tone="primary" type="submit" form="bulk-tags" disabled={tags.length === 0}>
            Add
          </Button>
        </>
      }
    >
      <Stack component="form" id="bulk-tags" noValidate onSubmit={handleSubmit} sx={{ pt: 1 }}>
        <TextField
          label="Tags"
          hint="Separate several with commas."
          placeholder="family, health"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}

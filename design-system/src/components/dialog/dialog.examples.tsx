import { useState, type ReactElement } from 'react';
import { Button } from '../button/button';
import { TextField } from '../text-field/text-field';
import { Dialog } from './dialog';

export function ShortForm(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Rename</Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Rename this conversation"
        keepOpenOnBackdrop
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              Cancel
            </Button>
            <Button tone="primary" onClick={close}>
              Rename
            </Button>
          </>
        }
      >
        <TextField label="Title" defaultValue="Why I’m tired this week" />
      </Dialog>
    </>
  );
}

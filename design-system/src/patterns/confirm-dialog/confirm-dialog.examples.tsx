import { useState, type ReactElement } from 'react';
import { Button } from '../../components/button/button';
import { ConfirmDialog } from './confirm-dialog';

export function Forget(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button tone="danger" onClick={() => setIsOpen(true)}>
        Forget
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Forget this memory?"
        confirmLabel="Forget"
        tone="danger"
        onConfirm={close}
        onClose={close}
      >
        The morning brief of 12 March loses its source. You can undo this for 30 days.
      </ConfirmDialog>
    </>
  );
}

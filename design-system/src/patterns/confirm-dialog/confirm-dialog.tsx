import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../components/button/button';
import { Dialog } from '../../components/dialog/dialog';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: ReactNode;
  /** What will happen, and what can be undone. */
  children?: ReactNode;
  /** The verb for what happens: Forget, Delete. */
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** `danger` for what loses something. @default 'primary' */
  tone?: 'primary' | 'danger';
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once before something that is hard to take back. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { open, title, children, confirmLabel, cancelLabel = 'Cancel', tone = 'primary', isBusy } = props;
  const { onConfirm, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button tone={tone} loading={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

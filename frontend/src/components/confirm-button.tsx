import { ConfirmDialog, Text } from '@twyn/design-system';
import { type ReactElement, type ReactNode, useState } from 'react';

export interface ConfirmButtonProps {
  /** Renders the button; call `ask` to open the confirmation. */
  button: (ask: () => void) => ReactElement;
  title: string;
  /** Says what is lost and that it cannot be restored. */
  children: ReactNode;
  /** A verb: Erase, Delete. */
  confirmLabel: string;
  /** The dialog stays open until this settles; failures are reported by a toast. */
  onConfirm: () => Promise<unknown>;
}

/** Button for an irreversible action that asks for confirmation first. */
export function ConfirmButton({
  button,
  title,
  children,
  confirmLabel,
  onConfirm,
}: ConfirmButtonProps): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const handleConfirm = async (): Promise<void> => {
    setIsBusy(true);
    await onConfirm();
    setIsBusy(false);
    setIsAsking(false);
  };
  return (
    <>
      {button(() => setIsAsking(true))}
      <ConfirmDialog
        open={isAsking}
        title={title}
        confirmLabel={confirmLabel}
        tone="danger"
        isBusy={isBusy}
        onConfirm={() => void handleConfirm()}
        onClose={() => setIsAsking(false)}
      >
        <Text>{children}</Text>
      </ConfirmDialog>
    </>
  );
}

import { ConfirmDialog, Text } from '@twyn/design-system';
import { type ReactElement, type ReactNode, useState } from 'react';

export interface AskFirstProps {
  /** What asks when it is pressed. */
  button: (ask: () => void) => ReactElement;
  /** The question. */
  title: string;
  /** What is lost, and that it cannot be brought back. */
  children: ReactNode;
  /** The verb for what happens: Erase, Delete. */
  confirmLabel: string;
  /** The question stays until this is through; a failure is told by its toast. */
  onConfirm: () => Promise<unknown>;
}

/** A button for what cannot be taken back, with the question it asks first. */
export function AskFirst({ button, title, children, confirmLabel, onConfirm }: AskFirstProps): ReactElement {
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

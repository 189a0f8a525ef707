import { Button, ConfirmDialog } from '@twyn/design-system';
import { useState, type ReactElement, type ReactNode } from 'react';

interface UndoImportProps {
  fileName: string;
  /** "Delete imported readings". */
  confirmLabel: string;
  isBusy: boolean;
  onUndo: () => Promise<unknown>;
  /** It is being asked, or no longer: what has to be counted first is counted then. */
  onAsking?: (isAsking: boolean) => void;
  /** What that deletes. */
  children: ReactNode;
}

/** Takes a whole import back, after saying what that deletes. */
export function UndoImport({
  fileName,
  confirmLabel,
  isBusy,
  onUndo,
  onAsking,
  children,
}: UndoImportProps): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const ask = (next: boolean): void => {
    setIsAsking(next);
    onAsking?.(next);
  };
  const handleConfirm = async (): Promise<void> => {
    await onUndo();
    ask(false);
  };
  return (
    <>
      <Button size="sm" tone="quiet" onClick={() => ask(true)}>
        Undo
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Undo the import of ${fileName}?`}
        confirmLabel={confirmLabel}
        tone="danger"
        isBusy={isBusy}
        onConfirm={() => void handleConfirm()}
        onClose={() => ask(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}

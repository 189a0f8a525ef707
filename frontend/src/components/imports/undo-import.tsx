import { Button, ConfirmDialog } from '@twyn/design-system';
import { useState, type ReactElement, type ReactNode } from 'react';

interface UndoImportProps {
  fileName: string;
  /** "Delete imported readings". */
  confirmLabel: string;
  isBusy: boolean;
  onUndo: () => Promise<unknown>;
  /** What that deletes. */
  children: ReactNode;
}

/** Takes a whole import back, after saying what that deletes. */
export function UndoImport({
  fileName,
  confirmLabel,
  isBusy,
  onUndo,
  children,
}: UndoImportProps): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const handleConfirm = async (): Promise<void> => {
    await onUndo();
    setIsAsking(false);
  };
  return (
    <>
      <Button size="sm" tone="quiet" onClick={() => setIsAsking(true)}>
        Undo
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Undo the import of ${fileName}?`}
        confirmLabel={confirmLabel}
        tone="danger"
        isBusy={isBusy}
        onConfirm={() => void handleConfirm()}
        onClose={() => setIsAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}

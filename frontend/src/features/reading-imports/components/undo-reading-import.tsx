import { Button, ConfirmDialog, Text } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import { formatQuantity } from '../../../lib/format';
import { type ReadingImport, useUndoReadingImportMutation } from '../api/reading-imports.api';

/** Takes a whole import back, after saying what that deletes. */
export function UndoReadingImport({ job: { id, fileName, imported } }: { job: ReadingImport }): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const [undoImport, { isLoading }] = useUndoReadingImportMutation();
  const handleConfirm = async (): Promise<void> => {
    await undoImport({ id });
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
        confirmLabel="Delete imported readings"
        tone="danger"
        isBusy={isLoading}
        onConfirm={() => void handleConfirm()}
        onClose={() => setIsAsking(false)}
      >
        <Text>
          {formatQuantity(imported, 'reading goes', 'readings go')} for good. What was there before stays, and
          the file can be imported again.
        </Text>
      </ConfirmDialog>
    </>
  );
}

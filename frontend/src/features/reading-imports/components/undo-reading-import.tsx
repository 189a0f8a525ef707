import { Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { UndoImport } from '../../../components/imports/undo-import';
import { formatQuantity } from '../../../lib/format';
import { type ReadingImport, useUndoReadingImportMutation } from '../api/reading-imports.api';

export function UndoReadingImport({ job: { id, fileName, imported } }: { job: ReadingImport }): ReactElement {
  const [undoImport, { isLoading }] = useUndoReadingImportMutation();
  return (
    <UndoImport
      fileName={fileName}
      confirmLabel="Delete imported readings"
      isBusy={isLoading}
      onUndo={() => undoImport({ id })}
    >
      <Text>
        {formatQuantity(imported, 'reading goes', 'readings go')} for good. What was there before stays, and
        the file can be imported again.
      </Text>
    </UndoImport>
  );
}

import { Button, Checkbox, ConfirmDialog, Stack, Text } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import {
  type ImportUndo,
  type MemoryImport,
  useGetImportUndoQuery,
  useUndoImportMutation,
} from '../api/imports.api';
import { formatCount, formatQuantity } from '../../../lib/format';

/** Takes a whole import back, after saying what that erases. */
export function UndoImport({ job: { id, fileName } }: { job: MemoryImport }): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const [erasesEdited, setErasesEdited] = useState(false);
  const { data } = useGetImportUndoQuery({ id }, { skip: !isAsking });
  const [undoImport, { isLoading }] = useUndoImportMutation();
  const handleConfirm = async (): Promise<void> => {
    await undoImport({ id, undoImport: { edited: erasesEdited ? 'erase' : 'keep' } });
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
        confirmLabel="Delete imported memories"
        tone="danger"
        isBusy={isLoading || data === undefined}
        onConfirm={() => void handleConfirm()}
        onClose={() => setIsAsking(false)}
      >
        <Stack spacing={2}>
          <Text>{data ? lossLabel(data, erasesEdited) : 'Counting imported memories…'}</Text>
          {data && data.edited.total > 0 && (
            <>
              <EditedSince edited={data.edited} />
              <Checkbox
                label="Delete these too"
                checked={erasesEdited}
                onChange={({ target }) => setErasesEdited(target.checked)}
              />
            </>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

function EditedSince({ edited: { total, items } }: Pick<ImportUndo, 'edited'>): ReactElement {
  const more = total - items.length;
  return (
    <div>
      <Text>
        {total === 1
          ? 'You have changed one of them since; it stays:'
          : `You have changed ${formatCount(total)} of them since; they stay:`}
      </Text>
      <ul>
        {items.map(({ id, text }) => (
          <li key={id}>
            <Text tone="muted">{text}</Text>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Text tone="muted">and {formatCount(more)} more</Text>
          </li>
        )}
      </ul>
    </div>
  );
}

function lossLabel({ memories, edited }: ImportUndo, erasesEdited: boolean): string {
  const count = erasesEdited ? memories : memories - edited.total;
  const what = formatQuantity(count, 'memory goes', 'memories go');
  return `${what} for good, with the answers that rested on ${count === 1 ? 'it' : 'them'}. The file can be imported again.`;
}

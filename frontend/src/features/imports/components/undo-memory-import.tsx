import { Checkbox, Stack, Text } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import {
  type ImportUndo,
  type MemoryImport,
  useGetImportUndoQuery,
  useUndoImportMutation,
} from '../api/imports.api';
import { UndoImport } from '../../../components/imports/undo-import';
import { formatCount, formatQuantity } from '../../../lib/format';

/** Takes a whole import back, after saying what that erases. */
export function UndoMemoryImport({ job: { id, fileName } }: { job: MemoryImport }): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const [erasesEdited, setErasesEdited] = useState(false);
  const { data } = useGetImportUndoQuery({ id }, { skip: !isAsking });
  const [undoImport, { isLoading }] = useUndoImportMutation();
  return (
    <UndoImport
      fileName={fileName}
      confirmLabel="Delete imported memories"
      isBusy={isLoading || data === undefined}
      onUndo={() => undoImport({ id, undoImport: { edited: erasesEdited ? 'erase' : 'keep' } })}
      onAsking={setIsAsking}
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
    </UndoImport>
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

import { ConfirmDialog, Icon, IconButton, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useEraseMemoryMutation } from '../../../../api/trash.api';
import { notify } from '../../../../lib/notify';
import { receiptWords } from '../../lib/receipt-words';

/** Asks first: nobody can bring back what was erased. */
export function EraseMemory({ id, title }: { id: string; title: string }): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const [eraseMemory, { isLoading }] = useEraseMemoryMutation();
  const handleConfirm = async (): Promise<void> => {
    const { data } = await eraseMemory({ id });
    setIsAsking(false);
    if (data) notify.success(receiptWords(data));
  };
  return (
    <>
      <IconButton label={`Erase ${title}`} icon={<Icon name="trash" />} onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title="Erase this memory?"
        confirmLabel="Erase"
        tone="danger"
        isBusy={isLoading}
        onConfirm={() => void handleConfirm()}
        onClose={() => setIsAsking(false)}
      >
        <Text>
          “{title}” goes for good: the memory, its earlier versions, the message you told it in, and the
          answers that rested on it. This cannot be undone.
        </Text>
      </ConfirmDialog>
    </>
  );
}

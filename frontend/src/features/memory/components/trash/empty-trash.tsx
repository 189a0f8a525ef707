import { Button, ConfirmDialog, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useEmptyTrashMutation } from '../../../../api/trash.api';
import { formatQuantity } from '../../../../lib/format';
import { notify } from '../../../../lib/notify';
import { receiptWords } from '../../lib/receipt-words';

export function EmptyTrash({ count }: { count: number }): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const [emptyTrash, { isLoading }] = useEmptyTrashMutation();
  const memories = formatQuantity(count, 'memory', 'memories');
  const handleConfirm = async (): Promise<void> => {
    const { data } = await emptyTrash();
    setIsAsking(false);
    if (data) notify.success(receiptWords(data));
  };
  return (
    <>
      <Button tone="danger" onClick={() => setIsAsking(true)}>
        Empty the trash
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Erase ${memories}?`}
        confirmLabel="Erase everything here"
        tone="danger"
        isBusy={isLoading}
        onConfirm={() => void handleConfirm()}
        onClose={() => setIsAsking(false)}
      >
        <Text>
          They go for good, with their earlier versions, the messages you told them in, and the answers that
          rested on them. This cannot be undone.
        </Text>
      </ConfirmDialog>
    </>
  );
}

import { Button } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useEmptyTrashMutation } from '../../../../shared/memory/api/trash.api';
import { ConfirmButton } from '../../../../components/confirm-button';
import { totalInWords, type ListTotal } from '../../../../lib/list-total';
import { notify } from '../../../../lib/notify';
import { receiptLabel } from '../../lib/receipt-labels';

export function EmptyTrash({ all }: { all: ListTotal }): ReactElement {
  const [emptyTrash] = useEmptyTrashMutation();
  const handleConfirm = async (): Promise<void> => {
    const { data } = await emptyTrash();
    if (data) notify.success(receiptLabel(data));
  };
  return (
    <ConfirmButton
      button={(ask) => (
        <Button tone="danger" onClick={ask}>
          Empty the trash
        </Button>
      )}
      title={`Delete ${totalInWords(all, 'memory', 'memories')} permanently?`}
      confirmLabel="Delete everything here"
      onConfirm={handleConfirm}
    >
      This permanently deletes them, their earlier versions, the messages they came from and the answers based
      on them.
    </ConfirmButton>
  );
}

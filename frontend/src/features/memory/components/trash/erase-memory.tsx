import { Icon, IconButton } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useEraseMemoryMutation } from '../../../../shared/memory/api/trash.api';
import { ConfirmButton } from '../../../../components/confirm-button';
import { notify } from '../../../../lib/notify';
import { receiptLabel } from '../../lib/receipt-labels';

export function EraseMemory({ id, title }: { id: string; title: string }): ReactElement {
  const [eraseMemory] = useEraseMemoryMutation();
  const handleConfirm = async (): Promise<void> => {
    const { data } = await eraseMemory({ id });
    if (data) notify.success(receiptLabel(data));
  };
  return (
    <ConfirmButton
      button={(ask) => (
        <IconButton label={`Delete ${title} permanently`} icon={<Icon name="trash" />} onClick={ask} />
      )}
      title="Delete this memory permanently?"
      confirmLabel="Delete permanently"
      onConfirm={handleConfirm}
    >
      “{title}” goes for good: the memory, its earlier versions, the message you told it in, and the answers
      that rested on it. This can’t be undone.
    </ConfirmButton>
  );
}

import { Button, Icon } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type ContactMessage, useDeleteContactMessageMutation } from '../api/contact-messages.api';
import { ConfirmButton } from '../../../components/confirm-button';
import { notify } from '../../../lib/notify';

export function DeleteMessage({
  message: { id, reference, name },
}: {
  message: ContactMessage;
}): ReactElement {
  const [deleteMessage] = useDeleteContactMessageMutation();
  const handleConfirm = async (): Promise<void> => {
    const { error } = await deleteMessage({ id });
    if (!error) notify.success(`Message ${reference} deleted`);
  };
  return (
    <ConfirmButton
      button={(ask) => (
        <Button
          size="sm"
          tone="quiet"
          aria-label={`Delete ${reference}`}
          startIcon={<Icon name="trash" size={16} />}
          onClick={ask}
        >
          Delete
        </Button>
      )}
      title={`Delete the message of ${name}?`}
      confirmLabel="Delete message"
      onConfirm={handleConfirm}
    >
      This permanently deletes it. The sender isn’t notified.
    </ConfirmButton>
  );
}

import { Button, ConfirmDialog, Icon, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { type ContactMessage, useDeleteContactMessageMutation } from '../../../api/contact-messages.api';
import { notify } from '../../../lib/notify';

/** Asks first: a deleted message cannot be brought back. */
export function DeleteMessage({
  message: { id, reference, name },
}: {
  message: ContactMessage;
}): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const [deleteMessage, { isLoading }] = useDeleteContactMessageMutation();

  const handleConfirm = async (): Promise<void> => {
    const { error } = await deleteMessage({ id });
    if (!error) notify.success(`Message ${reference} deleted`);
    setIsAsking(false);
  };

  return (
    <>
      <Button
        size="sm"
        tone="quiet"
        aria-label={`Delete ${reference}`}
        startIcon={<Icon name="trash" size={16} />}
        onClick={() => setIsAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Delete the message of ${name}?`}
        confirmLabel="Delete message"
        tone="danger"
        isBusy={isLoading}
        onConfirm={() => void handleConfirm()}
        onClose={() => setIsAsking(false)}
      >
        <Text>It is deleted for good, and whoever wrote it is not told.</Text>
      </ConfirmDialog>
    </>
  );
}

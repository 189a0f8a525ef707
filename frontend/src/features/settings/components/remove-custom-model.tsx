import { Button, ConfirmDialog, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { type CustomModel, useRemoveCustomModelMutation } from '../api/model.api';
import { notify } from '../../../lib/notify';
import { hostOf } from '../lib/custom-server';

/** Asks for confirmation, because the API key cannot be restored. */
export function RemoveCustomModel({ own }: { own: CustomModel }): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { isLoading }] = useRemoveCustomModelMutation();
  const handleConfirm = async (): Promise<void> => {
    const { error } = await remove();
    setIsAsking(false);
    if (error === undefined) notify.success('Your server was removed');
  };
  return (
    <>
      <Button size="sm" tone="quiet" aria-label="Remove your server" onClick={() => setIsAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Remove ${hostOf(own.url)}?`}
        confirmLabel="Remove"
        tone="danger"
        isBusy={isLoading}
        onConfirm={() => void handleConfirm()}
        onClose={() => setIsAsking(false)}
      >
        <Text>
          What you ask then goes to the language model of this Twyn, or to none where it has none.
          {own.hasKey && ' The key is deleted.'}
        </Text>
      </ConfirmDialog>
    </>
  );
}

import { ConfirmDialog, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatQuantity } from '../../../../lib/format';
import { useRemoveHomeConnectionMutation } from '../../api/connections.api';
import type { ConnectionDialogProps } from './edit-connection';

/** Leaves the place, with the devices that came from it. */
export function RemoveConnection({ connection, open, onClose }: ConnectionDialogProps): ReactElement {
  const { id, name, entityCount } = connection;
  const [remove, { isLoading }] = useRemoveHomeConnectionMutation();
  const confirm = async (): Promise<void> => {
    await remove({ id });
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Remove ${name}?`}
      confirmLabel="Remove"
      tone="danger"
      isBusy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>
        {entityCount === 0
          ? 'Nothing of it was taken into your home.'
          : `${formatQuantity(entityCount, 'device', 'devices')} of it and their history are deleted permanently.`}{' '}
        Nothing is switched, and nothing changes on the other side.
      </Text>
    </ConfirmDialog>
  );
}

import { Button, Checkbox, ConfirmDialog, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { formatQuantity } from '../../../lib/format';
import { type Device, useRemoveDevicesMutation } from '../api/devices.api';

interface RemoveDevicesProps {
  devices: readonly Device[];
  onRemoved: () => void;
}

/** Removes devices, with what they measured for Body or without. */
export function RemoveDevices({ devices, onRemoved }: RemoveDevicesProps): ReactElement {
  const [remove, { isLoading }] = useRemoveDevicesMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [withData, setWithData] = useState(false);
  const [only] = devices.length === 1 ? devices : [];
  const name = only?.name ?? formatQuantity(devices.length, 'device', 'devices');
  const confirm = async (): Promise<void> => {
    const { error } = await remove({ removeDevices: { ids: devices.map(({ id }) => id), withData } });
    setIsAsking(false);
    if (error === undefined) onRemoved();
  };
  return (
    <>
      <Button tone="quiet" size="sm" onClick={() => setIsAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Remove ${name}?`}
        confirmLabel="Remove"
        tone="danger"
        isBusy={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        <Stack spacing={1.5}>
          <Text>
            Its token no longer works from now on, and its own history is deleted. You can’t undo this.
          </Text>
          <Checkbox
            label="Delete what it measured for Body as well"
            checked={withData}
            onChange={(event) => setWithData(event.target.checked)}
          />
        </Stack>
      </ConfirmDialog>
    </>
  );
}

import { Button, Row } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { paths } from '../../../lib/paths';
import type { Device } from '../api/devices.api';

interface NewDeviceEndProps {
  device: Device;
  onClose: () => void;
}

/** Leaves a new device as it is, or goes on to what it sends. */
export function NewDeviceEnd({ device, onClose }: NewDeviceEndProps): ReactElement {
  return (
    <Row justify="end">
      <Button tone="quiet" onClick={onClose}>
        Done
      </Button>
      {device.lastSeenAt !== null && (
        <Button href={`${paths.devices}/${device.id}`}>Choose what is kept</Button>
      )}
    </Row>
  );
}

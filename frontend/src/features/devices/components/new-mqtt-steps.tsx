import { Callout, Stack } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import type { Device, NewMqttDevice } from '../api/devices.api';
import { examplePayload } from '../lib/example-payload';
import { CopyField } from './copy-field';
import { FirstMessage } from './first-message';
import { MqttFields } from './mqtt-fields';
import { NewDeviceEnd } from './new-device-end';

interface NewMqttStepsProps {
  made: NewMqttDevice;
  /** As it is now. */
  device: Device;
  onClose: () => void;
}

/** Where and as whom the device connects, with its password once, and what has come of it. */
export function NewMqttSteps({ made, device, onClose }: NewMqttStepsProps): ReactElement {
  const [example] = useState(() => examplePayload(new Date()));
  return (
    <Stack spacing={2}>
      <Callout tone="warning" role="status">
        Copy the password now. It’s shown this once.
      </Callout>
      <MqttFields mqtt={made.mqtt} />
      <FirstMessage device={device} />
      <CopyField label="Example message" value={example} lines={5} />
      <NewDeviceEnd device={device} onClose={onClose} />
    </Stack>
  );
}

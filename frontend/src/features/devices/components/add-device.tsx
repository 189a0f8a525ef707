import {
  Card,
  Icon,
  IconButton,
  Link,
  Stack,
  type TabItem,
  tabPanelProps,
  Tabs,
  Text,
} from '@twyn/design-system';
import { type ReactElement, useId, useState } from 'react';
import { paths } from '../../../lib/paths';
import { type Device, type NewDevice, useCreateDeviceMutation } from '../api/devices.api';
import { NewDeviceForm } from './new-device-form';
import { NewDeviceSteps } from './new-device-steps';

const METHODS = [
  { value: 'token', label: 'Token' },
  { value: 'home', label: 'MQTT, Home Assistant' },
  { value: 'browser', label: 'Browser' },
] as const satisfies readonly TabItem<string>[];
type Method = (typeof METHODS)[number]['value'];

interface AddDeviceProps {
  devices: readonly Device[];
  onClose: () => void;
}

/** Connects a device: names it, shows its token and code once, and waits for its first message. */
export function AddDevice({ devices, onClose }: AddDeviceProps): ReactElement {
  const [method, setMethod] = useState<Method>('token');
  const [made, setMade] = useState<NewDevice>();
  const idPrefix = useId();
  return (
    <Card
      title="Add a device"
      aria-label="Add a device"
      actions={
        <IconButton size="sm" label="Close" icon={<Icon name="close" size={18} />} onClick={onClose} />
      }
    >
      <Stack spacing={2}>
        {!made && (
          <Tabs
            label="How it is connected"
            items={METHODS}
            value={method}
            onChange={setMethod}
            idPrefix={idPrefix}
          />
        )}
        <div {...(made ? {} : tabPanelProps(idPrefix, method))}>
          {method === 'token' && (
            <ByToken
              made={made}
              device={devices.find(({ id }) => id === made?.device.id)}
              onMade={setMade}
              onClose={onClose}
            />
          )}
          {method === 'home' && (
            <Text tone="muted">
              Devices of your home appear here by themselves once the home they belong to is connected.{' '}
              <Link href={paths.homeConnections}>Open connections</Link>
            </Text>
          )}
          {method === 'browser' && (
            <Text tone="muted">
              A heart-rate strap is connected to this browser on Body.{' '}
              <Link href={paths.biometrics}>Open Body</Link>
            </Text>
          )}
        </div>
      </Stack>
    </Card>
  );
}

interface ByTokenProps {
  made: NewDevice | undefined;
  device: Device | undefined;
  onMade: (made: NewDevice) => void;
  onClose: () => void;
}

function ByToken({ made, device, onMade, onClose }: ByTokenProps): ReactElement {
  const [create, { isLoading }] = useCreateDeviceMutation();
  if (made) return <NewDeviceSteps made={made} device={device ?? made.device} onClose={onClose} />;
  return (
    <NewDeviceForm
      isBusy={isLoading}
      onCancel={onClose}
      onSave={async (createDevice) => {
        const { data, error } = await create({ createDevice });
        if (data) onMade(data);
        return error;
      }}
    />
  );
}

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
import {
  type Device,
  type NewDevice,
  type NewMqttDevice,
  useCreateDeviceMutation,
  useCreateMqttDeviceMutation,
} from '../api/devices.api';
import { NewDeviceForm, type NewDeviceFormProps } from './new-device-form';
import { NewDeviceSteps } from './new-device-steps';
import { NewMqttSteps } from './new-mqtt-steps';

const METHODS = [
  { value: 'token', label: 'Token' },
  { value: 'mqtt', label: 'MQTT' },
  { value: 'home', label: 'Home' },
  { value: 'browser', label: 'Browser' },
] as const satisfies readonly TabItem<string>[];
type Method = (typeof METHODS)[number]['value'];

interface AddDeviceProps {
  devices: readonly Device[];
  onClose: () => void;
}

/** Connects a device: names it, shows once how it is let in, and waits for its first message. */
export function AddDevice({ devices, onClose }: AddDeviceProps): ReactElement {
  const [method, setMethod] = useState<Method>('token');
  const [isMade, setIsMade] = useState(false);
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
        {!isMade && (
          <Tabs
            label="How it is connected"
            items={METHODS}
            value={method}
            onChange={setMethod}
            idPrefix={idPrefix}
          />
        )}
        <div {...(isMade ? {} : tabPanelProps(idPrefix, method))}>
          {method === 'token' && (
            <ByToken devices={devices} onMade={() => setIsMade(true)} onClose={onClose} />
          )}
          {method === 'mqtt' && <ByMqtt devices={devices} onMade={() => setIsMade(true)} onClose={onClose} />}
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

interface MethodProps extends AddDeviceProps {
  onMade: () => void;
}

function ByToken({ devices, onMade, onClose }: MethodProps): ReactElement {
  const [create, { isLoading }] = useCreateDeviceMutation();
  const [made, make] = useMade<NewDevice>((createDevice) => create({ createDevice }), onMade);
  if (made) return <NewDeviceSteps made={made} device={asItIs(made.device, devices)} onClose={onClose} />;
  return <NewDeviceForm label="Make token" isBusy={isLoading} onCancel={onClose} onSave={make} />;
}

function ByMqtt({ devices, onMade, onClose }: MethodProps): ReactElement {
  const [create, { isLoading }] = useCreateMqttDeviceMutation();
  const [made, make] = useMade<NewMqttDevice>((createDevice) => create({ createDevice }), onMade);
  if (made) return <NewMqttSteps made={made} device={asItIs(made.device, devices)} onClose={onClose} />;
  return <NewDeviceForm label="Make password" isBusy={isLoading} onCancel={onClose} onSave={make} />;
}

type Save = NewDeviceFormProps['onSave'];

/** What was made, with the secret that is shown this once, and what makes it. */
function useMade<Made>(
  create: (device: Parameters<Save>[0]) => PromiseLike<{ data?: Made; error?: unknown }>,
  onMade: () => void,
): [made: Made | undefined, make: Save] {
  const [made, setMade] = useState<Made>();
  const make: Save = async (device) => {
    const { data, error } = await create(device);
    setMade(data);
    if (data) onMade();
    return error;
  };
  return [made, make];
}

function asItIs(made: Device, devices: readonly Device[]): Device {
  return devices.find(({ id }) => id === made.id) ?? made;
}

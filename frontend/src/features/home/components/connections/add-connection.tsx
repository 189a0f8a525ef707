import { Dialog, RadioGroup, type RadioOption, Stack } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { notify } from '../../../../lib/notify';
import { useAddHomeConnectionMutation } from '../../api/connections.api';
import type { ConnectionValues } from '../../lib/connection-form';
import type { Kind } from '../../lib/connection-words';
import { ConnectionForm } from './connection-form';

const KINDS: readonly RadioOption<Kind>[] = [
  {
    value: 'mqtt',
    label: 'MQTT',
    hint: 'A broker that your devices speak to: Zigbee2MQTT, Tasmota, Shelly, ESPHome.',
  },
  {
    value: 'home_assistant',
    label: 'Home Assistant',
    hint: 'All that it knows. Make a long-lived access token on your profile page there.',
  },
  {
    value: 'simulated',
    label: 'Simulated devices',
    hint: 'A flat to try it with. Nothing real is switched.',
  },
];
const OWN_BROKER: RadioOption<Kind> = {
  value: 'own_broker',
  label: 'The broker of this Twyn',
  hint: 'Point your devices to it. Only its administrator can join it.',
};

interface AddConnectionProps {
  open: boolean;
  hasOwnBroker: boolean;
  onClose: () => void;
}

/** Joins the home to one more place that has devices. */
export function AddConnection({ open, hasOwnBroker, onClose }: AddConnectionProps): ReactElement {
  const [kind, setKind] = useState<Kind>('mqtt');
  const [add, { isLoading }] = useAddHomeConnectionMutation();
  const save = async ({ name, url, username, secret }: ConnectionValues): Promise<unknown> => {
    const connectHome = {
      kind: kind === 'own_broker' ? 'mqtt' : kind,
      name,
      ...(kind === 'mqtt' && username !== '' && { username }),
      ...((kind === 'mqtt' || kind === 'home_assistant') && { url, ...(secret !== '' && { secret }) }),
    } as const;
    const { data, error } = await add({ connectHome });
    if (data) {
      notify.success(`Joined: ${data.name}`);
      onClose();
    }
    return error;
  };
  return (
    <Dialog open={open} title="Join your home" keepOpenOnBackdrop onClose={onClose}>
      <Stack spacing={2.5}>
        <RadioGroup
          label="What to join"
          options={hasOwnBroker ? [...KINDS, OWN_BROKER] : KINDS}
          value={kind}
          onChange={setKind}
        />
        <ConnectionForm key={kind} kind={kind} isBusy={isLoading} onCancel={onClose} onSave={save} />
      </Stack>
    </Dialog>
  );
}

import { Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { MqttCredentials } from '../api/devices.api';
import { CopyField } from './copy-field';

/** All that is entered in a device so that it connects. */
export function MqttFields({ mqtt }: { mqtt: MqttCredentials }): ReactElement {
  const { host, port, isTls, username, password, topic } = mqtt;
  return (
    <Stack spacing={2}>
      <CopyField label="Host" value={host} />
      <CopyField label={isTls ? 'Port (TLS)' : 'Port (without TLS)'} value={String(port)} />
      <CopyField label="User name" value={username} />
      <CopyField label="Password" value={password} />
      <CopyField label="Topic" value={topic} />
    </Stack>
  );
}

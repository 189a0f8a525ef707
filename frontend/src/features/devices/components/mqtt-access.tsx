import { Box, Callout, Card, DescriptionItem, DescriptionList, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { formatWhen } from '../../../lib/format';
import {
  type Device,
  type DeviceMqtt,
  useGetDeviceMqttQuery,
  useRotateDeviceMqttMutation,
} from '../api/devices.api';
import { MqttButtons } from './mqtt-buttons';
import { MqttFields } from './mqtt-fields';

/** Its account at the broker: how it connects, whether it can, and its password replaced or taken back. */
export function MqttAccess({ device }: { device: Device }): ReactElement {
  const { id } = device;
  const query = useGetDeviceMqttQuery({ id }, { refetchOnMountOrArgChange: true });
  const [rotate, rotated] = useRotateDeviceMqttMutation();
  return (
    <Card title="MQTT account" padding="none">
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load the MQTT account"
        skeleton={<RowSkeleton rows={3} />}
      >
        {(mqtt) => (
          <>
            <Box sx={{ px: 2.5, pt: 2, pb: 1 }}>
              <State device={device} mqtt={mqtt} />
            </Box>
            {rotated.data ? (
              <Box sx={{ px: 2.5, pb: 1 }}>
                <Stack spacing={2}>
                  <Callout tone="warning" role="status">
                    Copy the new password now. It’s shown this once.
                  </Callout>
                  <MqttFields mqtt={rotated.data} />
                </Stack>
              </Box>
            ) : (
              <Address mqtt={mqtt} />
            )}
            <Box sx={{ px: 2.5, pt: 1, pb: 2.5 }}>
              <MqttButtons
                device={device}
                mqtt={mqtt}
                isRotating={rotated.isLoading}
                onRotate={() => rotate({ id })}
                onRetry={() => void query.refetch()}
                onRevoked={rotated.reset}
              />
            </Box>
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}

function State({ device, mqtt }: { device: Device; mqtt: DeviceMqtt }): ReactElement {
  if (mqtt.state === 'missing')
    return (
      <Callout tone="warning">
        The broker doesn’t know this device any more. Rotate its password to connect it again.
      </Callout>
    );
  return <Text tone="muted">{stateWords(device, mqtt.state)}</Text>;
}

function stateWords({ status, mqtt }: Device, state: Exclude<DeviceMqtt['state'], 'missing'>): string {
  switch (state) {
    case 'revoked':
      return 'Its password was revoked. The broker doesn’t let it in.';
    case 'off':
      return 'MQTT is off on this Twyn, so the device can’t connect. Its operator turns it on with MQTT_BROKER or MQTT_BROKER_URL.';
    case 'unreachable':
      return 'The MQTT broker doesn’t answer. Nothing can be changed until it does.';
    case 'ready': {
      const made = mqtt ? `Its password was made ${formatWhen(mqtt.madeAt)}.` : '';
      return status === 'paused' ? `${made} While it is paused the broker doesn’t let it in.` : made;
    }
  }
}

function Address({ mqtt: { address, username, topic } }: { mqtt: DeviceMqtt }): ReactElement {
  return (
    <DescriptionList>
      {address && <DescriptionItem term="Host">{address.host}</DescriptionItem>}
      {address && (
        <DescriptionItem term="Port">
          {`${String(address.port)}, ${address.isTls ? 'with' : 'without'} TLS`}
        </DescriptionItem>
      )}
      <DescriptionItem term="User name">{username}</DescriptionItem>
      <DescriptionItem term="Topic">{topic}</DescriptionItem>
    </DescriptionList>
  );
}

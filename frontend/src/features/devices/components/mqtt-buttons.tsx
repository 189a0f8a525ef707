import { Button, Row } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { ConfirmButton } from '../../../components/confirm-button';
import { type Device, type DeviceMqtt, useRevokeDeviceMqttMutation } from '../api/devices.api';

interface MqttButtonsProps {
  device: Device;
  mqtt: DeviceMqtt;
  isRotating: boolean;
  onRotate: () => Promise<unknown>;
  /** Asks the broker again. */
  onRetry: () => void;
  onRevoked: () => void;
}

/** What can be done about an account in its state. */
export function MqttButtons(props: MqttButtonsProps): ReactElement {
  const { device, mqtt, isRotating, onRotate, onRetry, onRevoked } = props;
  const { id, name } = device;
  const [revoke] = useRevokeDeviceMqttMutation();
  if (mqtt.state === 'unreachable')
    return (
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    );
  return (
    <Row>
      {mqtt.state === 'ready' && (
        <ConfirmButton
          title={`Rotate the password of ${name}?`}
          confirmLabel="Rotate"
          onConfirm={onRotate}
          button={(ask) => (
            <Button size="sm" onClick={ask}>
              Rotate password
            </Button>
          )}
        >
          The old password stops working at once. The device is disconnected until it has the new one.
        </ConfirmButton>
      )}
      {(mqtt.state === 'missing' || mqtt.state === 'revoked') && (
        <Button size="sm" loading={isRotating} onClick={() => void onRotate()}>
          {mqtt.state === 'missing' ? 'Rotate to connect again' : 'Make a new password'}
        </Button>
      )}
      {device.mqtt?.isRevoked === false && (
        <ConfirmButton
          title={`Revoke the password of ${name}?`}
          confirmLabel="Revoke"
          onConfirm={async () => {
            await revoke({ id });
            onRevoked();
          }}
          button={(ask) => (
            <Button tone="quiet" size="sm" onClick={ask}>
              Revoke
            </Button>
          )}
        >
          It is disconnected now and not let in again. You can make a new password later.
        </ConfirmButton>
      )}
    </Row>
  );
}

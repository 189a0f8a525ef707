import { Callout, Row, Stack, Text, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatTime } from '../../../lib/format';
import type { Device, NewDevice } from '../api/devices.api';
import { FirstMessage } from './first-message';
import { NewDeviceEnd } from './new-device-end';
import { QrCode } from './qr-code';

interface NewDeviceStepsProps {
  made: NewDevice;
  /** As it is now. */
  device: Device;
  onClose: () => void;
}

/** The token and the code, shown once, and what has come of it. */
export function NewDeviceSteps({ made, device, onClose }: NewDeviceStepsProps): ReactElement {
  const { token, pairing } = made;
  return (
    <Stack spacing={2}>
      <Callout tone="warning" role="status">
        Copy the token now, or let the device read the code. Both are shown this once.
      </Callout>
      <Row gap={2} align="start" nowrap>
        <QrCode text={pairing.url} label={`Code for ${device.name}`} />
        <Stack spacing={0.5}>
          <Text variant="label">{device.name}</Text>
          <Text variant="caption" tone="muted">
            Scan this on the device, or enter the code there. It works once, until{' '}
            {formatTime(pairing.expiresAt)}.
          </Text>
          <Text variant="h3" as="p" tabular>
            {pairing.code.slice(0, 4)}-{pairing.code.slice(4)}
          </Text>
        </Stack>
      </Row>
      <TextField label="Token" value={token} readOnly onFocus={(event) => event.currentTarget.select()} />
      <FirstMessage device={device} />
      <TextField
        label="Try it from a terminal"
        value={command(window.location.origin)}
        multiline
        minRows={5}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <NewDeviceEnd device={device} onClose={onClose} />
    </Stack>
  );
}

/** The token is not in it, so that it can be shown on a screen that others see. */
function command(origin: string): string {
  return [
    'NOW=$(date -u +%FT%TZ)',
    `curl ${origin}/api/ingest \\`,
    '  -H "Authorization: Bearer $TOKEN" \\',
    '  -H "Content-Type: application/json" \\',
    String.raw`  -d "{\"sentAt\":\"$NOW\",\"readings\":[{\"id\":\"$NOW\",\"at\":\"$NOW\",\"name\":\"temp\",\"value\":21.4,\"unit\":\"°C\"}]}"`,
  ].join('\n');
}

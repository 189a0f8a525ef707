import { Button, Callout, Row, Spinner, Stack, Text, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatTime } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { type Device, type NewDevice, useGetDeviceQuery } from '../api/devices.api';
import { readingWords } from '../lib/device-words';
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
  const isHeard = device.lastSeenAt !== null;
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
      <div role="status">
        {isHeard ? (
          <Received id={device.id} />
        ) : (
          <Row align="center">
            <Spinner size={16} />
            <Text variant="label">Waiting for the first message…</Text>
          </Row>
        )}
      </div>
      <TextField
        label="Try it from a terminal"
        value={command(window.location.origin)}
        multiline
        minRows={5}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row justify="end">
        <Button tone="quiet" onClick={onClose}>
          Done
        </Button>
        {isHeard && <Button href={`${paths.devices}/${device.id}`}>Choose what is kept</Button>}
      </Row>
    </Stack>
  );
}

function Received({ id }: { id: string }): ReactElement {
  const { data } = useGetDeviceQuery({ id });
  const words = (data?.readings ?? []).map((reading) => `${reading.name} ${readingWords(reading)}`);
  return <Callout tone="success">{`Received: ${words.slice(0, 3).join(', ') || 'a message'}`}</Callout>;
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

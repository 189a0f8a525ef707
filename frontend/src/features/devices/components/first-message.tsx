import { Callout, Row, Spinner, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type Device, useGetDeviceQuery, useListDeviceMessagesQuery } from '../api/devices.api';
import { readingWords, REFUSAL_WORDS } from '../lib/device-words';

/** Waits for what a new device tells first, and says what it was or why it was not kept. */
export function FirstMessage({ device }: { device: Device }): ReactElement {
  return (
    <div role="status">
      {device.lastSeenAt === null ? <Waiting id={device.id} /> : <Received id={device.id} />}
    </div>
  );
}

function Waiting({ id }: { id: string }): ReactElement {
  const { data } = useListDeviceMessagesQuery({ id });
  const refused = data?.refused[0];
  if (refused)
    return (
      <Callout tone="warning" role="presentation">
        {`A message came and was not kept: ${REFUSAL_WORDS[refused.reason]}. Still waiting for the first good one.`}
      </Callout>
    );
  return (
    <Row align="center">
      <Spinner size={16} />
      <Text variant="label">Waiting for the first message…</Text>
    </Row>
  );
}

function Received({ id }: { id: string }): ReactElement {
  const { data } = useGetDeviceQuery({ id });
  const words = (data?.readings ?? []).map((reading) => `${reading.name} ${readingWords(reading)}`);
  return <Callout tone="success">{`Received: ${words.slice(0, 3).join(', ') || 'a message'}`}</Callout>;
}

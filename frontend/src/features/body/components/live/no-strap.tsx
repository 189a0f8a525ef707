import { Button, Callout, Row, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { connectHeartRateStrap } from '../../../../platform/bluetooth/heart-rate-strap';
import { BLUETOOTH_BROWSERS, webBluetooth } from '../../../../platform/bluetooth/web-bluetooth';
import { useLiveState } from '../../hooks/use-live-heart-rate';
import type { LiveHeartRate } from '../../lib/live-heart-rate';
import { connectSimulatedStrap } from '../../lib/simulated-strap';

/** Before a strap is connected: what it takes, and a simulated one to look around with. */
export function NoStrap({ live }: { live: LiveHeartRate }): ReactElement {
  const { problem } = useLiveState(live);
  const canConnect = webBluetooth() !== undefined;
  return (
    <Stack spacing={2}>
      <Text tone="muted">
        {canConnect
          ? 'Connect a chest strap, or a watch that broadcasts its heart rate, to see each beat, its variability and your breath in it.'
          : BLUETOOTH_BROWSERS}
      </Text>
      {problem !== undefined && (
        <Callout tone="warning" role="alert">
          {problem}
        </Callout>
      )}
      <Row>
        {canConnect && (
          <Button size="sm" onClick={() => void live.connect(connectHeartRateStrap)}>
            Connect a strap
          </Button>
        )}
        <Button
          size="sm"
          tone={canConnect ? 'quiet' : 'secondary'}
          onClick={() => void live.connect(connectSimulatedStrap)}
        >
          Try a simulated strap
        </Button>
      </Row>
    </Stack>
  );
}

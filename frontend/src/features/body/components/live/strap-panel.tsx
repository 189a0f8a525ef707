import { Button, Icon, Row, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useLiveState } from '../../hooks/use-live-heart-rate';
import type { LiveHeartRate } from '../../lib/live-heart-rate';
import { signalAdvice } from '../../lib/signal-words';
import { Breathing } from './breathing';
import { LiveFigures } from './live-figures';
import { RecordButton } from './record-button';

interface StrapPanelProps {
  live: LiveHeartRate;
  usualAtRest?: readonly [low: number, high: number];
}

/** A strap under way: its figures, its line, recording and breathing. */
export function StrapPanel({ live, usualAtRest }: StrapPanelProps): ReactElement {
  const [isBreathing, setIsBreathing] = useState(false);
  return (
    <Stack spacing={2}>
      {isBreathing ? (
        <Breathing live={live} onEnd={() => setIsBreathing(false)} />
      ) : (
        <LiveFigures live={live} {...(usualAtRest && { usualAtRest })} />
      )}
      <Advice live={live} />
      <Row>
        {!isBreathing && (
          <Button size="sm" startIcon={<Icon name="clock" size={16} />} onClick={() => setIsBreathing(true)}>
            Breathe, 2 min
          </Button>
        )}
        <RecordButton live={live} />
      </Row>
      <Foot live={live} />
    </Stack>
  );
}

function Advice({ live }: { live: LiveHeartRate }): ReactElement | null {
  const state = useLiveState(live);
  const advice = signalAdvice(state);
  const waiting =
    state.unsent > 0
      ? `Can’t reach your twin. What was recorded is kept here and sent once it’s back (${state.unsent}).`
      : undefined;
  if (advice === undefined && waiting === undefined) return null;
  return (
    <Text tone="muted" role="status">
      {[advice, waiting].filter(Boolean).join(' ')}
    </Text>
  );
}

function Foot({ live }: { live: LiveHeartRate }): ReactElement {
  const { strapName, battery, isSimulated } = useLiveState(live);
  const words = [
    isSimulated ? 'Made up, never recorded' : strapName,
    battery === undefined ? undefined : `battery ${battery} %`,
  ];
  return (
    <Row justify="between" nowrap>
      <Text variant="caption" tone="faint" tabular as="p">
        {words.filter(Boolean).join(', ')}
      </Text>
      <Button size="sm" tone="quiet" onClick={() => live.disconnect()}>
        Disconnect
      </Button>
    </Row>
  );
}

import { BreathGuide, Button, Row, SegmentedControl, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useElapsed } from '../../hooks/use-elapsed';
import { useLiveState } from '../../hooks/use-live-heart-rate';
import { BREATHING_PACES, breathingAt, type BreathingPace } from '../../lib/breathing';
import { clockTime } from '../../lib/clock-time';
import type { LiveHeartRate } from '../../lib/live-heart-rate';
import { Figure, milliseconds } from './live-figures';

const TICK_MS = 200;

/** Two minutes of slow breath, with the heart beside it. Another pace begins anew. */
export function Breathing({ live, onEnd }: { live: LiveHeartRate; onEnd: () => void }): ReactElement {
  const [pace, setPace] = useState<BreathingPace>(6);
  return (
    <Stack spacing={2}>
      <SegmentedControl
        label="Breaths a minute"
        options={BREATHING_PACES.map((each) => ({ value: String(each), label: `${each} / min` }))}
        value={String(pace)}
        onChange={(chosen) => setPace(Number(chosen) as BreathingPace)}
      />
      <Exercise key={pace} pace={pace} />
      <LiveNumbers live={live} />
      <Row>
        <Button size="sm" onClick={onEnd}>
          End breathing
        </Button>
      </Row>
    </Stack>
  );
}

function Exercise({ pace }: { pace: BreathingPace }): ReactElement {
  const moment = breathingAt(useElapsed(TICK_MS), pace);
  if (!moment) return <Text role="status">Done: two minutes. Breathe as you like.</Text>;
  return (
    <Stack spacing={1}>
      <BreathGuide phase={moment.phase} phaseMs={moment.phaseMs} share={moment.share}>
        {moment.phase === 'in' ? 'Breathe in' : 'Breathe out'}
      </BreathGuide>
      <Text variant="caption" tone="faint" tabular role="timer" style={{ textAlign: 'center' }}>
        {clockTime(moment.leftMs)} left
      </Text>
    </Stack>
  );
}

function LiveNumbers({ live }: { live: LiveHeartRate }): ReactElement {
  const { bpm, hrv } = useLiveState(live);
  return (
    <Stack component="dl" spacing={0.5} sx={{ m: 0 }}>
      <Figure term="Heart rate">{bpm === undefined ? '–' : `${bpm} bpm`}</Figure>
      <Figure term="HRV, RMSSD 60 s">{milliseconds(hrv.rmssd)}</Figure>
    </Stack>
  );
}

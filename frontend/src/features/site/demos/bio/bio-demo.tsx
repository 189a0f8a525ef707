import { Badge, Button, DemoPanel, Gauge, Grid, Row, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useVitals } from './use-vitals';
import { initialVitals, statusOf, type VitalStatus } from './vitals';

const tones = {
  Excellent: 'success',
  Good: 'neutral',
  'Needs Attention': 'warning',
} as const satisfies Record<VitalStatus, string>;

/** Readings as they would come from a wearable; these are simulated. */
export function BioDemo(): ReactElement {
  const { history, tip, isRunning, toggle } = useVitals();
  const now = history.at(-1) ?? initialVitals;
  const status = statusOf(now);
  return (
    <DemoPanel
      title="A simulated body"
      note="Sample data"
      side={
        <Stack spacing={1} aria-live="polite">
          <Text variant="caption" tone="faint">
            Recommendation
          </Text>
          <Text variant="h3" as="p">
            {tip.title}
          </Text>
          <Text tone="muted">{tip.text}</Text>
        </Stack>
      }
      footnote="Random numbers within healthy bounds, one a second, heart rate held between 60 and 100. No diagnosis."
    >
      <Stack spacing={3}>
        <Row justify="between">
          <Row>
            <Text variant="h3" as="p">
              Overall status
            </Text>
            <Badge tone={tones[status]}>{status}</Badge>
          </Row>
          <Button size="sm" onClick={toggle}>
            {isRunning ? 'Pause' : 'Resume'}
          </Button>
        </Row>
        <Grid container spacing={3}>
          <Grid size={{ xs: 12, sm: 5 }}>
            <Text variant="caption" tone="muted">
              Heart rate
            </Text>
            <Text variant="metric" as="p">
              {now.heartRateBpm}{' '}
              <Text variant="label" tone="muted">
                BPM
              </Text>
            </Text>
          </Grid>
          <Grid size={{ xs: 12, sm: 7 }}>
            <Stack spacing={2}>
              <Gauge label="Stress" share={now.stress} />
              <Gauge label="Focus" share={now.focus} />
              <Gauge label="Energy" share={now.energy} />
            </Stack>
          </Grid>
        </Grid>
      </Stack>
    </DemoPanel>
  );
}

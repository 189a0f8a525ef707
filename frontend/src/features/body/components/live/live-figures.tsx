import { Box, LiveTrace, Row, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useLiveState } from '../../hooks/use-live-heart-rate';
import type { LiveHeartRate } from '../../lib/live-heart-rate';
import { type LiveState, TRACE_MS } from '../../lib/live-state';

interface LiveFiguresProps {
  live: LiveHeartRate;
  usualAtRest?: readonly [low: number, high: number];
}

/** The heart rate as large as it can be, what the last minute says, and the last two as a line. */
export function LiveFigures({ live, usualAtRest }: LiveFiguresProps): ReactElement {
  const state = useLiveState(live);
  const { bpm, hrv, trace, nowMs } = state;
  return (
    <Stack spacing={2}>
      <Row gap={2.5} align="end" justify="between">
        <Row gap={0.5} align="baseline" nowrap>
          <Text as="strong" variant="display" tabular>
            {bpm ?? '–'}
          </Text>
          <Text as="span" tone="muted">
            bpm
          </Text>
        </Row>
        <Stack component="dl" spacing={0.5} sx={{ flex: '1 1 160px', m: 0 }}>
          <Figure term="HRV, RMSSD 60 s">{milliseconds(hrv.rmssd)}</Figure>
          <Figure term="Beats kept">
            {hrv.normalBeats === 0 ? '–' : `${Math.round(hrv.normalShare * 100)} %`}
          </Figure>
          {usualAtRest && (
            <Figure term="At rest, usual">
              {Math.round(usualAtRest[0])}–{Math.round(usualAtRest[1])}
            </Figure>
          )}
        </Stack>
      </Row>
      <LiveTrace
        domain="body"
        label={traceWords(state)}
        points={trace}
        nowMs={nowMs}
        spanMs={TRACE_MS}
        times={['−2 min', '−1 min', 'now']}
        {...(usualAtRest && { band: usualAtRest })}
      />
    </Stack>
  );
}

export function Figure({ term, children }: { term: string; children: React.ReactNode }): ReactElement {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5 }}>
      <Text as="dt" tone="muted" variant="label">
        {term}
      </Text>
      <Text as="dd" tabular variant="label">
        {children}
      </Text>
    </Box>
  );
}

export function milliseconds(value: number | undefined): string {
  return value === undefined ? 'after 30 s' : `${Math.round(value)} ms`;
}

function traceWords({ trace, bpm }: LiveState): string {
  const values = trace.map(({ value }) => value);
  if (values.length === 0) return 'No heart rate in the last two minutes.';
  const range = `between ${Math.min(...values)} and ${Math.max(...values)} beats per minute`;
  return `Heart rate over the last two minutes: ${range}${bpm === undefined ? '' : `, now ${bpm}`}.`;
}

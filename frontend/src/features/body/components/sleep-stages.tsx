import { Card, Text, TimeLanes } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatTime } from '../../../lib/format';
import { useListReadingEntriesQuery } from '../../../shared/readings/api/readings.api';
import { type Night, nightOf, STAGES } from '../lib/night';
import { valueWords } from '../../../components/readings/reading-words';

/** As many as one night of a restless sleeper has. */
const LIMIT = 100;
const HOUR_MS = 3_600_000;

/** The stages of the last night that was told in stages; nothing where none was. */
export function SleepStages(): ReactElement | null {
  const [awake, rem, light, deep] = [
    useListReadingEntriesQuery({ metric: 'sleep-awake', limit: LIMIT }),
    useListReadingEntriesQuery({ metric: 'sleep-rem', limit: LIMIT }),
    useListReadingEntriesQuery({ metric: 'sleep-light', limit: LIMIT }),
    useListReadingEntriesQuery({ metric: 'sleep-deep', limit: LIMIT }),
  ];
  const entries = [awake, rem, light, deep].flatMap(({ data }) => data?.items ?? []);
  const night = nightOf(entries);
  if (!night) return null;
  return (
    <Card
      title="Last night, by stage"
      note={`${formatTime(new Date(night.from))} – ${formatTime(new Date(night.to))}`}
    >
      <TimeLanes
        summary={`Sleep stages: ${stageWords(night)}.`}
        from={night.from}
        to={night.to}
        lanes={STAGES.map(({ metric, label, weight }) => ({
          ...{ label, domain: 'body' as const },
          spans: night.spans.filter((span) => span.metric === metric).map((span) => ({ ...span, weight })),
        }))}
        ticks={[night.from, night.to].map((at) => ({ at, label: formatTime(new Date(at)) }))}
      />
      <Text variant="caption" tone="muted" as="p" style={{ marginTop: 8 }}>
        {stageWords(night)}.
      </Text>
    </Card>
  );
}

function stageWords({ spans }: Night): string {
  return STAGES.toReversed()
    .map(({ metric, label }) => {
      const ofIt = spans.filter((span) => span.metric === metric);
      const hours = ofIt.reduce((sum, { from, to }) => sum + to - from, 0) / HOUR_MS;
      return `${label} ${valueWords(hours, { unit: 'h', decimals: 2 })}`;
    })
    .join(', ');
}

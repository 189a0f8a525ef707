import { Card, StageLanes, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatTime } from '../../../lib/format';
import { useListReadingEntriesQuery } from '../../../shared/readings/api/readings.api';
import { type Night, nightOf, STAGES } from '../lib/night';
import { valueWords } from '../lib/reading-words';

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
      <StageLanes
        domain="body"
        summary={`Sleep stages: ${stageWords(night)}.`}
        from={night.from}
        to={night.to}
        formatMoment={(at) => formatTime(new Date(at))}
        lanes={STAGES.map(({ metric, label, weight }) => ({
          ...{ label, weight },
          spans: night.spans.filter((span) => span.metric === metric),
        }))}
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

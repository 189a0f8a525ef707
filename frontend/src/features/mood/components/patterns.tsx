import { Card, EffectPlot, Grid, HeatGrid, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatCount, formatQuantity } from '../../../lib/format';
import type { MoodStatistics } from '../../../shared/mood/api/mood.api';
import { hourRows } from '../lib/hour-rows';
import { effectsSentence, hoursSentence, MIN_OF_CELL, oneDecimal } from '../lib/sentences';

/** Cards beside each other end on one line. */
const EVEN = { '& > *': { height: '100%' } } as const;

/** What goes with better and worse days, and when in the week they are. */
export function Patterns({ statistics }: { statistics: MoodStatistics }): ReactElement {
  return (
    <Grid container spacing={2}>
      <Grid sx={EVEN} size={{ xs: 12, lg: 7 }}>
        <EffectsCard statistics={statistics} />
      </Grid>
      <Grid sx={EVEN} size={{ xs: 12, lg: 5 }}>
        <HoursCard statistics={statistics} />
      </Grid>
    </Grid>
  );
}

function EffectsCard({ statistics }: { statistics: MoodStatistics }): ReactElement {
  const { tags, minDays, days } = statistics;
  const effects = tags.flatMap(({ name, days: count, effect }) =>
    effect ? [{ name, count, ...effect }] : [],
  );
  const pending = tags.filter(({ effect }) => effect === null);
  return (
    <Card
      title="What goes with better and worse days"
      aria-label="Tags"
      note={`${String(minDays)} days or more`}
    >
      <Stack spacing={1.5}>
        {effects.length > 0 ? (
          <EffectPlot
            summary={effectsSentence(statistics)}
            caption="What goes with better and worse days"
            effects={effects}
            markWords="steps against days without it"
          />
        ) : (
          <Text tone="muted">
            A tag shows here after {minDays} days with it and {minDays} without.{' '}
            {formatQuantity(days, 'day has', 'days have')} an entry so far.
          </Text>
        )}
        {pending.length > 0 && (
          <Text variant="caption" tone="muted">
            Not enough yet:{' '}
            {pending.map((tag) => `${tag.name} (${String(tag.days)} of ${String(minDays)} days)`).join(', ')}.
          </Text>
        )}
        {effects.length > 0 && (
          <Text variant="caption" tone="muted">
            Association, not cause. The range is Welch’s 95 % interval, wider where days in a row are alike;
            by chance alone about 1 in 20 tags looks clear.
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function HoursCard({ statistics }: { statistics: MoodStatistics }): ReactElement {
  const { hours, entries } = statistics;
  return (
    <Card title="By weekday and hour" aria-label="Hours" note={`${formatCount(entries)} entries`}>
      <HeatGrid
        summary={hoursSentence(hours)}
        caption="Mood by weekday and hour"
        rowsName="Weekday"
        {...hourRows(hours)}
        formatValue={oneDecimal}
        fewWords={`under ${String(MIN_OF_CELL)} entries`}
      />
    </Card>
  );
}

import { Box, TimeLanes, type TimeLane, Text, TimeChart } from '@twyn/design-system';
import { type ReactElement, useMemo } from 'react';
import { valueWords, wholeValue } from '../../../components/readings/reading-words';
import { formatQuantity, formatTime } from '../../../lib/format';
import { type ReadingChart, useGetReadingChartQuery } from '../../../shared/readings/api/readings.api';
import type { LifeDay } from '../api/days.api';
import { type Strand, STRAND_NAMES, STRANDS } from '../lib/day-words';

const HEART_RATE = 'heart-rate';
const HOUR_MS = 3_600_000;
const MINUTES_MS = 5 * 60_000;
const TICK_HOURS = 3;
/** What was told once or twice is a mark among the others, and no course of a day. */
const LEAST_POINTS = 3;

interface DayRibbonProps {
  day: LifeDay;
  hidden: ReadonlySet<Strand>;
}

/** The heart rate of the day, where it was measured, and when everything else was. */
export function DayRibbon({ day, hidden }: DayRibbonProps): ReactElement {
  const { from, before } = day;
  const { data } = useGetReadingChartQuery(
    { metric: HEART_RATE, from, before },
    { skip: hidden.has('body') },
  );
  const chart = hidden.has('body') ? undefined : data;
  return (
    <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2 }}>
      {chart && chart.points.length >= LEAST_POINTS && <HeartRate chart={chart} day={day} />}
      <Lanes day={day} hidden={hidden} />
    </Box>
  );
}

function HeartRate({ chart, day }: { chart: ReadingChart; day: LifeDay }): ReactElement {
  const times = useMemo(() => chart.points.map(({ at }) => Date.parse(at)), [chart]);
  const values = useMemo(() => chart.points.map(({ value }) => value), [chart]);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  return (
    <Box sx={{ mb: 2 }}>
      <TimeChart
        domain="body"
        label={chart.label}
        unit={`${chart.label}, ${chart.unit}`}
        times={times}
        values={values}
        from={Date.parse(day.from)}
        to={Date.parse(day.before)}
        stepMs={MINUTES_MS}
        decimals={chart.decimals}
        summary={
          lowest === highest
            ? `${wholeValue(lowest, chart)} all the time.`
            : `From ${wholeValue(lowest, chart)} to ${wholeValue(highest, chart)}.`
        }
        {...(chart.usual && { usual: chart.usual })}
        gapText="not worn"
        fileName={`heart-rate-${day.date}`}
        formatValue={(value) => valueWords(value, chart)}
        formatMoment={(at) => formatTime(new Date(at))}
      />
    </Box>
  );
}

function Lanes({ day, hidden }: DayRibbonProps): ReactElement {
  const [from, to] = [Date.parse(day.from), Date.parse(day.before)];
  const lanes = lanesOf(day, hidden);
  if (lanes.length === 0)
    return (
      <Text tone="muted" as="p">
        Nothing of what is chosen is known of this day.
      </Text>
    );
  return <TimeLanes summary={summaryOf(lanes)} from={from} to={to} lanes={lanes} ticks={ticksOf(from, to)} />;
}

function lanesOf({ entries, night, from, before }: LifeDay, hidden: ReadonlySet<Strand>): TimeLane[] {
  const [start, end] = [Date.parse(from), Date.parse(before)];
  const within = (at: number): number => Math.min(end, Math.max(start, at));
  const slept = (night?.stages ?? [])
    .map((stage) => ({
      ...{ from: within(Date.parse(stage.from)), to: within(Date.parse(stage.to)) },
      weight: stage.metric === 'sleep-deep' ? 1 : 0.5,
    }))
    .filter((span) => span.to > span.from);
  const strands = STRAND_NAMES.filter((strand) => !hidden.has(strand));
  return [
    ...(slept.length > 0 && !hidden.has('body')
      ? [{ label: 'Asleep', domain: 'body' as const, spans: slept }]
      : []),
    ...strands.flatMap((strand) => {
      const marks = entries
        .filter((entry) => entry.strand === strand && entry.what.kind !== 'woke')
        .map(({ at }) => Date.parse(at));
      const { label, domain } = STRANDS[strand];
      return marks.length === 0 ? [] : [{ label: strand === 'body' ? 'Told' : label, domain, marks }];
    }),
  ];
}

function summaryOf(lanes: readonly TimeLane[]): string {
  return lanes
    .map(({ label, spans, marks }) =>
      spans
        ? `${label} in ${formatQuantity(spans.length, 'stretch', 'stretches')}`
        : `${label}: ${(marks ?? [])
            .slice(0, 8)
            .map((at) => formatTime(new Date(at)))
            .join(', ')}`,
    )
    .join('. ');
}

/** Every third hour of the clock there: on a day of 23 or 25 hours, too. */
function ticksOf(from: number, to: number): { at: number; label: string }[] {
  const hours = Math.round((to - from) / HOUR_MS);
  return Array.from({ length: hours + 1 }, (_, hour) => from + hour * HOUR_MS)
    .map((at) => ({ at, hour: new Date(at).getHours() }))
    .filter(({ hour }, place) => hour % TICK_HOURS === 0 || place === hours)
    .map(({ at, hour }) => ({ at, label: at === to && hour === 0 ? '24' : String(hour).padStart(2, '0') }));
}

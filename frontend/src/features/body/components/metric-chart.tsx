import {
  Box,
  Card,
  Chip,
  IconButton,
  Icon,
  Row,
  SegmentedControl,
  Text,
  TimeChart,
} from '@twyn/design-system';
import { type ReactElement, useMemo } from 'react';
import { formatDay, formatLongDay, formatQuantity, formatTime } from '../../../lib/format';
import type { ReadingChart } from '../../../shared/readings/api/readings.api';
import type { MetricView } from '../hooks/use-metric-view';
import { usePeriodMemories } from '../hooks/use-period-memories';
import { usePeriodMoods } from '../hooks/use-period-moods';
import { chartSpan, momentAt, movedTo, seriesOf, usualStep, weekMean } from '../lib/chart-series';
import { neighbour, type Period, periodWords, RANGE_LABELS, RANGES } from '../lib/period';
import { differenceWords, valueWords, wholeValue } from '../lib/reading-words';
import { ChartMemories } from './chart-memories';

interface MetricChartProps {
  chart: ReadingChart;
  /** Of the period before, where it was read. */
  previous: ReadingChart | undefined;
  view: MetricView;
}

const RANGE_OPTIONS = RANGES.map((value) => ({ value, label: RANGE_LABELS[value] }));

/** One metric over a period, with what is usual, the goal, how one felt, and what was remembered. */
export function MetricChart({ chart, previous, view }: MetricChartProps): ReactElement {
  const { period, overlays } = view;
  const memories = usePeriodMemories(period, overlays.has('memory'));
  const moods = usePeriodMoods(period, overlays.has('mood'));
  const series = useMemo(() => seriesOf(chart), [chart]);
  const trend = useMemo(() => {
    const values = weekMean(chart, series);
    return values && { label: '7-day mean', values };
  }, [chart, series]);
  const hasPrevious = overlays.has('previous') && previous !== undefined && previous.points.length > 0;
  const { range } = period;
  const before = useMemo(
    () => (hasPrevious ? { ...laidOver(previous, period), label: 'period before' } : undefined),
    // The period is made anew with each render; what it begins with is the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [hasPrevious, previous, period.from.getTime(), range],
  );
  const lane = useMemo(() => moods && { label: 'Mood', points: moods.points }, [moods]);
  const notes = useMemo(() => memories.map(({ at }) => at), [memories]);
  const { usual } = chart;
  return (
    <Card padding="none">
      <Box sx={{ px: { xs: 2, md: 2.5 }, py: 1.5, borderBottom: 1, borderColor: 'border.hairline' }}>
        <ChartTools view={view} />
      </Box>
      <Box sx={{ px: { xs: 2, md: 2.5 }, pt: 2, pb: 1.5 }}>
        {series.times.length === 0 ? (
          <Nothing chart={chart} period={period} />
        ) : (
          <TimeChart
            domain="body"
            label={chart.label}
            unit={unitLine(chart)}
            times={series.times}
            values={series.values}
            {...(trend && { trend })}
            {...chartSpan(chart, period)}
            stepMs={usualStep(chart, series)}
            decimals={chart.decimals}
            summary={summaryOf(chart)}
            {...(usual && { usual })}
            {...(chart.goal !== null && { goal: chart.goal })}
            notes={notes}
            {...(lane && { lane })}
            {...(before && { before })}
            fileName={`${chart.metric}-${RANGE_LABELS[range].replace(' ', '').toLowerCase()}`}
            formatValue={(value) => valueWords(value, chart)}
            formatMoment={(at) => momentWords(chart, at)}
            describe={(index) => detailsOf(chart, index, moods?.wordOn)}
          />
        )}
      </Box>
      {memories.length > 0 && <ChartMemories memories={memories} />}
    </Card>
  );
}

/** Which time is looked at, and what is shown beside the reading. */
function ChartTools({ view }: { view: MetricView }): ReactElement {
  const { period, overlays, isLatest } = view;
  return (
    <Row justify="between" gap={1.5}>
      <Row gap={1}>
        <SegmentedControl
          label="Period"
          options={RANGE_OPTIONS}
          value={period.range}
          onChange={view.choose}
        />
        <Row gap={0} nowrap>
          <IconButton
            size="sm"
            label="Period before"
            icon={<Icon name="chevron-left" size={18} />}
            onClick={() => view.move(-1)}
          />
          <IconButton
            size="sm"
            label="Period after"
            icon={<Icon name="chevron-right" size={18} />}
            disabled={isLatest}
            onClick={() => view.move(1)}
          />
        </Row>
        <Text tone="muted" tabular as="span" aria-live="polite">
          {periodWords(period)}
        </Text>
      </Row>
      <Row gap={1}>
        <Chip
          label="Memory"
          icon="memory"
          selected={overlays.has('memory')}
          onClick={() => view.toggle('memory')}
        />
        <Chip label="Mood" icon="mood" selected={overlays.has('mood')} onClick={() => view.toggle('mood')} />
        <Chip
          label="Previous period"
          selected={overlays.has('previous')}
          onClick={() => view.toggle('previous')}
        />
      </Row>
    </Row>
  );
}

function Nothing({ chart, period }: { chart: ReadingChart; period: Period }): ReactElement {
  const first = chart.firstAt === null ? null : new Date(chart.firstAt);
  return (
    <Box sx={{ py: 6, textAlign: 'center' }}>
      <Text variant="h3">Nothing measured from {periodWords(period)}</Text>
      {first && (
        <Text tone="muted">
          {chart.label} was measured first on {formatDay(first)}.
        </Text>
      )}
    </Box>
  );
}

function laidOver(previous: ReadingChart, period: Period): { times: number[]; values: number[] } {
  return movedTo(seriesOf(previous), neighbour(period, -1), period);
}

function unitLine({ label, unit, isSum, isOfNight, bucket }: ReadingChart): string {
  const words = unit === 'h' ? 'hours' : unit === '' ? label.toLowerCase() : unit;
  if (!isSum) return words;
  if (isOfNight) return `${words} a night`;
  return bucket === 'hour' ? `${words} an hour` : `${words} a day`;
}

function momentWords(chart: ReadingChart, at: number): string {
  const moment = momentAt(chart, at);
  if (chart.bucket === 'day') return formatLongDay(moment);
  return chart.bucket === 'week'
    ? `week of ${formatDay(moment)}`
    : `${formatDay(moment)}, ${formatTime(moment)}`;
}

/** More of one value: against what is usual, its least and greatest, how one felt. */
function detailsOf(
  chart: ReadingChart,
  index: number,
  moodOn: ((moment: Date) => string | undefined) | undefined,
): [string, string][] {
  const point = chart.points[index];
  if (!point) return [];
  const { usual, isSum } = chart;
  const difference = usual && differenceWords(point.value, usual.median, chart);
  const mood = moodOn?.(momentAt(chart, Date.parse(point.at)));
  const isSpread = !isSum && point.n > 1 && point.min !== point.max;
  return [
    ...(usual
      ? [
          [
            'Against usual',
            difference ? `${difference} ${point.value < usual.median ? 'under' : 'over'}` : 'the same',
          ] as [string, string],
        ]
      : []),
    ...(isSpread
      ? [
          ['Least and most', `${valueWords(point.min, chart)} and ${valueWords(point.max, chart)}`] as [
            string,
            string,
          ],
        ]
      : []),
    ...(mood === undefined ? [] : [['Mood that day', mood] as [string, string]]),
  ];
}

function summaryOf(chart: ReadingChart): string {
  const values = chart.points.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const times =
    chart.bucket === 'week'
      ? ['week', 'weeks']
      : chart.bucket === 'day'
        ? ['day', 'days']
        : ['value', 'values'];
  const over = formatQuantity(values.length, times[0] ?? '', times[1] ?? '');
  const range =
    least === most
      ? `${wholeValue(least, chart)} over ${over}.`
      : `Between ${valueWords(least, chart)} and ${wholeValue(most, chart)} over ${over}.`;
  const { usual } = chart;
  return usual
    ? `${range} Your usual range is ${valueWords(usual.low, chart)} to ${wholeValue(usual.high, chart)}.`
    : range;
}

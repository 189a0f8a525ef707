import { Box, Card, Text, TimeChart } from '@twyn/design-system';
import { type ReactElement, useMemo } from 'react';
import { formatDay } from '../../../lib/format';
import type { ReadingChart } from '../../../shared/readings/api/readings.api';
import type { MetricView } from '../hooks/use-metric-view';
import { useChartOverlays } from '../hooks/use-chart-overlays';
import { chartSpan, movedBy, placeOf, seriesOf, usualStep, weekMean } from '../lib/chart-series';
import { detailsOf, momentWords, summaryOf, unitLine } from '../lib/chart-words';
import { neighbour, type Period, periodWords, RANGE_LABELS } from '../lib/period';
import { valueWords } from '../../../components/readings/reading-words';
import { ChartMemories } from './chart-memories';
import { ChartTools } from './chart-tools';

interface MetricChartProps {
  chart: ReadingChart;
  /** The one that the chart is of; the view may be at another that is still to be read. */
  period: Period;
  /** Of the period before, where it was read. */
  previous: ReadingChart | undefined;
  view: MetricView;
}

/** One metric over a period, with what is usual, the goal, how one felt, and what was remembered. */
export function MetricChart({ chart, period, previous, view }: MetricChartProps): ReactElement {
  const { overlays } = view;
  const { memories, moods, tags, drawn } = useChartOverlays(period, view);
  const series = useMemo(() => seriesOf(chart), [chart]);
  const trend = useMemo(() => {
    const values = weekMean(chart, series);
    return values && { label: '7-day mean', values };
  }, [chart, series]);
  const hasPrevious = overlays.has('previous') && previous !== undefined && previous.points.length > 0;
  const { range } = period;
  const notes = useMemo(() => drawn.notes?.map((at) => placeOf(chart, at)), [drawn, chart]);
  const ahead = period.from.getTime() - neighbour(period, -1).from.getTime();
  const before = useMemo(
    () => (hasPrevious ? { ...movedBy(seriesOf(previous), ahead), label: 'period before' } : undefined),
    [hasPrevious, previous, ahead],
  );
  const { usual } = chart;
  return (
    <Card padding="none">
      <Box sx={{ px: { xs: 2, md: 2.5 }, py: 1.5, borderBottom: 1, borderColor: 'border.hairline' }}>
        <ChartTools view={view} tags={tags} />
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
            fromZero={chart.isSum && !chart.isOfNight}
            summary={summaryOf(chart)}
            {...(usual && { usual })}
            {...(chart.goal !== null && { goal: chart.goal })}
            {...drawn}
            {...(notes && { notes })}
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

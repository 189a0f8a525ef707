import { Cluster, MetricCell } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatQuantity } from '../../../lib/format';
import type { ReadingChart } from '../../../shared/readings/api/readings.api';
import { meanOf } from '../lib/chart-series';
import { comparisonWords, NEEDED_DAYS, type OverviewItem } from '../lib/reading-cards';
import {
  differenceWords,
  rangeWords,
  unitWords,
  valueWords,
} from '../../../components/readings/reading-words';
import { sourceWords } from '../lib/source-words';

interface MetricSummaryProps {
  item: OverviewItem;
  chart: ReadingChart;
  previous: ReadingChart | undefined;
}

/** Last, usual, mean and goal in one row. */
export function MetricSummary({ item, chart, previous }: MetricSummaryProps): ReactElement {
  const unit = unitWords(item.unit);
  const values = chart.points.map(({ value }) => value);
  const { usual } = item;
  return (
    <Cluster role="group" aria-label="In figures">
      <Figure title={item.isOfNight ? 'Last night' : 'Last'} value={valueWords(item.value, item)} unit={unit}>
        {comparisonWords(item)}. {sourceWords(item)}.
      </Figure>
      {usual ? (
        <Figure title="Usual" value={valueWords(usual.median, item)} unit={unit}>
          {rangeWords(usual.low, usual.high, item)}, from {formatQuantity(usual.days, 'day', 'days')}
        </Figure>
      ) : (
        <Figure title="Usual" value={`${String(item.daysMeasured)} of ${String(NEEDED_DAYS)}`} unit="days">
          Until then there is no range to compare with.
        </Figure>
      )}
      {values.length > 0 && (
        <Figure title="Mean of the period" value={valueWords(meanOf(values), item)} unit={unit}>
          {againstBefore(values, previous, item)}
        </Figure>
      )}
      {item.goal !== null && values.length > 0 && <Goal item={item} goal={item.goal} values={values} />}
    </Cluster>
  );
}

interface FigureProps {
  title: string;
  value: string;
  unit: string;
  children: React.ReactNode;
}

function Figure({ title, value, unit, children }: FigureProps): ReactElement {
  return (
    <MetricCell domain="body" title={title} titleAs="h2" value={value} unit={unit} picture={null}>
      {children}
    </MetricCell>
  );
}

/** What adds up reaches its goal or not; of anything else only the distance can be told. */
function Goal({ item, goal, values }: { item: OverviewItem; goal: number; values: number[] }): ReactElement {
  const unit = unitWords(item.unit);
  if (!item.isSum)
    return (
      <Figure title="Goal" value={valueWords(goal, item)} unit={unit}>
        {differenceWords(item.value, goal, item) ?? 'Nothing'} from the last reading
      </Figure>
    );
  const reached = values.filter((value) => value >= goal).length;
  return (
    <Figure
      title={`Goal ${valueWords(goal, item)}`}
      value={String(reached)}
      unit={`of ${String(values.length)}`}
    >
      {item.isOfNight ? 'nights' : 'days'} reached
    </Figure>
  );
}

function againstBefore(values: number[], previous: ReadingChart | undefined, item: OverviewItem): string {
  const before = previous?.points.map(({ value }) => value) ?? [];
  const counted = formatQuantity(values.length, 'value', 'values');
  if (before.length === 0) return `${counted}, none the period before`;
  const [mean, earlier] = [meanOf(values), meanOf(before)];
  const difference = differenceWords(mean, earlier, item);
  if (difference === undefined) return 'The same as the period before';
  return `${difference} ${mean < earlier ? 'less' : 'more'} than the period before`;
}

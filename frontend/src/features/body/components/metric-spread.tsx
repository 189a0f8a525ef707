import { Card, Histogram, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatQuantity } from '../../../lib/format';
import type { ReadingChart } from '../../../shared/readings/api/readings.api';
import { binsOf, quantile } from '../lib/chart-series';
import { valueWords, wholeValue } from '../../../components/readings/reading-words';

/** Of fewer a spread says nothing. */
const LEAST = 7;

/** How often each value was measured on the days of the period. */
export function MetricSpread({ chart }: { chart: ReadingChart }): ReactElement | null {
  const values = chart.points.map(({ value }) => value);
  const last = values.at(-1);
  if (chart.bucket !== 'day' || values.length < LEAST || last === undefined) return null;
  const counted = chart.isOfNight
    ? formatQuantity(values.length, 'night', 'nights')
    : formatQuantity(values.length, 'day', 'days');
  const middle = `The middle half lies between ${valueWords(quantile(values, 0.25), chart)} and ${wholeValue(quantile(values, 0.75), chart)}.`;
  const below = values.filter((value) => value < last).length;
  const place = `The last is above ${String(below)} of ${counted}.`;
  return (
    <Card title={chart.isOfNight ? 'How nights spread' : 'How days spread'} note={counted}>
      <Histogram
        domain="body"
        unit={chart.isOfNight ? 'Nights' : 'Days'}
        summary={middle}
        bins={binsOf(values, chart.decimals)}
        {...(chart.usual && { usual: chart.usual })}
        mark={{ value: last, label: chart.isOfNight ? 'last night' : 'last' }}
        formatValue={(value) => wholeValue(value, chart)}
      />
      <Text variant="caption" tone="muted" as="p" style={{ marginTop: 8 }}>
        {middle} {place}
      </Text>
    </Card>
  );
}

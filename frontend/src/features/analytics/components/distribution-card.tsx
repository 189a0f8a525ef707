import { Card, Histogram, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Comparison } from '../api/insights.api';
import { formatQuantity } from '../../../lib/format';
import { amount, type Written } from '../lib/amounts';
import { binsOf } from '../lib/bins';

/** How often each value of the second series was there. */
export function DistributionCard({ comparison: { y, days } }: { comparison: Comparison }): ReactElement {
  const values = days.flatMap((each) => (each.y === null ? [] : [each.y]));
  const bins = binsOf(values);
  const most = bins.toSorted((one, other) => other.count - one.count)[0];
  return (
    <Card title={`Spread of ${y.title.toLowerCase()}`} note={`n ${String(values.length)}`}>
      {most ? (
        <Stack spacing={1}>
          <Histogram
            domain={y.domain}
            unit="Days"
            summary={summaryOf(values.length, most, y)}
            bins={bins}
            formatValue={(value) => amount(value, y)}
          />
          <Text variant="caption" tone="muted">
            {summaryOf(values.length, most, y)}
          </Text>
        </Stack>
      ) : (
        <Text tone="muted">No value in this period.</Text>
      )}
    </Card>
  );
}

function summaryOf(count: number, { from, to }: { from: number; to: number }, y: Written): string {
  const days = formatQuantity(count, 'day', 'days');
  return from === to
    ? `${days}, each ${amount(from, y)}.`
    : `${days}, most often from ${amount(from, y)} to ${amount(to, y)}.`;
}

import { Card, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatQuantity } from '../../../lib/format';
import type { Comparison } from '../api/insights.api';
import { amount, dayWords, signedAmount } from '../lib/amounts';

/** This period beside the one of the same length before. */
export function PeriodsCard({ comparison }: { comparison: Comparison }): ReactElement {
  const { x, y, now, before } = comparison;
  return (
    <Card title="Against the period before">
      <Stack spacing={2}>
        <Side series={y} now={now.y} before={before.y} />
        <Side series={x} now={now.x} before={before.x} />
        <Text variant="caption" tone="muted">
          The period before is from {dayWords(before.from)}.
        </Text>
      </Stack>
    </Card>
  );
}

interface SideProps {
  series: Comparison['x'];
  now: Comparison['now']['x'];
  before: Comparison['now']['x'];
}

function Side({ series, now, before }: SideProps): ReactElement {
  // Of a tag the mean is the share of days that have it.
  const written = series.isYesNo ? { unit: '%', decimals: 0 } : series;
  const scale = series.isYesNo ? 100 : 1;
  const mean = (of: SideProps['now']): string =>
    of ? amount(of.mean * scale, written, 1) : 'nothing measured';
  return (
    <div>
      <Text variant="label">{series.title}</Text>
      <Text tabular>
        {mean(now)}
        {now &&
          before &&
          ` against ${mean(before)} (${signedAmount((now.mean - before.mean) * scale, written)})`}
      </Text>
      <Text variant="caption" tone="muted">
        {before
          ? `${formatQuantity(now?.n ?? 0, 'day', 'days')} against ${String(before.n)}`
          : `${formatQuantity(now?.n ?? 0, 'day', 'days')}; nothing was measured before`}
      </Text>
    </div>
  );
}

import { Card, ColumnChart, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Comparison } from '../api/insights.api';
import { figure } from '../lib/amounts';

/** Which delay stands out of what chance gives. */
export function LagCard({ comparison, lag }: { comparison: Comparison; lag: number }): ReactElement {
  const { lags, x, y } = comparison;
  if (lags.length === 0) {
    return (
      <Card title="Delay">
        <Text tone="muted">
          {x.isYesNo || y.isYesNo
            ? 'A tag is compared by its difference, not by delays.'
            : 'Fifteen days that have both are needed.'}
        </Text>
      </Card>
    );
  }
  const chance = Math.max(...lags.map((each) => each.chance));
  const clear = lags.filter((each) => Math.abs(each.r) > each.chance);
  const words = (of: number): string => (of === 0 ? 'same' : `${String(of)} d`);
  const summary =
    clear.length === 0
      ? 'No delay stands out of what chance gives (grey).'
      : `Grey is what chance gives. ${clear.map((each) => words(each.lag)).join(', ')} ${clear.length === 1 ? 'stands' : 'stand'} out.`;
  return (
    <Card title="Delay" note="rank correlation">
      <ColumnChart
        domain={y.domain}
        summary={summary}
        columns={lags.map((each) => ({ label: words(each.lag), value: each.r, isMarked: each.lag === lag }))}
        chance={chance}
        formatValue={(value) => figure(value, 2)}
        table={{
          caption: 'Correlation by delay',
          columns: ['Delay', 'Correlation', 'By chance', 'Days'],
          rows: lags.map((each) => [
            words(each.lag),
            figure(each.r, 2),
            `±${figure(each.chance, 2)}`,
            String(each.n),
          ]),
        }}
      />
    </Card>
  );
}

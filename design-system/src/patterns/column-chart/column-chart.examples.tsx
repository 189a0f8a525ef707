import type { ReactElement } from 'react';
import { ColumnChart } from './column-chart';

const delays = [
  { label: 'same', value: -0.34, isMarked: true },
  { label: '1 d', value: -0.16 },
  { label: '2 d', value: -0.05 },
  { label: '3 d', value: null },
];

export function ByDelay(): ReactElement {
  return (
    <ColumnChart
      domain="body"
      summary="Only the same night stands out of what chance gives."
      columns={delays}
      chance={0.19}
      formatValue={(value) => value.toFixed(2)}
      table={{
        caption: 'By delay',
        columns: ['Delay', 'Correlation'],
        rows: delays.map(({ label, value }) => [label, value?.toFixed(2) ?? 'too few days']),
      }}
    />
  );
}

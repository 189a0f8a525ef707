import type { ReactElement } from 'react';
import { Histogram } from './histogram';

export function Nights(): ReactElement {
  return (
    <Histogram
      domain="body"
      unit="Nights"
      summary="Most of 40 nights were between 6.5 and 7.5 hours."
      bins={[2, 8, 17, 9, 3, 1].map((count, index) => ({ from: 5.5 + index / 2, to: 6 + index / 2, count }))}
      usual={{ low: 6.6, high: 7.4 }}
      mark={{ value: 6.1, label: 'last night' }}
      formatValue={(value) => `${value.toFixed(1)} h`}
    />
  );
}

import type { ReactElement } from 'react';
import { Sparkline } from './sparkline';

export function WithBand(): ReactElement {
  return (
    <Sparkline domain="body" band={{ low: 55, high: 61 }} values={[64, 58, 57, 59, 60, 58, 57, 56, 58, 62]} />
  );
}

export function WithDaysNotMeasured(): ReactElement {
  return <Sparkline domain="body" goal={8} values={[6.2, 7.4, null, null, 9.1, 8.4, null, 7.2, 5.1, 7.4]} />;
}

export function OneValue(): ReactElement {
  return <Sparkline domain="mood" values={[4]} />;
}

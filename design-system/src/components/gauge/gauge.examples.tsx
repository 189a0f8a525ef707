import type { ReactElement } from 'react';
import { Gauge } from './gauge';

export function AThird(): ReactElement {
  return <Gauge label="Stress" share={1 / 3} />;
}

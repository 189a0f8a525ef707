import type { ReactElement } from 'react';
import { RangeGauge } from './range-gauge';

export function BelowTheUsual(): ReactElement {
  return <RangeGauge domain="body" label="Readiness" value={62} usual={[66, 80]} />;
}

export function WithoutAUsual(): ReactElement {
  return <RangeGauge domain="body" label="Readiness" value={50} />;
}

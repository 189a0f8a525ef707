import type { ReactElement } from 'react';
import { EffectPlot } from './effect-plot';

const effects = [
  { name: 'Walk with Ines', difference: 0.62, low: 0.38, high: 0.86, mayBeNothing: false, count: 41 },
  { name: 'Reading', difference: 0.14, low: -0.06, high: 0.34, mayBeNothing: true, count: 52 },
  { name: 'Headache', difference: -0.54, low: -0.82, high: -0.26, mayBeNothing: false, count: 31 },
];

export function ThreeTags(): ReactElement {
  return (
    <EffectPlot
      summary="Better on 41 days with Walk with Ines, worse on 31 with Headache; Reading may be nothing."
      caption="What goes with better and worse days"
      effects={effects}
      markWords="steps against days without it"
    />
  );
}

import type { ReactElement } from 'react';
import { ScatterPlot } from './scatter-plot';

const points = Array.from({ length: 80 }, (_, index) => ({
  x: 17 + (index % 20) / 4,
  y: 7.5 - (index % 20) / 25 + Math.sin(index * 7) * 0.5,
  isMarked: index > 76,
}));

export function WarmNights(): ReactElement {
  return (
    <ScatterPlot
      domain="body"
      summary="Over 80 nights a degree more goes with ten minutes less sleep."
      points={points}
      xLabel="Bedroom, °C"
      yLabel="Asleep, h"
      formatX={(value) => value.toFixed(1)}
      formatY={(value) => value.toFixed(1)}
      line={{ slope: -0.16, intercept: 10.2 }}
      table={{
        caption: 'Sleep by bedroom temperature',
        columns: ['Night', 'Bedroom', 'Asleep'],
        rows: points.map(({ x, y }, index) => [String(index + 1), x.toFixed(1), y.toFixed(1)]),
      }}
    />
  );
}

export function NoPoint(): ReactElement {
  return (
    <ScatterPlot
      domain="body"
      summary="No day has both."
      points={[]}
      xLabel="Bedroom, °C"
      yLabel="Asleep, h"
      formatX={String}
      formatY={String}
      table={{ caption: 'Sleep by bedroom temperature', columns: ['Night'], rows: [] }}
    />
  );
}

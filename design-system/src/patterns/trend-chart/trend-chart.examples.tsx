import type { ReactElement } from 'react';
import { TrendChart, type TrendChartProps } from './trend-chart';
import type { TrendPoint } from './trend-point';
import { TrendSkeleton } from './trend-skeleton';

const START = Date.UTC(2026, 2, 1, 7, 30);
const DAY_MS = 86_400_000;
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const moods = ['Awful', 'Bad', 'Okay', 'Good', 'Great'];

const formats = {
  formatDay: (at: string) => day.format(new Date(at)),
  formatMoment: (at: string) => day.format(new Date(at)),
};
const weight: Omit<TrendChartProps, 'points' | 'summary'> = {
  ...formats,
  domain: 'body',
  label: 'Weight',
  unit: 'kg',
  decimals: 1,
  formatValue: (value) => value.toFixed(1),
};

export function Weight(): ReactElement {
  return (
    <TrendChart
      {...weight}
      points={daily([81.2, 81.0, 81.1, 80.7, 80.9, 80.4, 80.5, 80.1, 80.2, 79.9, 80.0, 79.8])}
      summary="Between 79.8 and 81.2 kg over 12 readings, 1.4 kg less than at first."
    />
  );
}

export function FewReadingsOfACount(): ReactElement {
  return (
    <TrendChart
      {...formats}
      domain="body"
      label="Steps"
      points={daily([8412, 12_980, 4210, 9034])}
      formatValue={(value) => value.toLocaleString('en-GB')}
      summary="Between 4,210 and 12,980 over 4 readings, 622 more than at first."
    />
  );
}

export function Mood(): ReactElement {
  return (
    <TrendChart
      {...formats}
      domain="mood"
      label="Mood"
      ticks={[1, 2, 3, 4, 5]}
      points={daily([3, 4, 2, 4, 4, 5, 4, 1, 4]).map((point, index) =>
        index === 8 ? { ...point, note: 'calm' } : point,
      )}
      formatValue={(value) => moods[value - 1] ?? ''}
      summary="Good on most of 9 entries."
    />
  );
}

export function OneReading(): ReactElement {
  return <TrendChart {...weight} points={daily([80.5])} summary="The only reading so far." />;
}

export function NoReading(): ReactElement {
  return <TrendChart {...weight} points={[]} summary="No reading in this time." />;
}

export function OnItsWay(): ReactElement {
  return <TrendSkeleton domain="body" />;
}

function daily(values: readonly number[]): TrendPoint[] {
  return values.map((value, index) => ({
    value,
    at: new Date(START + index * DAY_MS).toISOString(),
  }));
}

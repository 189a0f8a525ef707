import type { ReactElement } from 'react';
import { TimeChart, type TimeChartProps } from './time-chart';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1, 6);
const DAYS = 90;
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const times = Array.from({ length: DAYS }, (_, index) => START + index * DAY_MS);
const nights = times.map((_at, index) =>
  index > 30 && index < 36 ? Number.NaN : 7 + Math.sin(index / 6) * 0.5 + (index % 3) * 0.2,
);

const sleep: Omit<TimeChartProps, 'times' | 'values'> = {
  domain: 'body',
  label: 'Sleep',
  unit: 'Hours asleep',
  from: START - DAY_MS / 2,
  to: START + DAYS * DAY_MS,
  stepMs: DAY_MS,
  decimals: 1,
  summary: 'Mostly between 6.6 and 7.6 hours over 85 nights; five nights were not measured.',
  fileName: 'sleep',
  formatValue: (value) => value.toFixed(1),
  formatMoment: (at) => day.format(at),
};

export function NightsWithRangeAndGoal(): ReactElement {
  return (
    <TimeChart
      {...sleep}
      times={times}
      values={nights}
      trend={{ label: '7-night mean', values: nights }}
      usual={{ low: 6.6, high: 7.6, median: 7.1 }}
      goal={7.5}
      notes={[START + 12 * DAY_MS, START + 60 * DAY_MS]}
      lane={{ label: 'Mood', points: times.map((at, index) => ({ at, share: (index % 5) / 4 })) }}
      marks={{ kind: 'Tag', label: 'headache', at: times.filter((_at, index) => index % 9 === 3) }}
    />
  );
}

export function TenThousandReadings(): ReactElement {
  const many = Array.from({ length: 10_000 }, (_, index) => START + index * 780_000);
  const values = many.map((_at, index) =>
    index === 7_777 ? 180 : 60 + Math.sin(index / 40) * 8 + (index % 7),
  );
  return (
    <TimeChart
      {...sleep}
      label="Heart rate"
      unit="Beats a minute"
      times={many}
      values={values}
      decimals={0}
      stepMs={780_000}
      summary="Between 52 and 180 over 10,000 readings."
    />
  );
}

export function OneReading(): ReactElement {
  return (
    <TimeChart {...sleep} times={times.slice(0, 1)} values={[7.2]} summary="The only night in this time." />
  );
}

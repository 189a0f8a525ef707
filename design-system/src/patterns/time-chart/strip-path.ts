import type { ChartSeries, Span } from './chart-scene';
import { minMax } from './min-max';

const BUCKETS = 300;

/** All of a series in hundredths of a strip's width and height. */
export function stripPath({ times, values }: ChartSeries, span: Span): string {
  const [low, high] = values.reduce<[number, number]>(
    ([least, most], value) =>
      Number.isNaN(value) ? [least, most] : [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
  const x = (at: number): string => (((at - span.from) / (span.to - span.from)) * 100).toFixed(2);
  const y = (value: number): string => (90 - ((value - low) / (high - low || 1)) * 80).toFixed(2);
  let isDown = false;
  return minMax(values, 0, values.length, BUCKETS)
    .map((index) => {
      const value = values[index] ?? Number.NaN;
      const isMeasured = !Number.isNaN(value);
      const command = isDown ? 'L' : 'M';
      isDown = isMeasured;
      return isMeasured ? `${command}${x(times[index] ?? 0)} ${y(value)}` : '';
    })
    .join('');
}

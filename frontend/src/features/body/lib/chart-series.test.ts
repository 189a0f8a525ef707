import { binsOf, chartSpan, movedBy, quantile, usualStep, weekMean } from './chart-series';
import { periodOf } from './period';

const DAY = 86_400_000;
const daily = (values: number[], every = 1) => ({
  times: values.map((_value, index) => index * every * DAY),
  values,
});

it('takes days between weekly readings for no gap', () => {
  expect(usualStep({ bucket: 'day' }, daily([1, 2, 3], 7))).toBe(7 * DAY);
  expect(usualStep({ bucket: 'day' }, daily([1]))).toBe(DAY);
});

it('smooths days by the seven up to each, and nothing else', () => {
  const values = Array.from({ length: 20 }, (_, index) => index);
  const mean = weekMean({ bucket: 'day' }, daily(values));
  expect(mean?.slice(0, 3)).toEqual([0, 0.5, 1]);
  expect(mean?.at(-1)).toBe(16);
  expect(weekMean({ bucket: 'hour' }, daily(values))).toBeUndefined();
  expect(weekMean({ bucket: 'day' }, daily(values, 7))).toBeUndefined();
  expect(weekMean({ bucket: 'day' }, daily([1, 2]))).toBeUndefined();
});

it('lays an earlier period over a later one, and keeps clear of the edges', () => {
  expect(movedBy({ times: [1, 2], values: [5, 6] }, 10)).toEqual({ times: [11, 12], values: [5, 6] });
  const week = periodOf('w', new Date(2026, 2, 12));
  expect(chartSpan({ bucket: 'day' }, week).from).toBe(week.from.getTime() - DAY / 2);
  expect(chartSpan({ bucket: 'hour' }, week).from).toBe(week.from.getTime());
});

it('counts every value once', () => {
  const values = [5.9, 6.1, 6.6, 7, 7.1, 7.2, 8.9];
  const bins = binsOf(values, 1);
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
  expect(bins[0]?.from).toBeLessThanOrEqual(5.9);
  expect(bins.at(-1)?.to).toBeGreaterThanOrEqual(8.9);
  expect(binsOf([64, 64], 0)).toEqual([{ from: 64, to: 65, count: 2 }]);
});

it('finds quartiles', () => {
  expect([0, 0.25, 0.5, 1].map((share) => quantile([1, 2, 3, 4, 5], share))).toEqual([1, 2, 3, 5]);
  expect(quantile([1, 2], 0.5)).toBe(1.5);
});

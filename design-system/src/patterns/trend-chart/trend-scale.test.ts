// @vitest-environment node
import { fixedScale, linesOf, scaleBeside, scaleFor } from './trend-scale';

it.each([
  [[79.8, 81.2], 1, [80, 80.5, 81]],
  [[80.1, 80.3], 1, [80.1, 80.2, 80.3]],
  [[6.4, 8.1], 1, [6.5, 7, 7.5, 8]],
  [[4210, 12_980], 0, [4000, 6000, 8000, 10_000, 12_000]],
  [[45, 155], 0, [50, 75, 100, 125, 150]],
  [[1, 2], 0, [1, 2]],
  [[-3, 12], 0, [0, 5, 10]],
  [[-40, -31], 0, [-40, -38, -36, -34, -32]],
  [[80.12, 80.14], 1, [80.1, 80.2]],
  [[5.9, 14.1], 0, [6, 8, 10, 12, 14]],
])('%j with %d decimals is read on %j', (values, decimals, ticks) => {
  expect(scaleFor(values, { decimals }).ticks).toEqual(ticks);
});

it.each([
  [80.5, 1, [79.5, 80, 80.5, 81, 81.5]],
  [70, 0, [69, 70, 71]],
  [8000, 0, [7900, 7950, 8000, 8050, 8100]],
  [0, 0, [0, 1]],
  [-4, 0, [-5, -4, -3]],
])('%d alone stands between its neighbours', (value, decimals, ticks) => {
  expect(scaleFor([value], { decimals }).ticks).toEqual(ticks);
  expect(scaleFor([value, value], { decimals }).ticks).toEqual(ticks);
});

it.each([[[45, 155]], [[1, 2]], [[58, 58]], [[-3, 12]], [[-12, -3]], [[80.12, 80.14]], [[0.4, 96]], [[7]]])(
  '%j fills most of the scale, and has room at its head and foot',
  (values) => {
    const { low, high, ticks } = scaleFor(values, { decimals: 0 });
    const [least, most] = [Math.min(...values), Math.max(...values)];
    expect(low).toBeLessThan(least);
    expect(high).toBeGreaterThan(most);
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks.every((tick) => tick >= low && tick <= high)).toBe(true);
  },
);

it('spends four fifths of the height on a line that moves', () => {
  const { low, high } = scaleFor([45, 155], { decimals: 0 });
  expect((155 - 45) / (high - low)).toBeGreaterThan(0.8);
});

it('names nothing below nothing, unless something is', () => {
  expect(scaleFor([0, 100], { decimals: 0 })).toEqual({ low: 0, high: 108, ticks: [0, 25, 50, 75, 100] });
  expect(scaleFor([2, 100], { decimals: 0 }).low).toBe(0);
  expect(scaleFor([-1, 100], { decimals: 0 }).low).toBeLessThan(-1);
});

it('stands amounts on nothing, with room at the head alone', () => {
  const steps = scaleFor([4210, 12_980], { decimals: 0, fromZero: true });
  expect(steps).toMatchObject({ low: 0, ticks: [0, 5000, 10_000] });
  expect(steps.high).toBeGreaterThan(12_980);
  expect(scaleFor([7400], { decimals: 0, fromZero: true })).toMatchObject({
    low: 0,
    ticks: [0, 2000, 4000, 6000],
  });
  expect(scaleFor([0, 0], { decimals: 0, fromZero: true })).toEqual({ low: 0, high: 1, ticks: [0, 1] });
});

it.each([
  [[62.4, 64.8], 1],
  [[1, 5], 0],
  [[0, 0], 0],
  [[-7, 3], 0],
  [[3], 1],
  [[1116, 13_363], 0],
])('gives %j beside others the lines of theirs', (values, decimals) => {
  const first = scaleFor([4210, 12_980], { decimals: 0 });
  const { low, high, ticks } = scaleBeside(first, values, { decimals });
  const place = (value: number, scale: { low: number; high: number }): number =>
    (value - scale.low) / (scale.high - scale.low);
  expect(ticks).toHaveLength(first.ticks.length);
  for (const [index, tick] of ticks.entries())
    expect(place(tick, { low, high })).toBeCloseTo(place(first.ticks[index] ?? Number.NaN, first));
  expect(low).toBeLessThanOrEqual(Math.min(...values));
  expect(high).toBeGreaterThan(Math.max(...values));
  expect(Math.min(...ticks) < 0).toBe(Math.min(...values) < 0);
});

it('has a scale of its own beside one that is all of two lines, where none of theirs would do', () => {
  const own = scaleFor([-7, 3], { decimals: 0 });
  expect(scaleBeside({ low: 0, high: 1, ticks: [0, 1] }, [-7, 3], { decimals: 0 })).toEqual(own);
});

it('keeps a scale that is always the same', () => {
  expect(fixedScale([1, 3, 5])).toEqual({ low: 1, high: 5, ticks: [1, 3, 5] });
});

it('draws at most four lines', () => {
  expect(linesOf([1, 2, 3, 4, 5])).toEqual([1, 3, 5]);
  expect(linesOf([1, 2, 3, 4])).toEqual([1, 2, 3, 4]);
});

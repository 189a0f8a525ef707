// @vitest-environment node
import { linesOf, ticksFor } from './trend-scale';

it.each([
  [[79.8, 81.2], 1, [79, 80, 81, 82]],
  [[80.1, 80.3], 1, [80.1, 80.2, 80.3]],
  [[6.4, 8.1], 1, [6, 7, 8, 9]],
  [[4210, 12_980], 0, [0, 5000, 10_000, 15_000]],
  [[1, 2], 0, [1, 2]],
  [[-3, 12], 0, [-10, 0, 10, 20]],
])('%j with %d decimals is read on %j', (values, decimals, ticks) => {
  expect(ticksFor(values, decimals)).toEqual(ticks);
});

it.each([
  [80.5, 1, [80, 81]],
  [80, 1, [79, 80, 81]],
  [8000, 0, [7900, 8000, 8100]],
  [0, 0, [-1, 0, 1]],
])('%d alone stands between its neighbours', (value, decimals, ticks) => {
  expect(ticksFor([value, value], decimals)).toEqual(ticks);
});

it('draws at most four lines', () => {
  expect(linesOf([1, 2, 3, 4, 5])).toEqual([1, 3, 5]);
  expect(linesOf([1, 2, 3, 4])).toEqual([1, 2, 3, 4]);
});

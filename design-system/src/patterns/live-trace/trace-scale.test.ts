// @vitest-environment node
import { tracePath, traceRange } from './trace-scale';

it.each([
  [[60, 66], undefined, [55, 75]],
  [[60, 66], [55, 61] as const, [50, 70]],
  [[60, 140], undefined, [55, 145]],
  [[], undefined, [50, 70]],
])('%j within %j is read on %j', (values, band, range) => {
  expect(traceRange(values, band)).toEqual(range);
});

it('breaks the line where nothing was measured', () => {
  const points = [0, 1000, 9000, 10_000].map((atMs) => ({ atMs, value: 60 }));
  const path = tracePath(points, { nowMs: 10_000, spanMs: 10_000, range: [50, 70], size: 100 });
  expect(path).toBe('M0.0 50.0L10.0 50.0M90.0 50.0L100.0 50.0');
});

it('leaves out what has gone by', () => {
  const points = [{ atMs: 0, value: 60 }];
  expect(tracePath(points, { nowMs: 20_000, spanMs: 10_000, range: [50, 70], size: 100 })).toBe('');
});

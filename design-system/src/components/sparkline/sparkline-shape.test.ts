import { sparklineShape } from './sparkline-shape';

it('breaks where nothing was measured, and ends at the last value', () => {
  const shape = sparklineShape([1, 2, null, 3, null, 1, 2, null]);
  expect(shape?.line.match(/M/g)).toHaveLength(3);
  expect(shape?.line).toContain('h0');
  expect(shape?.end.x).toBeCloseTo((6 / 7) * 100, 1);
});

it('keeps the band and the goal in the picture', () => {
  const shape = sparklineShape([5, 6], { low: 2, high: 4 }, 12);
  expect(shape?.band?.bottom).toBeLessThan(100);
  expect(shape?.goal).toBeGreaterThan(0);
  expect(shape?.band?.top).toBeLessThan(shape?.band?.bottom ?? 0);
});

it('draws one value, one level, and nothing of nothing', () => {
  expect(sparklineShape([4])?.end).toEqual({ x: 100, y: 50 });
  expect(sparklineShape([4, 4])?.line).toBe('M0 50L100 50');
  expect(sparklineShape([null])).toBeUndefined();
});

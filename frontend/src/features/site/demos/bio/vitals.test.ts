import { initialVitals, nextVitals, statusOf, TIP_MS, tips, UPDATE_MS } from './vitals';

test('begins with the readings of a rested person', () => {
  expect(initialVitals).toEqual({ heartRateBpm: 72, stress: 0.3, focus: 0.7, energy: 0.6 });
  expect([UPDATE_MS, TIP_MS, tips.length]).toEqual([1000, 4000, 6]);
});

test.each([
  [() => 0, 60],
  [() => 0.999_999, 100],
])('never leaves its bounds', (random, bound) => {
  let vitals = initialVitals;
  for (let second = 0; second < 100; second += 1) vitals = nextVitals(vitals, random);
  expect(vitals.heartRateBpm).toBe(bound);
  for (const share of [vitals.stress, vitals.focus, vitals.energy]) {
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
  }
});

test.each([
  [{ focus: 0.8, energy: 0.8, stress: 0.2 }, 'Excellent'],
  [{ focus: 0.7, energy: 0.7, stress: 0.31 }, 'Good'],
  [{ focus: 0.5, energy: 0.5, stress: 0.49 }, 'Good'],
  [{ focus: 0.5, energy: 0.5, stress: 0.5 }, 'Needs Attention'],
  [{ focus: 0.1, energy: 0.2, stress: 0.9 }, 'Needs Attention'],
] as const)('%o is %s', (readings, status) => {
  expect(statusOf({ ...initialVitals, ...readings })).toBe(status);
});

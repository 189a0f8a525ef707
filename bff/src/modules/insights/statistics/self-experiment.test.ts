import fc from 'fast-check';
import { drawArms, experimentResult, expectedHalfWidth } from './self-experiment.js';
import { seededRandom } from '../../../common/statistics/seeded-random.js';

it('has one of each in every pair', () => {
  const arms = drawArms(7, seededRandom(1));
  expect(arms).toHaveLength(14);
  for (let day = 0; day < 14; day += 2)
    expect(new Set([arms[day], arms[day + 1]])).toEqual(new Set(['A', 'B']));
});

it('is exact: seven pairs of one sign can fall so in 2 of 128 ways', () => {
  const arms = drawArms(7, seededRandom(2));
  const values = arms.map((arm, day) => (arm === 'A' ? 10 : 5) + (day % 3) / 10);
  const result = experimentResult(arms, values);
  expect(result?.p).toBe(2 / 128);
  expect(result?.pairs).toBe(7);
  expect(result?.difference).toBeCloseTo(5, 0);
});

it('is the example by hand: differences of 1, 2, 3, 4 and −1', () => {
  const arms = Array.from({ length: 5 }, () => ['A', 'B'] as const).flat();
  const values = [1, 0, 2, 0, 3, 0, 4, 0, -1, 0];
  // Of 32 ways a sum of at least 9 either way has {1 2 3 4 −1} and those without the −1 or the 1 turned: 3 each.
  expect(experimentResult(arms, values)?.p).toBeCloseTo(6 / 32, 10);
});

it('leaves pairs with a hole out, and says nothing of fewer than five', () => {
  const arms = drawArms(7, seededRandom(3));
  const values = arms.map((arm, day) => (day < 2 ? Number.NaN : arm === 'A' ? day + 2 : day));
  expect(experimentResult(arms, values)?.pairs).toBe(6);
  expect(
    experimentResult(
      arms,
      values.map((value, day) => (day < 6 ? Number.NaN : value)),
    ),
  ).toBeUndefined();
});

it('holds its difference in its interval, and moves with the values', () => {
  const sevenPairs = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), {
    minLength: 14,
    maxLength: 14,
  });
  fc.assert(
    fc.property(sevenPairs, fc.integer({ min: 1, max: 1e6 }), (values, seed) => {
      const arms = drawArms(7, seededRandom(seed));
      const result = experimentResult(arms, values)!;
      expect(result.low).toBeLessThanOrEqual(result.difference);
      expect(result.high).toBeGreaterThanOrEqual(result.difference);
      const moved = experimentResult(
        arms,
        values.map((value, day) => (arms[day] === 'A' ? value + 7 : value)),
      )!;
      expect(moved.difference).toBeCloseTo(result.difference + 7, 6);
    }),
    { numRuns: 50 },
  );
});

it('is narrower the longer it lasts and the more a day is like the one before', () => {
  expect(expectedHalfWidth(2, 0, 7)).toBeCloseTo(2.02, 6);
  expect(expectedHalfWidth(2, 0.8, 7)).toBeCloseTo(0.92, 6);
  expect(expectedHalfWidth(2, 0, 14)).toBeCloseTo(2.02 / Math.SQRT2, 6);
});

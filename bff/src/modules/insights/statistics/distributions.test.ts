import fc from 'fast-check';
import { chiSquaredP, normalQuantile, studentP } from './distributions.js';
import { qValues } from './false-discovery.js';
import { normalScores, scoresOfDays } from './ranks.js';

it.each([
  // NIST/SEMATECH e-Handbook 1.3.6.7.1.
  [0.975, 1.959964],
  [0.99, 2.326348],
  [0.001, -3.090232],
  [0.5, 0],
])('knows the normal quantile of %s', (p, z) => {
  expect(normalQuantile(p)).toBeCloseTo(z, 5);
});

it.each([
  // NIST/SEMATECH e-Handbook 1.3.6.7.2: the two-sided 0.05 and 0.001.
  [2.228, 10, 0.05],
  [2.042, 30, 0.05],
  [3.646, 30, 0.001],
  [0, 5, 1],
])('knows the p of a t of %s with %s degrees of freedom', (t, freedom, p) => {
  expect(studentP(t, freedom)).toBeCloseTo(p, 3);
  expect(studentP(-t, freedom)).toBeCloseTo(p, 3);
});

it.each([
  // NIST/SEMATECH e-Handbook 1.3.6.7.4.
  [12.592, 6, 0.05],
  [16.812, 6, 0.01],
  [3.841, 1, 0.05],
])('knows the p of a chi-squared of %s with %s degrees of freedom', (value, freedom, p) => {
  expect(chiSquaredP(value, freedom)).toBeCloseTo(p, 4);
});

it('is the example of Benjamini and Hochberg (1995), section 3.2: four of fifteen at 0.05', () => {
  const p = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
    0.759, 1,
  ];
  expect([...qValues(p)].filter((q) => q <= 0.05)).toHaveLength(4);
});

it('gives q-values that are no less than their p, and in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 }), (p) => {
      const q = qValues(p);
      for (const [i, one] of p.entries()) {
        expect(q[i]).toBeGreaterThanOrEqual(one * (1 - 1e-12));
        for (const [j, other] of p.entries()) if (one < other) expect(q[i]).toBeLessThanOrEqual(q[j] ?? 1);
      }
    }),
  );
});

it('scores ranks: the middle one is 0, equal values have one score, far ones are no further', () => {
  expect([...normalScores(Float64Array.of(10, 1, 1_000_000))]).toEqual([
    expect.closeTo(0, 9),
    expect.closeTo(normalQuantile(0.25), 9),
    expect.closeTo(normalQuantile(0.75), 9),
  ]);
  expect([...normalScores(Float64Array.of(2, 2))]).toEqual([expect.closeTo(0, 9), expect.closeTo(0, 9)]);
  expect([...scoresOfDays(Float64Array.of(Number.NaN, 5))]).toEqual([Number.NaN, expect.closeTo(0, 9)]);
});

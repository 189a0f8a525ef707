import fc from 'fast-check';
import { adjusted } from './adjust.js';
import { distanceFromUsual, isUnusual } from './anomaly.js';
import { changePoint } from './change-point.js';
import { effectOf, pairedDays } from './effect.js';
import { effectivePairs, innovations, persistence } from './persistence.js';
import { normalFrom, seededRandom } from '../../../common/statistics/seeded-random.js';
import { checkOutcome, checkValues, readyForTest } from './series-check.js';

const normal = normalFrom(seededRandom(3));

function ar1(days: number, rho: number): Float64Array {
  const values = new Float64Array(days);
  for (let t = 0; t < days; t += 1)
    values[t] = rho * (values[t - 1] ?? 0) + Math.sqrt(1 - rho * rho) * normal();
  return values;
}

const daysOf = (values: Float64Array): Int32Array => Int32Array.from(values.keys());

it('leaves nothing of a weekday pattern and a trend, and what is missing missing', () => {
  const pattern = [3, 1, 4, 1, 5, 9, 2];
  const values = Float64Array.from({ length: 70 }, (_, day) =>
    day === 8 ? Number.NaN : (pattern[day % 7] ?? 0) + 0.5 * day,
  );
  const rest = adjusted(values, 3);
  expect(rest[8]).toBeNaN();
  for (const [day, value] of rest.entries()) if (day !== 8) expect(value).toBeCloseTo(0, 1);
});

it('leaves a mean of 0, whatever the values', () => {
  const anyValues = fc.array(fc.double({ min: -1e3, max: 1e3, noNaN: true }), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(anyValues, fc.integer({ min: 0, max: 6 }), (values, weekday) => {
      const rest = adjusted(Float64Array.from(values), weekday);
      expect(rest.reduce((sum, value) => sum + value, 0) / rest.length).toBeCloseTo(0, 6);
    }),
  );
});

it('estimates persistence, and filters it out with gaps', () => {
  const values = ar1(4_000, 0.7);
  const rho = persistence({ days: daysOf(values), values }, false);
  expect(rho).toBeCloseTo(0.7, 1);
  const days = daysOf(values).filter((day) => day % 5 !== 0);
  const kept = { days, values: Float64Array.from(days, (day) => values[day] ?? 0) };
  const left = innovations(kept, 0.7);
  expect(persistence({ days: daysOf(left), values: left }, false)).toBeCloseTo(0, 1);
  expect(left.reduce((sum, value) => sum + value * value, 0) / left.length).toBeCloseTo(1 - 0.7 ** 2, 1);
});

it('is exact for a gap of two days', () => {
  const series = { days: Int32Array.of(0, 2), values: Float64Array.of(8, 5) };
  const scale = Math.sqrt((1 - 0.25 ** 2) / (1 - 0.5 ** 2));
  expect(innovations(series, 0.5)[0]).toBeCloseTo((5 - 0.25 * 8) / scale, 12);
});

it('counts persistent pairs as fewer, and never as more', () => {
  expect(effectivePairs(ar1(300, 0.8), ar1(300, 0.8))).toBeLessThan(150);
  expect(effectivePairs(ar1(300, 0), ar1(300, 0))).toBeGreaterThan(220);
  const alternating = Float64Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? 1 : -1));
  expect(effectivePairs(alternating, ar1(100, 0.5))).toBeLessThanOrEqual(100);
});

it('finds a step where it is, and none in noise', () => {
  const noise = ar1(90, 0.3);
  const found = changePoint(noise.map((value, day) => (day >= 50 ? value + 3 : value)));
  expect(found?.at).toBeGreaterThan(46);
  expect(found?.at).toBeLessThan(54);
  expect((found?.after ?? 0) - (found?.before ?? 0)).toBeCloseTo(3, 0);
  expect(changePoint(noise)).toBeUndefined();
  expect(changePoint(new Float64Array(90))).toBeUndefined();
  expect(changePoint(noise.subarray(0, 29))).toBeUndefined();
});

it('knows a day unlike the four weeks before it', () => {
  // 28 days from −1 to 1: their middle is 0, and half of them are within 0.5 of it.
  const values = Float64Array.from({ length: 30 }, (_, day) => (day % 5) / 2 - 1);
  values[28] = 3.2 * 1.4826 * 0.5;
  values[29] = 3.2 * 1.4826 * 0.5;
  expect(distanceFromUsual(values, 28)).toBeCloseTo(3.2, 6);
  expect(isUnusual(values, 28)).toBe(false);
  expect(isUnusual(values, 29)).toBe(true);
  values[29] = -5;
  expect(isUnusual(values, 29)).toBe(true);
  expect(distanceFromUsual(values, 10)).toBeNaN();
  expect(distanceFromUsual(new Float64Array(40), 39)).toBeNaN();
});

it('tells an effect in the unit of y, from the thirds of x', () => {
  const x = Float64Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, Number.NaN);
  const y = Float64Array.of(Number.NaN, 10, 10, 10, 0, 0, 0, 20, 20, 23);
  const effect = effectOf(pairedDays(x, y, 1));
  expect(effect).toEqual({ lowUpTo: 3, highFrom: 7, afterLow: 10, afterHigh: 21, difference: 11 });
  expect(effectOf(pairedDays(Float64Array.of(1, 1, 1), Float64Array.of(1, 2, 3), 0))).toBeUndefined();
});

describe('what gets no nightly findings', () => {
  it('is what has few days, two values, or mostly one', () => {
    const values = ar1(120, 0.4);
    expect(checkValues(values.subarray(0, 29))).toBe('few_days');
    expect(checkValues(values.map((value) => (value > 1 ? 1 : 0)))).toBe('yes_no');
    expect(checkValues(values.map((value) => Math.max(0, Math.round(value * 1.2))))).toBe('mostly_one_value');
    expect(checkValues(values.map((value) => Math.round(value)))).toBeUndefined();
  });

  it('is an outcome with a step, or with more than the day before explains', () => {
    expect(checkOutcome(ar1(200, 0.6))).toBeUndefined();
    expect(checkOutcome(ar1(200, 0.2).map((value, day) => (day > 100 ? value + 5 : value)))).toBe('step');
    const waves = ar1(200, 0).map((value, day) => value + 3 * Math.sin((day * 2 * Math.PI) / 5));
    expect(checkOutcome(waves)).toBe('not_white');
  });

  it('is not what has heavy tails: its ranks are tested', () => {
    const heavy = ar1(200, 0.5).map((value) => value ** 3);
    expect(Math.max(...readyForTest(heavy, 0))).toBeLessThan(5);
  });
});

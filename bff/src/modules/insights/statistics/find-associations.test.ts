import { findAssociations, FALSE_DISCOVERY_RATE, type Candidate } from './find-associations.js';
import { correlationP, testPair } from './pair-test.js';
import { checkOutcome, readyForTest } from './series-check.js';
import { normalFrom, seededRandom } from '../../../common/statistics/seeded-random.js';

const DAYS = 150;
const random = seededRandom(11);
const normal = normalFrom(random);
const noise = (): Float64Array => Float64Array.from({ length: DAYS }, normal);

function series(name: string, values: Float64Array, more: Partial<Candidate> = {}): Candidate {
  return { name, values, family: name, isOutcome: true, isCause: true, ...more };
}

it('is Student’s p of a correlation, with the freedom that adjusting took', () => {
  // r = 0.5 of 25 pairs less 7: t = 0.5 √(16 / 0.75) = 2.309, p 0.0346 (R: 2 * pt(-2.309401, 16)).
  expect(correlationP(0.5, 25)).toBeCloseTo(0.0346, 3);
  expect(correlationP(1, 25)).toBe(0);
  expect(correlationP(0.9, 9)).toBe(1);
});

it('finds what was planted, at its lag, with its days', async () => {
  const x = noise();
  const y = noise().map((rest, day) => rest + (day >= 2 ? 0.8 * (x[day - 2] ?? 0) : 0));
  const others = Array.from({ length: 6 }, (_, i) => series(`other${String(i)}`, noise()));
  const { tests, pairs, mostDays } = await findAssociations([series('x', x), series('y', y), ...others], 2);
  const found = tests.filter(({ q }) => q <= FALSE_DISCOVERY_RATE);
  expect(found).toEqual([expect.objectContaining({ x: 'x', y: 'y', lag: 2, n: DAYS - 2 })]);
  expect(found[0]?.r).toBeGreaterThan(0.4);
  expect({ pairs, mostDays }).toEqual({ pairs: 28, mostDays: DAYS });
  // Both ways on three later days, once on the same day.
  expect(tests).toHaveLength(28 * 7);
});

it('finds what a cause has put into an outcome that is not white by itself', async () => {
  const x = noise().map((value, day) => value + 3 * Math.sin((day * 2 * Math.PI) / 5));
  const y = noise().map((rest, day) => rest + (day >= 1 ? 0.8 * (x[day - 1] ?? 0) : 0));
  expect(checkOutcome(readyForTest(y, 0))).toBe('not_white');
  const { tests, refused } = await findAssociations(
    [series('x', x, { isOutcome: false }), series('y', y)],
    0,
  );
  expect(tests.find(({ lag }) => lag === 1)?.q).toBeLessThan(0.001);
  expect(refused).toEqual([]);
  // Of anything else the outcome stays refused.
  const alone = await findAssociations([series('other', noise(), { isOutcome: false }), series('y', y)], 0);
  expect(alone.refused).toEqual([{ name: 'y', why: 'not_white' }]);
});

it('finds it through holes', () => {
  const x = noise().map((value) => (random() < 0.3 ? Number.NaN : value));
  const y = noise().map((rest, day) => rest + (day >= 1 ? 1.2 * (x[day - 1] ?? 0) : 0));
  expect(testPair(x, y, 1).p).toBeLessThan(1e-6);
  expect(testPair(x, noise(), 1).p).toBeGreaterThan(0.001);
});

it('says nothing of one family, of what only explains, of yes and no, and of few days', async () => {
  const x = noise();
  const yesNo = x.map((value) => (value > 0 ? 1 : 0));
  const short = x.map((value, day) => (day < 18 ? value : Number.NaN));
  const all = [
    series('sleep', x, { family: 'sleep' }),
    series('deep', x, { family: 'sleep' }),
    series('weather', noise(), { isOutcome: false }),
    series('tag', yesNo),
  ];
  const { tests, refused } = await findAssociations(all, 0);
  expect(new Set(tests.map(({ x: name, y }) => `${name}>${y}`))).toEqual(
    new Set(['weather>sleep', 'weather>deep']),
  );
  expect(refused).toEqual([{ name: 'tag', why: 'yes_no' }]);
  expect(await findAssociations([series('a', short), series('b', short)], 0)).toMatchObject({
    tests: [],
    mostDays: 18,
  });
});

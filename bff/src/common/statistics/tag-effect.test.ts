import { studentT975 } from './student-t.js';
import { MIN_DAYS, type TaggedDay, tagEffect } from './tag-effect.js';

const TAG = 'run';

function daysOf(withTag: readonly number[], without: readonly number[]): TaggedDay[] {
  // Further apart than the lags that are looked at, so that no persistence of the tag widens what is compared with the source.
  const all = [
    ...withTag.map((mean, place) => ({ day: place * 20, mean, tagIds: new Set([TAG]) })),
    ...without.map((mean, place) => ({ day: place * 20 + 10, mean, tagIds: new Set<string>() })),
  ];
  return all.toSorted((one, other) => one.day - other.day);
}

/** Numbers that look random and are always the same. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it.each([
  // Tables of Student's t: NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2, column 0.975.
  [4, 2.776],
  [9, 2.262],
  [18, 2.101],
  [30, 2.042],
  [100, 1.984],
])('knows the t of %s degrees of freedom', (freedom, t) => {
  expect(studentT975(freedom)).toBeCloseTo(t, 2);
});

it('is Welch’s interval', () => {
  // Both sides: mean and variance by hand. 4.5 and 3; sums of squares 2.5 and 10 over 9, 10 days each.
  const withTag = [4, 4, 4, 4, 4, 5, 5, 5, 5, 5];
  const without = [2, 2, 2, 2, 2, 4, 4, 4, 4, 4];
  const effect = tagEffect(daysOf(withTag, without), TAG)!;
  const variance = 2.5 / 9 / 10 + 10 / 9 / 10;
  const freedom = variance ** 2 / ((2.5 / 90) ** 2 / 9 + (10 / 90) ** 2 / 9);
  expect(effect.difference).toBeCloseTo(1.5, 10);
  expect(effect.high - effect.difference).toBeCloseTo(studentT975(freedom) * Math.sqrt(variance), 10);
  expect(effect.mayBeNothing).toBe(false);
});

it('says nothing of too few days, or where every day is the same', () => {
  const ten = Array.from({ length: MIN_DAYS }, (_, place) => 3 + (place % 2));
  expect(tagEffect(daysOf(ten.slice(1), ten), TAG)).toBeUndefined();
  expect(tagEffect(daysOf(ten, ten.slice(1)), TAG)).toBeUndefined();
  expect(
    tagEffect(
      daysOf(
        ten.map(() => 4),
        ten.map(() => 4),
      ),
      TAG,
    ),
  ).toBeUndefined();
  expect(tagEffect(daysOf(ten, ten), TAG)).toMatchObject({ difference: 0, mayBeNothing: true });
});

/** Days whose moods and tag hang together with the day before, and have nothing to do with each other. */
function aLife(random: () => number, persistence: number): TaggedDay[] {
  let level = 0;
  let isTagged = false;
  return Array.from({ length: 120 }, (_, day) => {
    const shock = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    level = persistence * level + Math.sqrt(1 - persistence ** 2) * shock;
    if (random() > persistence) isTagged = random() < 0.25;
    const mean = Math.min(5, Math.max(1, Math.round(3.4 + 0.9 * level)));
    return { day, mean, tagIds: new Set(isTagged ? [TAG] : []) };
  });
}

it.each([0, 0.5, 0.8])(
  'holds nothing in 95 of 100 lives without an effect, at a persistence of %s',
  (persistence) => {
    const random = seeded(20_261_126);
    const effects = Array.from({ length: 600 }, () => tagEffect(aLife(random, persistence), TAG)).filter(
      (effect) => effect !== undefined,
    );
    expect(effects.length).toBeGreaterThan(400);
    const held = effects.filter(({ mayBeNothing }) => mayBeNothing).length / effects.length;
    expect(held).toBeGreaterThan(0.93);
  },
);

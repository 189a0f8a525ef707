import { chooseChecks, type Pool } from './choose-checks.js';
import { matchRateOf, wilson } from './match-rate.js';

const pool = (kind: Pool['kind'], ids: string): Pool => ({
  kind,
  options: (ids.match(/./gu) ?? []).map((id, place) => ({ id, weight: ids.length - place })),
});

describe('questions for a fidelity check', () => {
  it('has the twin say the weightiest, in choices whose order says nothing', () => {
    const [first] = chooseChecks([pool('person', 'zab')], [], 10);
    expect(first).toEqual({ kind: 'person', choices: ['a', 'b', 'z'], predicted: 'z' });
  });

  it('needs three to choose from, and asks nothing twice', () => {
    expect(chooseChecks([pool('place', 'ab')], [], 10)).toEqual([]);
    expect(chooseChecks([pool('place', 'abc')], [['c', 'a', 'b']], 10)).toEqual([]);
    expect(chooseChecks([pool('place', 'abcd')], [['a', 'b', 'c']], 10)).toHaveLength(3);
  });

  it('takes turns between kinds, up to as many as are wanted', () => {
    const chosen = chooseChecks([pool('person', 'abcd'), pool('topic', 'efgh')], [], 3);
    expect(chosen.map(({ kind }) => kind)).toEqual(['person', 'topic', 'person']);
  });
});

describe('the match rate', () => {
  const checks = (matched: number, answered: number) =>
    Array.from({ length: answered }, (_, place) => ({
      ...{ choices: 3, isMatch: place < matched, month: place % 2 === 0 ? '2026-05' : '2026-04' },
    }));

  it('has the interval of Wilson', () => {
    // R: prop.test(14, 20, correct = FALSE)
    const { low, high } = wilson(14, 20);
    expect(low).toBeCloseTo(0.481, 3);
    expect(high).toBeCloseTo(0.8545, 3);
    expect(wilson(0, 5).low).toBe(0);
    expect(wilson(5, 5).high).toBe(1);
  });

  it.each<[number, number, string]>([
    [0, 0, 'No answer yet.'],
    [3, 4, 'Too few answers to tell: 4 of 10.'],
    [14, 20, 'That is more than chance.'],
    [8, 20, 'It may still be chance.'],
    [0, 20, 'That is less than chance: it reads you wrongly.'],
  ])('says what %d of %d mean', (matched, answered, words) => {
    expect(matchRateOf(checks(matched, answered)).sentence).toContain(words);
  });

  it('states n, the interval and chance, and each month apart', () => {
    const { sentence, months, expected } = matchRateOf(checks(14, 20));
    expect(sentence).toContain('Same answer in 14 of 20 (95 % interval 48 to 85 %). Chance alone gives 6.7.');
    expect(expected).toBeCloseTo(20 / 3);
    expect(months.map(({ month, answered }) => [month, answered])).toEqual([
      ['2026-04', 10],
      ['2026-05', 10],
    ]);
  });
});

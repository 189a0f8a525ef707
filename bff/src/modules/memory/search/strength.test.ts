import { strengthOf, withoutNoise } from './strength.js';

describe('how strong a match is', () => {
  const signals = {
    words: 0,
    meaning: 0,
    name: 0,
    date: 0,
    answer: 0,
    neighbour: 0,
    recency: 0,
    importance: 0,
  };

  it.each([
    [{ words: 1 }, 'strong'],
    [{ words: 0.7, meaning: 0.3 }, 'strong'],
    [{ words: 0.4, meaning: 0.2 }, 'related'],
    [{ meaning: 0.3 }, 'weak'],
    [{ name: 2, date: 1, neighbour: 1 }, 'weak'],
  ] as const)('%j is %s', (given, strength) => {
    expect(strengthOf({ ...signals, ...given })).toBe(strength);
  });
});

describe('the results worth showing', () => {
  const shown = (...scores: number[]): number[] =>
    withoutNoise(scores.map((score) => ({ score }))).map(({ score }) => score);

  it('leave out what reaches a small share of the best', () => {
    expect(shown(1.2, 0.5, 0.35, 0.3)).toEqual([1.2, 0.5]);
  });

  it('leave out what has nothing in common with the question', () => {
    expect(shown(0.2, 0.12, 0.08)).toEqual([0.2, 0.12]);
    expect(shown(0.08)).toEqual([]);
    expect(shown()).toEqual([]);
  });
});

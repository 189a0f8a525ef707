import { strengthOf } from './strength.js';

describe('how strong a match is', () => {
  const signals = { words: 0, meaning: 0, name: 0, date: 0, neighbour: 0 };

  it.each([
    [{ words: 1 }, 'strong'],
    [{ words: 0.6, meaning: 0.3 }, 'strong'],
    [{ words: 0.4, meaning: 0.2 }, 'related'],
    [{ meaning: 0.3 }, 'weak'],
    [{ name: 2, date: 1, neighbour: 1 }, 'weak'],
  ] as const)('%j is %s', (given, strength) => {
    expect(strengthOf({ ...signals, ...given })).toBe(strength);
  });
});

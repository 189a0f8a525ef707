import fc from 'fast-check';
import { editDistance } from './edit-distance.js';

const word = fc.string({ minLength: 0, maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') });

describe('the number of typing slips between two words', () => {
  it.each([
    ['receive', 'receive', 0],
    ['recieve', 'receive', 1],
    ['recive', 'receive', 1],
    ['receivve', 'receive', 1],
    ['recaive', 'receive', 1],
    ['rcieve', 'receive', 2],
    ['', 'ab', 2],
  ])('%s → %s: %i', (typed, meant, slips) => {
    expect(editDistance(typed, meant, 3)).toBe(slips);
  });

  it('stops counting beyond the limit', () => {
    expect(editDistance('kitten', 'sitting', 1)).toBe(2);
    expect(editDistance('a', 'abcdef', 2)).toBe(3);
  });

  it('is the same in both directions, and 0 for equal words only', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 8)).toBe(editDistance(b, a, 8));
        expect(editDistance(a, b, 8) === 0).toBe(a === b);
      }),
    );
  });

  it('counts the same with any limit that is high enough', () => {
    fc.assert(
      fc.property(word, word, fc.nat(8), (a, b, max) => {
        expect(editDistance(a, b, max)).toBe(Math.min(editDistance(a, b, 20), max + 1));
      }),
    );
  });
});

import { correctTypo } from './correct-typo.js';

const vocabulary = new Map([
  ['peanut', 4],
  ['planet', 1],
  ['kitchen', 9],
  ['kitten', 2],
  ['mitten', 5],
  ['allergi', 3],
  ['cat', 7],
]);

describe('mending a mistyped word', () => {
  it.each([
    ['peanit', 'peanut'],
    ['penaut', 'peanut'],
    ['kichten', undefined],
    ['kitcehn', 'kitchen'],
    ['allregi', 'allergi'],
  ])('reads %s as %s', (typed, meant) => {
    expect(correctTypo(typed, vocabulary)).toBe(meant);
  });

  it('prefers the same first letter to the more frequent word', () => {
    expect(correctTypo('kittan', vocabulary)).toBe('kitten');
  });

  it('allows a second slip in a long word only', () => {
    const long = new Map([['physiotherapist', 1]]);

    expect(correctTypo('fysiotherapist', long)).toBe('physiotherapist');
    expect(correctTypo('peeanit', vocabulary)).toBeUndefined();
  });

  it('leaves short words alone', () => {
    expect(correctTypo('cst', vocabulary)).toBeUndefined();
  });
});

import { kindOf } from './kind.js';

describe('what kind of memory a note may be', () => {
  it.each([
    ['I prefer tea to coffee.', 'preference'],
    ['I really don’t like olives.', 'preference'],
    ['Ana loves liquorice.', 'preference'],
    ['My favourite colour is green.', 'preference'],
    ['My sister Ana is a nurse in Graz.', 'person'],
    ['The wifi password is Bluebird42.', 'fact'],
    ['Ben is allergic to peanuts.', 'fact'],
    ['The soup was too salty.', undefined],
    ['Call the bank.', undefined],
    ['I prefer tea.\n\nMore thoughts on tea.', undefined],
  ])('%s', (text, expected) => {
    expect(kindOf(text, null)).toBe(expected);
  });

  it('is an event when the day is known', () => {
    expect(kindOf('Met Ana yesterday.', new Date())).toBe('event');
  });
});

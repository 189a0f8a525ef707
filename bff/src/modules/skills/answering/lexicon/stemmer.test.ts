import { speechOf } from './speech.js';

describe('the stem of a German word', () => {
  const { stem } = speechOf('de');

  it.each([
    ['kaufen', 'gekauft'],
    ['anrufen', 'angerufen'],
    ['schwester', 'schwestern'],
    ['gehen', 'ging'],
    ['füttern', 'gefüttert'],
    ['fahren', 'fährst'],
    ['straße', 'strasse'],
    ['wohnen', 'wohnst'],
  ])('is the same for %s and %s', (one, other) => {
    expect(stem(other)).toBe(stem(one));
  });

  it.each([
    ['haus', 'haut'],
    ['bruder', 'schwester'],
    ['kaufen', 'verkaufen'],
  ])('is not for %s and %s', (one, other) => {
    expect(stem(other)).not.toBe(stem(one));
  });
});

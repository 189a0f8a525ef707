import { titleOf, titlesIn } from './wiki-links.js';

describe('the titles that a text links to', () => {
  it.each([
    ['See [[Heat pump]] and [[Garden|the garden]].', ['Heat pump', 'Garden']],
    ['[[Heat pump#Filter]] again [[Heat pump]]', ['Heat pump']],
    ['[[ ]] [[]] [one] [[a\nb]] [[open', []],
  ])('%s', (text, expected) => {
    expect(titlesIn(text)).toEqual(expected);
  });

  it('is quick with many brackets', () => {
    const start = performance.now();
    titlesIn('[['.repeat(10_000));
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('the title of a memory', () => {
  it.each([
    ['# Heat pump\nNeeds a filter.', 'heat pump'],
    ['**Garden** ', 'garden'],
    ['\nNo title.', ''],
  ])('%j', (text, expected) => {
    expect(titleOf(text)).toBe(expected);
  });

  it('is quick with many marks', () => {
    const start = performance.now();
    titleOf(`a${'# '.repeat(100_000)}`);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

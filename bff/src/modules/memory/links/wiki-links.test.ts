import { cpuTimeOf } from '../../../testing/cpu-time.js';
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
    const took = cpuTimeOf(() => {
      titlesIn('[['.repeat(10_000));
    });
    expect(took).toBeLessThan(500);
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
    const took = cpuTimeOf(() => {
      titleOf(`a${'# '.repeat(100_000)}`);
    });
    expect(took).toBeLessThan(500);
  });
});

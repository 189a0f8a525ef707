import { describe, expect, it } from 'vitest';
import { COLOR_WORDS, rgbOf } from '../../../common/language/colors.js';
import { Cases } from '../../../testing/cases.js';
import { durationsIn } from './durations.js';
import { normalisedWords } from './normalise.js';
import { colorIn } from './slots.js';

const cases = Cases.beside(import.meta.url);

describe('words of a command', () => {
  cases.it('are brought to one spelling', (text: string, words: string) => {
    expect(normalisedWords(text).join(' ')).toBe(words);
  });

  cases.it('tell how long', (text: string, seconds: number) => {
    expect(durationsIn(text.split(' ')).map(({ value }) => value)).toEqual([seconds]);
  });

  it('hears no length of time on the second floor', () => {
    expect(durationsIn('the second floor'.split(' '))).toEqual([]);
  });

  it('hears no colour that a light does not know', () => {
    expect(COLOR_WORDS).toContain('golden');
    for (const word of COLOR_WORDS) expect(rgbOf(colorIn(`make it dark ${word}`) ?? '')).toBeDefined();
  });
});

import { describe, expect, it } from 'vitest';
import { COLOR_WORDS, rgbOf } from '../../../common/language/colors.js';
import { durationsIn } from './durations.js';
import { normalisedWords } from './normalise.js';
import { colorIn } from './slots.js';
import { isOneSlipFrom } from './spelling.js';

describe('words of a command', () => {
  it.each([
    ['Hey Twyn, could you please turn on the lights?', 'turn on the lights'],
    ['What’s the temp — 21.5°C?', 'what is the temp 21.5 degrees celsius'],
    ['set it to twenty two and a half degrees', 'set it to 22.5 degrees'],
    ['play the next one', 'play the next one'],
    ['dim to 40%', 'dim to 40 percent'],
    ["the lamp's light", 'the lamp light'],
  ])('%j reads as %j', (text, words) => {
    expect(normalisedWords(text).join(' ')).toBe(words);
  });

  it.each([
    ['half an hour', 1800],
    ['1 hour and 15 minutes', 4500],
    ['an hour and a half', 5400],
    ['2.5 minutes', 150],
    ['quarter of an hour', 900],
    ['1 hour 5 minutes 30 seconds', 3930],
  ])('%j lasts %i seconds', (text, seconds) => {
    expect(durationsIn(text.split(' ')).map(({ value }) => value)).toEqual([seconds]);
  });

  it('hears no length of time on the second floor', () => {
    expect(durationsIn('the second floor'.split(' '))).toEqual([]);
  });

  it('forgives one slip of the keys, but not another word', () => {
    expect(['vaccum', 'vacum', 'vacuun', 'vcauum'].every((word) => isOneSlipFrom(word, 'vacuum'))).toBe(true);
    expect(
      ['flights', 'vacation', 'light'].some(
        (word) => isOneSlipFrom(word, 'lights') || isOneSlipFrom(word, 'vacuum'),
      ),
    ).toBe(true);
    expect(isOneSlipFrom('flights', 'lights')).toBe(false);
  });

  it('hears no colour that a light does not know', () => {
    expect(COLOR_WORDS).toContain('golden');
    for (const word of COLOR_WORDS) expect(rgbOf(colorIn(`make it dark ${word}`) ?? '')).toBeDefined();
  });
});

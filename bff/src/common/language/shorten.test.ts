import { describe, expect, it } from 'vitest';
import { shorten } from './shorten.js';

describe('shorten', () => {
  it('leaves a short text as it is', () => {
    expect(shorten('What is Ana allergic to?', 60)).toBe('What is Ana allergic to?');
  });

  it('cuts between words', () => {
    expect(shorten('one two three four', 12)).toBe('one two…');
    expect(shorten('one two, three four', 12)).toBe('one two…');
  });

  it('cuts a text without spaces where it must, never through a character', () => {
    expect(shorten('x'.repeat(20), 10)).toBe(`${'x'.repeat(10)}…`);
    expect(shorten('😀'.repeat(20), 11)).toBe(`${'😀'.repeat(5)}…`);
  });
});

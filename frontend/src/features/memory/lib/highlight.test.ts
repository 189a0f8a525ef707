import { describe, expect, it } from 'vitest';
import { excerptRange, highlightSegments } from './highlight';

const whole = (text: string): { start: number; end: number } => ({ start: 0, end: text.length });

describe('highlightSegments', () => {
  it('cuts the text at the matches, in their order', () => {
    const text = 'sat in the courtyard with Jonas';
    expect(
      highlightSegments(
        text,
        [
          { start: 26, end: 31 },
          { start: 11, end: 20 },
        ],
        whole(text),
      ),
    ).toEqual([
      { text: 'sat in the ', isMatch: false },
      { text: 'courtyard', isMatch: true },
      { text: ' with ', isMatch: false },
      { text: 'Jonas', isMatch: true },
    ]);
  });

  it('keeps to the range it was asked for', () => {
    expect(highlightSegments('one two three', [{ start: 0, end: 7 }], { start: 4, end: 13 })).toEqual([
      { text: 'two', isMatch: true },
      { text: ' three', isMatch: false },
    ]);
  });

  it('survives matches that overlap or reach past the text', () => {
    const text = 'abcdef';
    const segments = highlightSegments(
      text,
      [
        { start: 1, end: 4 },
        { start: 2, end: 3 },
        { start: 3, end: 99 },
      ],
      whole(text),
    );
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect(segments[0]).toEqual({ text: 'a', isMatch: false });
  });
});

describe('excerptRange', () => {
  it('shows a short body whole', () => {
    expect(excerptRange('short', whole('short'), [])).toEqual({ start: 0, end: 5 });
  });

  it('starts a little before the first match and ends at a word', () => {
    const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`;
    const start = text.indexOf('needle');
    const range = excerptRange(text, whole(text), [{ start, end: start + 6 }]);
    const excerpt = text.slice(range.start, range.end);
    expect(excerpt).toContain('needle');
    expect(excerpt).toMatch(/^before/);
    expect(excerpt).toMatch(/after$/);
    expect(excerpt.length).toBeLessThanOrEqual(280);
  });

  it('shows the end when the match is there', () => {
    const text = `${'before '.repeat(100)}needle`;
    const range = excerptRange(text, whole(text), [{ start: text.length - 6, end: text.length }]);
    expect(range.end).toBe(text.length);
  });
});

import { describe, expect, it } from 'vitest';
import { excerptRange, highlightsWithin } from './highlight';

const whole = (text: string): { start: number; end: number } => ({ start: 0, end: text.length });

describe('highlightsWithin', () => {
  it('counts from the start of the part and leaves out what is outside', () => {
    const highlights = [
      { start: 0, end: 3 },
      { start: 8, end: 13 },
      { start: 20, end: 25 },
    ];
    expect(highlightsWithin(highlights, { start: 5, end: 18 })).toEqual([{ start: 3, end: 8 }]);
  });

  it('cuts a highlight at the border of the part', () => {
    expect(highlightsWithin([{ start: 2, end: 30 }], { start: 5, end: 10 })).toEqual([{ start: 0, end: 5 }]);
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

import fc from 'fast-check';
import { words } from '../../../common/language/tokens.js';
import { passagesOf } from './passages.js';

const sentence = (n: number, length = 20): string =>
  `Sentence ${String(n)} ${Array.from({ length: length - 2 }, (_, i) => `word${String(i)}`).join(' ')}.`;
const sentences = (count: number, length?: number): string =>
  Array.from({ length: count }, (_, n) => sentence(n, length)).join(' ');
const textsOf = (text: string): string[] => passagesOf(text).map(({ start, end }) => text.slice(start, end));

describe('the passages of a text', () => {
  it('are the whole text while it is short', () => {
    expect(textsOf('Ana is allergic to peanuts.')).toEqual(['Ana is allergic to peanuts.']);
    expect(textsOf(sentences(6))).toEqual([sentences(6)]);
    expect(textsOf('')).toEqual(['']);
  });

  it('begin and end with a sentence, and repeat the one before', () => {
    const passages = textsOf(sentences(20));

    expect(passages).toHaveLength(5);
    expect(passages[0]).toBe(sentences(5));
    expect(passages[1]).toMatch(/^Sentence 4 .*word17\. Sentence 5 .*\.$/);
    expect(passages.at(-1)).toMatch(/Sentence 19 [^.]*\.$/);
  });

  it('do not repeat a long sentence', () => {
    expect(textsOf(sentences(4, 60)).map((passage) => passage.slice(0, 10))).toEqual([
      'Sentence 0',
      'Sentence 2',
    ]);
  });

  it('break at lines, and keep the mark that a line begins with', () => {
    const list = Array.from({ length: 30 }, (_, n) => `- item ${String(n)} of a list`).join('\n');

    for (const passage of textsOf(list)) expect(passage).toMatch(/^- item \d+ .*list$/s);
  });

  it('cut a text that never ends a sentence', () => {
    const passages = textsOf(Array.from({ length: 250 }, (_, i) => `w${String(i)}`).join(' '));

    expect(passages.map((passage) => words(passage).length)).toEqual([100, 100, 50]);
    expect(passages[1]).toMatch(/^w100 .* w199$/);
  });

  it('end at the full stops of scripts without spaces', () => {
    for (const passage of textsOf('今日は東京で雨が降りました。'.repeat(20))) {
      expect(passage).toMatch(/^今日は.*。$/);
    }
  });

  it('hold every word, in order, and never too many', () => {
    const text = fc
      .array(
        fc.tuple(fc.stringMatching(/^[a-z]{1,6}$/), fc.constantFrom(' ', '. ', '! ', '\n', ', ', '。')),
        {
          minLength: 1,
          maxLength: 600,
        },
      )
      .map((parts) => parts.flat().join(''));

    fc.assert(
      fc.property(text, (written) => {
        const passages = passagesOf(written);
        let reached = 0;
        for (const { start, end } of passages) {
          expect(start).toBeLessThanOrEqual(reached);
          expect(written.slice(reached, start).trim()).toBe('');
          expect(end).toBeGreaterThan(reached);
          expect(words(written.slice(start, end)).length).toBeLessThanOrEqual(120);
          reached = end;
        }
        expect(written.slice(reached).trim()).toBe('');
      }),
    );
  });
});

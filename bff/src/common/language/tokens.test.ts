import fc from 'fast-check';
import { tokenise, words } from './tokens.js';

describe('words of a text', () => {
  it.each([
    ['Ana’s café, again!', ['ana', 'cafe', 'again']],
    ["I don't; O'Brien's did", ['i', 'don', 'o', 'brien', 'did']],
    ['X-ray on 3.5 kg', ['x', 'ray', 'on', '3', '5', 'kg']],
    ['ÉCOLE ﬁlm ｆｕｌｌ', ['ecole', 'film', 'full']],
    ['שָׁלוֹם', ['שלום']],
    ['हिन्दी', ['हिन्दी']],
    ['👩‍🚀🎂', []],
    ['', []],
  ])('%j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('reads scripts without spaces as characters and pairs', () => {
    expect(words('東京 へ')).toEqual(['東', '京', '東京', 'へ']);
    expect(words('한국어')).toEqual(['한', '국', '한국', '어', '국어']);
    expect(words('データ')).toContain('デー');
  });

  it('makes the same words of composed and decomposed letters', () => {
    expect(words('é'.normalize('NFD'))).toEqual(words('é'));
  });

  it('reads plain text as any other', () => {
    const plain = fc.stringMatching(/^[a-zA-Z0-9 .,'’“-]*$/);
    fc.assert(
      fc.property(plain, (text) => {
        expect(tokenise(text)).toEqual(tokenise(`${text} é`).slice(0, -1));
      }),
    );
  });

  it('cuts runs that no one typed as a word', () => {
    expect(words('a'.repeat(5_000))).toEqual(['a'.repeat(64)]);
  });

  it('tells where each word stands in the original text', () => {
    const text = 'Zoë’s “crème brûlée”';
    expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Zoë',
      'crème',
      'brûlée',
    ]);
  });

  it('finds only letters and digits, in order, inside any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const tokens = tokenise(text);
        for (const { word, start, end } of tokens) {
          expect(word).toMatch(/^[\p{L}\p{N}\p{M}]{1,64}$/u);
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
        expect(tokens.map(({ end }) => end)).toEqual(tokens.map(({ end }) => end).sort((a, b) => a - b));
      }),
    );
  });
});

import fc from 'fast-check';
import { plainText } from './plain-text.js';

const text = plainText(20);
const messageFor = (input: string): string | undefined => text.safeParse(input).error?.issues[0]?.message;

describe('plain text', () => {
  it.each([
    ['  trimmed\n', 'trimmed'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['a\tb', 'a\tb'],
    ['e\u0301', 'é'],
    ['שלום 👩‍🚀', 'שלום 👩‍🚀'],
  ])('stores %j as %j', (input, stored) => {
    expect(text.parse(input)).toBe(stored);
  });

  it.each([
    ['', 'The text is empty.'],
    [' \n\t ', 'The text is empty.'],
    ['x'.repeat(21), 'The text is longer than 20 characters.'],
    ['a\u0000b', 'The text contains control characters; only line breaks and tabs are allowed.'],
    ['a\u001bb', 'The text contains control characters; only line breaks and tabs are allowed.'],
    ['a\u0085b', 'The text contains control characters; only line breaks and tabs are allowed.'],
    ['a\ud83d', 'The text contains half of a character (a lone surrogate).'],
  ])('refuses %j', (input, message) => {
    expect(messageFor(input)).toBe(message);
  });

  it('I1: takes what it has stored once more without a change', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (input) => {
        const first = text.safeParse(input);
        if (first.success) expect(text.parse(first.data)).toBe(first.data);
      }),
    );
  });
});

import { tellingPattern, wordsPattern } from './telling-pattern.js';

const words = { verbs: ['was', 'still'], degrees: ['a bit'], states: ['ill'], alone: ['the flu'] };

it('is of whole words, with one word of degree at most', () => {
  expect(tellingPattern(words)).toBe(String.raw`\m(was|still) ((a bit) )?(ill)\M|\m(the flu)\M`);
});

it('takes no character of a word for anything else', () => {
  expect(wordsPattern(['magen-darm', 'a.b|c'])).toBe(String.raw`\m(magen\-darm|a\.b\|c)\M`);
});

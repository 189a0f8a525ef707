import { editDistance } from '../../../common/language/edit-distance.js';

/** A shorter word has too many neighbours. */
const MIN_LETTERS = 5;

/** One letter more, less, other, or two exchanged; the first letter is rarely the wrong one. */
export function isOneSlipFrom(word: string, right: string): boolean {
  return word.length >= MIN_LETTERS && word[0] === right[0] && editDistance(word, right, 1) === 1;
}

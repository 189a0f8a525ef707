/** A shorter word has too many neighbours. */
const MIN_LETTERS = 5;

/** One letter more, less, other, or two exchanged; the first letter is rarely the wrong one. */
export function isOneSlipFrom(word: string, right: string): boolean {
  if (word === right || word.length < MIN_LETTERS || word[0] !== right[0]) return false;
  if (Math.abs(word.length - right.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === right[start]) start++;
  let end = 0;
  const shorter = Math.min(word.length, right.length) - start;
  while (end < shorter && word.at(-1 - end) === right.at(-1 - end)) end++;
  const [wrong, wanted] = [word.slice(start, word.length - end), right.slice(start, right.length - end)];
  if (wrong.length <= 1 && wanted.length <= 1) return true;
  return wrong.length === 2 && wanted.length === 2 && wrong[0] === wanted[1] && wrong[1] === wanted[0];
}

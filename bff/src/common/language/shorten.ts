import { trimEndOf } from './trim-end.js';

const BETWEEN_WORDS = /[\s\p{P}]/u;
const OF_A_WORD = /[^\s\p{P}]/u;

/** Cuts a text between two words, or where it must when there is no space, and says so with an ellipsis. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // Half of a character is no character.
  const start = text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/u, '');
  const words = trimEndOf(trimEndOf(start, OF_A_WORD), BETWEEN_WORDS);
  return `${words.length > maxLength / 2 ? words : start}…`;
}

import { type Pack } from './pack/pack.js';
import { tokenise } from './tokens/tokenise.js';

/** What calls for kindness before anything else. */
export interface Hardship {
  readonly kind?: 'distress' | 'emergency' | 'bereavement';
}

const LONGEST = 7;
/** A year that is said tells of long ago, which is told like anything else. */
const FIRST_YEAR = 1_900;
const LAST_YEAR = 2_100;

/** Linear in the length of the text. */
export function hardshipIn(text: string, pack: Pack): Hardship {
  const words = tokenise(text, pack).map((token) => token.text);
  const has = (name: string): boolean => says(words, pack.classes.get(name));
  if (has('distress')) return { kind: 'distress' };
  if (has('emergency')) return { kind: 'emergency' };
  const isLongAgo = words.some((word) => Number(word) >= FIRST_YEAR && Number(word) < LAST_YEAR);
  if (isLongAgo) return {};
  return has('bereavement') || (has('person') && has('death_word')) ? { kind: 'bereavement' } : {};
}

function says(words: readonly string[], phrases: ReadonlySet<string> | undefined): boolean {
  if (!phrases) return false;
  return words.some((_, start) => {
    for (let end = start + 1; end <= Math.min(words.length, start + LONGEST); end += 1)
      if (phrases.has(words.slice(start, end).join(' '))) return true;
    return false;
  });
}

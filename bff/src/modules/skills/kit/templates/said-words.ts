import { USUAL_LANGUAGE } from '../../../language/languages.js';
import { loadLanguage } from '../../../language/loaded-languages.js';
import { type Pack } from '../../../language/pack/pack.js';
import { MAX_TOKENS, tokenise } from '../../../language/tokens/tokenise.js';

const COURTESY = 'courtesy';

/** The words of a message with its courtesies, which may be all that it says: “hi there”; none of a longer text. */
export function allWords(text: string): readonly string[] {
  const { pack } = loadLanguage(USUAL_LANGUAGE);
  const words = tokenise(text, pack).map((token) => token.text);
  return words.length < MAX_TOKENS ? words : [];
}

/** The words of a message as templates have them: small, in full, and without the courtesies around them; none of a longer text. */
export function saidWords(text: string): readonly string[] {
  const { pack } = loadLanguage(USUAL_LANGUAGE);
  return withoutCourtesies(allWords(text), pack);
}

function withoutCourtesies(words: readonly string[], pack: Pack): readonly string[] {
  const courtesies = pack.classes.get(COURTESY) ?? new Set<string>();
  const longest = Math.max(0, ...[...courtesies].map((phrase) => phrase.split(' ').length));
  const lengthAt = (end: 'first' | 'last', [from, to]: readonly [number, number]): number => {
    for (let length = Math.min(longest, to - from - 1); length > 0; length--) {
      const phrase = end === 'first' ? words.slice(from, from + length) : words.slice(to - length, to);
      if (courtesies.has(phrase.join(' '))) return length;
    }
    return 0;
  };
  let [from, to] = [0, words.length];
  for (let length = lengthAt('first', [from, to]); length > 0; length = lengthAt('first', [from, to]))
    from += length;
  for (let length = lengthAt('last', [from, to]); length > 0; length = lengthAt('last', [from, to]))
    to -= length;
  return words.slice(from, to);
}

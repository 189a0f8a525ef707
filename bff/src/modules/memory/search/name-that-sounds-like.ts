import { editDistance } from '../../../common/language/edit-distance.js';
import { stem } from '../../../common/language/terms.js';
import { words } from '../../../common/language/tokens.js';
import { type Corpus } from './corpus.js';

/** Shorter names sound like too many words. */
const MIN_LENGTH = 4;

/**
 * A word that no memory has, as the terms of those speakers' names that sound like it: who asks about "Muhammad" means
 * the "Muhhamed" of the chat. None where it is no such name.
 */
export function namesThatSoundLike(word: string, { authors, documentFrequency }: Corpus): string[] {
  const term = stem(word);
  if (word.length < MIN_LENGTH || authors.has(term) || documentFrequency.has(term)) return [];
  return [...authors]
    .filter(([own, { names }]) =>
      names.flatMap(words).some((name) => stem(name) === own && isAlike(word, name)),
    )
    .map(([own]) => own);
}

function isAlike(word: string, name: string): boolean {
  if (name.length < MIN_LENGTH || soundOf(word) !== soundOf(name)) return false;
  const most = Math.floor(Math.min(word.length, name.length) / 2);
  return editDistance(word, name, most) <= most;
}

/** The first letter and the consonants behind it, each once in a row. */
function soundOf(word: string): string {
  const asHeard = word
    .replaceAll('ph', 'f')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('z', 's')
    .replaceAll('y', 'i');
  return asHeard.replaceAll(/(?!^)[aeiouh]/g, '').replaceAll(/(.)\1+/g, '$1');
}

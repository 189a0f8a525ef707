import { speechOf } from './lexicon/speech.js';
import { readWords } from './words.js';

/** More would find everything. */
const MOST_WORDS = 30;
/** Nobody uses more words; of a vocabulary that is longer the first are looked at. */
const MOST_LOOKED_AT = 20_000;

/**
 * The words of somebody's memories that say what the question says in another form, in another word or in a compound. None
 * in a language whose words the search knows by itself.
 */
export function otherWords(question: string, vocabulary: Iterable<string>, language: string): string[] {
  const speech = speechOf(language);
  if (speech.reading.manner.has_vectors) return [];
  const asked = readWords(question, speech).filter(({ isStop, isName }) => !isStop && !isName);
  const stems = [...new Set(asked.map(({ stem }) => stem))];
  const said = new Set(asked.map(({ word }) => word));
  const isOther = (word: string): boolean => {
    const stem = speech.stem(word);
    return stems.some(
      (each) =>
        stem === each ||
        speech.areSynonyms(stem, each) ||
        speech.isKindOf(stem, each) ||
        speech.restOfCompound(stem, each) !== undefined,
    );
  };
  const found: string[] = [];
  let looked = 0;
  for (const word of vocabulary) {
    looked += 1;
    if (found.length === MOST_WORDS || looked > MOST_LOOKED_AT) break;
    if (!said.has(word) && isOther(word)) found.push(word);
  }
  return found;
}

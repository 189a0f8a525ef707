import porterStem from 'wink-porter2-stemmer';
import { IRREGULAR_FORMS } from './irregular-forms.js';
import { STOP_WORDS } from './stop-words.js';
import { words } from './tokens.js';

/** Stems kept at most; some 15 MB when full. Stemming costs about 5 µs a word and everyday words repeat. */
const MAX_REMEMBERED = 100_000;
const ENGLISH_WORD = /^[a-z]+$/;

const remembered = new Map<string, string>();

/** The form under which a folded word is indexed: its Porter2 stem in English, the word itself otherwise. */
export function stem(word: string): string {
  let known = remembered.get(word);
  if (known === undefined) {
    known = ENGLISH_WORD.test(word) ? porterStem(IRREGULAR_FORMS.get(word) ?? word) : word;
    if (remembered.size < MAX_REMEMBERED) remembered.set(word, known);
  }
  return known;
}

/** The index terms of a text, in reading order, function words left out. */
export function terms(text: string): string[] {
  return words(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem);
}

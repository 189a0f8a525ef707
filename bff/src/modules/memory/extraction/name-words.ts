import { STOP_WORDS } from '../../../common/language/stop-words.js';
import { knowledgeOf } from '../../language/knowledge/knowledge.js';
import { textLanguageOf } from '../../language/knowledge/text-language.js';

/** By which words a language tells names, and of what: `names.yaml`. A language without the file is left to the tagger. */
const NAMES = knowledgeOf('names', {
  words: [
    ...(['also_words', 'months', 'also_places', 'no_names', 'function_words', 'nobody'] as const),
    ...(['titles', 'kin_names', 'kin_titles', 'relations', 'particles', 'abbreviations'] as const),
    ...(['person_verbs', 'determiners', 'meeting_verbs', 'being', 'shared', 'with', 'and'] as const),
    ...(['belongings', 'motion', 'at_a_place', 'at', 'working', 'at_work', 'joining'] as const),
    ...(['organisation_words', 'place_words', 'no_initial', 'no_author'] as const),
  ],
});
export type NameWords = ReturnType<typeof NAMES.of>['words'];

/** Those of the language of a text. */
export function nameWordsOf(text: string): NameWords {
  return NAMES.of(textLanguageOf(text)).words;
}

/** A small word, which has a capital only where a sentence begins, unless it is a given name as well. */
export function isFunctionWord(lower: string, words: NameWords): boolean {
  return (STOP_WORDS.has(lower) || words.function_words.has(lower)) && !words.also_words.has(lower);
}

/** Whether an export calls somebody so who has no name, in any language. */
export function isNobody(author: string): boolean {
  return NAMES.all().some(({ words }) => words.no_author.has(author.toLowerCase()));
}

import { words as wordsOf } from '../../../common/language/tokens.js';
import { LANGUAGES, USUAL_LANGUAGE } from '../languages.js';
import { knowledgeOf } from './knowledge.js';

/** The small words of a language, which stand in every sentence: `small.yaml`. */
const SMALL = knowledgeOf('small', { words: ['words'] });

/** More tells nothing more. */
const READ = 600;

/**
 * The language of a text that is only read, such as a memory: the one with most of its small words in it, else the usual
 * one. Told from the words alone, in any thread; what somebody says to the twin, `LanguageService` knows better.
 */
export function textLanguageOf(text: string): string {
  const words = wordsOf(text.slice(0, READ));
  const known = LANGUAGES.map((language) => {
    const small = SMALL.of(language).words.words;
    return { language, count: words.filter((word) => small.has(word)).length };
  });
  const usual = known.find(({ language }) => language === USUAL_LANGUAGE)?.count ?? 0;
  const best = known.reduce((most, each) => (each.count > most.count ? each : most), {
    language: USUAL_LANGUAGE,
    count: usual,
  });
  return best.language;
}

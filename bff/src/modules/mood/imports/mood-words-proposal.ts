import { type LanguageService } from '../../language/language.service.js';
import { LANGUAGES } from '../../language/languages.js';
import { tokenise } from '../../language/tokens/tokenise.js';
import { type MoodValue } from '../mood-entry.js';
import { isMoodValue } from '../moods.js';
import { foldWord } from './formats/checked-mood.js';
import { type MoodMapping } from './mood-formats.js';
import { wordMap } from '../../../common/word-map.js';

/** Daylio’s own words, as its table has them until somebody changes them. */
const OF_DAYLIO = wordMap<MoodValue>({ rad: 5, good: 4, meh: 3, bad: 2, awful: 1 });

interface KnownWords {
  /** How words were read in imports before, the latest first. */
  readonly before: readonly MoodMapping[];
  /** The words of one’s own. */
  readonly own: readonly { readonly word: string; readonly mood: MoodValue }[];
  readonly language: LanguageService;
}

/** A step for each word, as it was chosen before or as the languages have it; null for a word that nobody knows. */
export function proposedWords(
  words: Iterable<string>,
  { before, own, language }: KnownWords,
): MoodMapping['words'] {
  const chosen = new Map<string, MoodValue>();
  for (const { word, mood } of own) chosen.set(foldWord(word), mood);
  for (const { words: earlier } of before.toReversed())
    for (const { word, mood } of earlier) if (mood !== null) chosen.set(foldWord(word), mood);
  return [...words].map((word) => {
    const folded = foldWord(word);
    return { word, mood: chosen.get(folded) ?? OF_DAYLIO.get(folded) ?? stepIn(folded, language) ?? null };
  });
}

/** The step of a word for a mood in one of the languages; undefined where it is none. */
function stepIn(word: string, language: LanguageService): MoodValue | undefined {
  for (const each of LANGUAGES) {
    const pack = language.packOf(each);
    let node: typeof pack.lexicon | undefined = pack.lexicon;
    for (const { text } of tokenise(word, pack)) node = node?.next.get(text);
    const step = Number(node?.meanings.find(({ type }) => type === 'mood')?.value);
    if (isMoodValue(step)) return step;
  }
  return undefined;
}

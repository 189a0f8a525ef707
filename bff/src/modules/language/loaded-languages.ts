import { ActClassifier } from './acts/classifier.js';
import { vectorsOf } from './acts/vectors.js';
import { Understander } from './arbitration/understander.js';
import { type Language, LANGUAGES, packFolder, USUAL_LANGUAGE } from './languages.js';
import { loadPack } from './pack/load-pack.js';
import { type Pack } from './pack/pack.js';
import { TwinPhrases } from './phrases/twin-phrases.js';
import { tokenise } from './tokens/tokenise.js';

interface Loaded {
  readonly pack: Pack;
  readonly understander: Understander;
  readonly phrases: TwinPhrases;
}

/** Once a process: of data that nobody changes. */
const loaded = new Map<Language, Loaded>();

/** By so much more of its words has a language to be the one. */
const SURELY = 0.1;
/** A few words may be known to the wrong language: they take more to leave the one that is spoken. */
const SHORT = { words: 3, surely: 0.5 };
/** Messages of a conversation that say in which language it is. */
const MOST_EARLIER = 5;

/** Before anybody is answered, since it holds up the event loop; tests that speak no language go without. */
export function loadLanguages(): void {
  for (const language of LANGUAGES) loadLanguage(language);
}

export function loadLanguage(language: Language): Loaded {
  const known = loaded.get(language);
  if (known) return known;
  const folder = packFolder(language);
  const pack = loadPack(folder);
  const understander = new Understander(
    pack,
    ActClassifier.load(language, pack.lexicon),
    vectorsOf(language),
  );
  const fallback = language === USUAL_LANGUAGE ? undefined : loadLanguage(USUAL_LANGUAGE).phrases;
  const phrases = TwinPhrases.load(folder, fallback, (text) => languageOf(text) === language);
  const made = { pack, understander, phrases };
  loaded.set(language, made);
  return made;
}

/**
 * The language that knows most of the words; where none knows clearly more, that of what was said before (newest first), or
 * else the usual one.
 */
export function languageOf(text: string, earlier: readonly string[] = []): Language {
  const { best, gap } = likeliest(text);
  const isShort = text.trim().split(' ').length <= SHORT.words;
  if (gap >= (isShort ? SHORT.surely : SURELY)) return best;
  const before = earlier.slice(0, MOST_EARLIER).map(likeliest);
  return before.find((each) => each.gap >= SURELY)?.best ?? (gap >= SURELY ? best : USUAL_LANGUAGE);
}

/** The language that knows most of the words, and by how much more of them than the next; of equals, most small words. */
function likeliest(text: string): { best: Language; gap: number } {
  const known = mostOf((language) => shareOf(text, language, ({ known: words }) => words));
  // "Wo wohnt Ben?": a name may be a word of another language, a small word hardly is.
  return known.gap >= SURELY ? known : mostOf((language) => shareOf(text, language, smallWordsOf));
}

function mostOf(share: (language: Language) => number): { best: Language; gap: number } {
  const [first, next] = LANGUAGES.map((language) => ({ language, share: share(language) })).toSorted(
    (one, other) => other.share - one.share,
  );
  return { best: first?.language ?? USUAL_LANGUAGE, gap: (first?.share ?? 0) - (next?.share ?? 0) };
}

/** Pronouns, determiners, question words, auxiliaries, negations, what joins and prepositions. */
const SMALL_TAGS = ['I', 'Y', 'H', 'D', 'Q', 'X', 'N', 'B', 'S'];
const smallWords = new WeakMap<Pack, ReadonlySet<string>>();

function smallWordsOf(pack: Pack): ReadonlySet<string> {
  const known = smallWords.get(pack) ?? new Set(SMALL_TAGS.flatMap((tag) => pack.tags[tag] ?? []));
  smallWords.set(pack, known);
  return known;
}

function shareOf(text: string, language: Language, wordsOf: (pack: Pack) => ReadonlySet<string>): number {
  const { pack } = loadLanguage(language);
  const words = tokenise(text, pack).filter(({ text: word }) => Number.isNaN(Number(word)));
  const known = wordsOf(pack);
  return words.length === 0 ? 0 : words.filter(({ text: word }) => known.has(word)).length / words.length;
}

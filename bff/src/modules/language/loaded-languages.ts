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

/** By so much more of its words has another language to be the one. */
const SURELY = 0.1;

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

/** The language that knows most of the words; the usual one where none knows clearly more. */
export function languageOf(text: string): Language {
  const [best] = LANGUAGES.map((language) => ({
    language,
    known: knownShare(text, language),
  })).toSorted((one, other) => other.known - one.known);
  const usual = knownShare(text, USUAL_LANGUAGE);
  return best && best.known >= usual + SURELY ? best.language : USUAL_LANGUAGE;
}

function knownShare(text: string, language: Language): number {
  const { pack } = loadLanguage(language);
  const words = tokenise(text, pack).filter(({ text: word }) => Number.isNaN(Number(word)));
  return words.length === 0
    ? 0
    : words.filter(({ text: word }) => pack.known.has(word)).length / words.length;
}

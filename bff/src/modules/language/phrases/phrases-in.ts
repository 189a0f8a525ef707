import { packFolder, USUAL_LANGUAGE } from '../languages.js';
import { TwinPhrases } from './twin-phrases.js';

export { USUAL_LANGUAGE } from '../languages.js';

const known = new Map<string, TwinPhrases>();

/** What the twin says in that language; read once, of a pack that is there. */
export function phrasesIn(language: string): TwinPhrases {
  const found = known.get(language);
  if (found) return found;
  const fallback = language === USUAL_LANGUAGE ? undefined : phrasesIn(USUAL_LANGUAGE);
  const phrases = TwinPhrases.load(packFolder(language), fallback);
  known.set(language, phrases);
  return phrases;
}

import path from 'node:path';
import { TwinPhrases } from './twin-phrases.js';

const PACKS = path.join(import.meta.dirname, '..', 'packs');
/** What another language lacks is said in it. */
export const USUAL_LANGUAGE = 'en';

const known = new Map<string, TwinPhrases>();

/** What the twin says in that language; read once, of a pack that is there. */
export function phrasesIn(language: string): TwinPhrases {
  const found = known.get(language);
  if (found) return found;
  const fallback = language === USUAL_LANGUAGE ? undefined : phrasesIn(USUAL_LANGUAGE);
  const phrases = TwinPhrases.load(path.join(PACKS, language), fallback);
  known.set(language, phrases);
  return phrases;
}

import { readdirSync } from 'node:fs';
import path from 'node:path';

const PACKS = path.join(import.meta.dirname, 'packs');

/** The name of its folder, which is its code of two letters. */
export type Language = string;

/** What another language lacks is said in it, and what may be of two languages is read in it. */
export const USUAL_LANGUAGE: Language = 'en';

/** Every folder of packs is a language, the usual one first: nothing else has to name it. */
export const LANGUAGES: readonly Language[] = languagesIn(PACKS);

export function isLanguage(name: string): boolean {
  return LANGUAGES.includes(name);
}

export function packFolder(language: Language): string {
  return path.join(PACKS, language);
}

export function languagesIn(folder: string): Language[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return [USUAL_LANGUAGE, ...names.filter((name) => name !== USUAL_LANGUAGE).sort()];
}

import * as chrono from 'chrono-node';
import { USUAL_LANGUAGE } from '../languages.js';

type Parser = Pick<typeof chrono.en, 'parse'>;

const PARSERS = chrono as unknown as Readonly<Record<string, Parser | undefined>>;

/**
 * The dates of a text, as the library of dates reads that language; a language that it does not know is read as the usual
 * one.
 */
export function datesIn(
  text: string,
  language: string,
  reference: chrono.ParsingReference,
): chrono.ParsedResult[] {
  if (language === USUAL_LANGUAGE) return chrono.parse(text, reference);
  return (PARSERS[language] ?? chrono.en).parse(text, reference);
}

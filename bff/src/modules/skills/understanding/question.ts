import { plainApostrophes, withoutCourtesy } from './phrasing.js';
import { requestWords } from './request-words.js';

/** "wifi password", "ana allergy": what people type into a search box. */
const MAX_KEYWORDS = 4;

export function isQuestion(text: string): boolean {
  const { rest } = withoutCourtesy(plainApostrophes(text.trim()));
  if (/\?[\s"'”)]*$/u.test(rest)) return true;
  const { asks, finite, subject } = requestWords(text).says;
  if (asks.test(rest)) return true;
  const isSentence = /[.!…:]$/u.test(rest) || finite.test(rest) || subject.test(rest);
  return !isSentence && /\p{L}/u.test(rest) && rest.split(/\s+/u).length <= MAX_KEYWORDS;
}

import { phrasesIn, USUAL_LANGUAGE } from '../../language/phrases/phrases-in.js';
import { bandOf, frameOf } from './style-frame.js';
import { type TwinStyle } from './style.dto.js';

/** How many words of a fact a short answer tells. All styles cite the same. */
const SHORT_WORDS = 12;

/** The same facts in a style. Nothing is invented: a style changes only what stands around them, and how much of each. */
export function sayInStyle(
  facts: readonly string[],
  style: TwinStyle,
  questionLanguage: string = USUAL_LANGUAGE,
): string {
  const phrases = phrasesIn(style.language === 'auto' ? questionLanguage : style.language);
  const { before, after } = frameOf(style, phrases);
  const isShort = bandOf(style.length) === 'low';
  const cited = facts.map((fact, place) => `${isShort ? shortened(fact) : fact} [${String(place + 1)}]`);
  return [...before, ...cited, ...after].join(' ');
}

/** How many words a text has; the numbers of its sources are none. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '' && !/^\[\d+\]$/u.test(word)).length;
}

function shortened(fact: string): string {
  const words = fact.split(' ');
  return words.length <= SHORT_WORDS ? fact : `${words.slice(0, SHORT_WORDS).join(' ')} …`;
}

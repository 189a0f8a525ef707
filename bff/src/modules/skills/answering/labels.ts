import { isKindOf } from './lexicon/classes.js';
import { type Word } from './words.js';

const PLACES = new Set(['town', 'citi', 'villag', 'countri', 'place', 'region', 'area', 'district']);
const PROFESSIONS = new Set(['job', 'profess', 'occup', 'career']);
/** "a clockmaker", "an electrician": what somebody is, by the ending of the word. */
const AGENT = /(?<!vegetar)(?:er|or|ist|ian|ant|smith|wright|man|woman|nurse|cook|chef|vet|judge|pilot)$/u;
const MOTION = new Set(['move', 'go', 'trip', 'flight', 'fli', 'travel', 'train', 'drive', 'come', 'return']);

/** Whether the word is one of what the question calls by its class: a cello for "instrument", Rotterdam for "city". */
export function isLabelled(label: string, words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (!word) return false;
  if (isKindOf(word.stem, label)) return true;
  if (PLACES.has(label)) return word.isName && isPlaceName(words, index);
  return (
    PROFESSIONS.has(label) &&
    !word.isHolder &&
    AGENT.test(word.word) &&
    /^an?$/u.test(words[index - 1]?.word ?? '')
  );
}

/** "in Rotterdam", "moved to Lyon", "in Val Thorens"; but "lent to Clara". */
export function isPlaceName(words: readonly Word[], index: number): boolean {
  let before = index - 1;
  while (words[before]?.isName && words[before + 1]?.isJoined) before -= 1;
  const preposition = words[before]?.word ?? '';
  if (preposition === 'to') return MOTION.has(words[before - 1]?.stem ?? '');
  return preposition === 'in' || preposition === 'at' || preposition === 'from';
}

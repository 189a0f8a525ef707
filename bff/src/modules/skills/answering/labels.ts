import { type QuestionTerm } from './question-terms.js';
import { isKindOf } from './lexicon/classes.js';
import { type Word } from './words.js';

const PLACES = new Set(['town', 'citi', 'villag', 'countri', 'place', 'region', 'area', 'district']);
/** What is called by a name of its own. */
const NAMED = new Set('band author compani bank brand team airlin app magazin artist singer'.split(' '));
const PROFESSIONS = new Set(['job', 'profess', 'occup', 'career']);
/** "a clockmaker", "an electrician": what somebody is, by the ending of the word. */
const AGENT = /(?<!vegetar)(?:er|or|ist|ian|ant|smith|wright|man|woman|nurse|cook|chef|vet|judge|pilot)$/u;
const MOTION = new Set(['move', 'go', 'trip', 'flight', 'fli', 'travel', 'train', 'drive', 'come', 'return']);

/** Whether the word is one of what the question calls by its class: a cello for "instrument", Rotterdam for "city". */
export function isLabelled(
  { stem: label, isFocus }: QuestionTerm,
  words: readonly Word[],
  index: number,
): boolean {
  const word = words[index];
  if (!word) return false;
  if (isKindOf(word.stem, label)) return true;
  if (isFocus && PLACES.has(label)) return word.isName && isPlaceName(words, index);
  if (isFocus && NAMED.has(label)) return word.isName && !isPlaceName(words, index);
  if (label === 'phone' || label === 'number') return isPhoneNumber(words, index);
  return (
    PROFESSIONS.has(label) &&
    !word.isHolder &&
    AGENT.test(word.word) &&
    words.slice(Math.max(0, index - 3), index).some((before) => /^an?$/u.test(before.word))
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

function isPhoneNumber(words: readonly Word[], index: number): boolean {
  let digits = '';
  for (let next = index; /^\d+$/u.test(words[next]?.word ?? ''); next += 1) digits += words[next]?.word ?? '';
  return digits.length >= 7;
}

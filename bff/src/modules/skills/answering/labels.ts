import { type QuestionTerm } from './question-terms.js';
import { type Speech } from './lexicon/speech.js';
import { type Word } from './words.js';

/** As many words before what somebody is, "a" or "as" is looked for. */
const AGENT_REACH = 3;
/** Shorter numbers are no number of a telephone. */
const PHONE_DIGITS = 7;

/** Whether the word is one of what the question calls by its class: a cello for "instrument", Rotterdam for "city". */
export function isLabelled(
  { stem: label, isFocus }: QuestionTerm,
  words: readonly Word[],
  index: number,
  speech: Speech,
): boolean {
  const word = words[index];
  if (!word) return false;
  if (speech.isKindOf(word.stem, label)) return true;
  if (isFocus && speech.isStem('places', label)) return word.isName && isPlaceName(words, index, speech);
  if (isFocus && speech.isStem('named', label)) return word.isName && !isPlaceName(words, index, speech);
  if (speech.isStem('phone', label)) return isPhoneNumber(words, index);
  return (
    speech.isStem('professions', label) &&
    !word.isHolder &&
    isAgent(word, speech) &&
    words
      .slice(Math.max(0, index - AGENT_REACH), index)
      .some((before) => speech.is('agent_leads', before.word))
  );
}

/** "a clockmaker", "an electrician": what somebody is, by the ending of the word. */
function isAgent({ word }: Word, speech: Speech): boolean {
  return speech.endsWith('agent_endings', word) && !speech.is('no_agent', word);
}

/** "in Rotterdam", "moved to Lyon", "in Val Thorens"; but "lent to Clara". */
export function isPlaceName(words: readonly Word[], index: number, speech: Speech): boolean {
  let before = index - 1;
  while (words[before]?.isName && words[before + 1]?.isJoined) before -= 1;
  const preposition = words[before]?.word ?? '';
  if (speech.is('motion_prepositions', preposition))
    return speech.reading.manner.verbs_are_last || speech.isStem('motion', words[before - 1]?.stem ?? '');
  return speech.is('place_prepositions', preposition);
}

function isPhoneNumber(words: readonly Word[], index: number): boolean {
  let digits = '';
  for (let next = index; /^\d+$/u.test(words[next]?.word ?? ''); next += 1) digits += words[next]?.word ?? '';
  return digits.length >= PHONE_DIGITS;
}

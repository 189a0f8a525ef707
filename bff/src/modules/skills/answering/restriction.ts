import { type Speech } from './lexicon/speech.js';
import { words as wordsOf } from '../../../common/language/tokens.js';
import { plainApostrophes } from '../understanding/phrasing.js';
import { type Word } from './words.js';

/** As many words behind “can’t” its verb is looked for. */
const REACH = 4;

/**
 * “Can’t eat”, “cannot have”, “can she not drink” say what “intolerant” says: a memory may put it either way, so it has
 * that word as well.
 */
export function withRestrictions(words: readonly Word[], text: string, speech: Speech): readonly Word[] {
  const isRestricted = restrictedIn(words, text, speech);
  return words.flatMap((word, at) => (isRestricted(at) ? [word, asIntolerant(word, speech)] : [word]));
}

/** Who asks “what can’t she eat” asks for nothing else than what she does not tolerate. */
export function asRestrictions(words: readonly Word[], text: string, speech: Speech): readonly Word[] {
  const isRestricted = restrictedIn(words, text, speech);
  return words.map((word, at) => (isRestricted(at) ? asIntolerant(word, speech) : word));
}

function restrictedIn(words: readonly Word[], text: string, speech: Speech): (at: number) => boolean {
  if (!words.some(({ word }) => speech.is('eating', word))) return () => false;
  if (speech.reading.manner.verbs_are_last) return (at) => isForbiddenAround(words, at, speech);
  // With the clitic that a word has lost: "can" of "can't".
  const said = words.map(({ start }, at) =>
    plainApostrophes(text.slice(start, words[at + 1]?.start))
      .toLowerCase()
      .trim(),
  );
  return (at) =>
    speech.is('eating', words[at]?.word ?? '') &&
    isForbidden({ words, said, speech }, at) &&
    // "Eat out", "eat before nine", "have a dog": it is no food that is meant.
    !speech.is('otherwise', words[at + 1]?.word ?? '');
}

function asIntolerant(word: Word, speech: Speech): Word {
  const { intolerant } = speech.reading.manner;
  const [folded = intolerant] = wordsOf(intolerant);
  return { ...word, word: folded, stem: speech.stem(folded), isStop: false, isJoined: false };
}

interface Said {
  readonly words: readonly Word[];
  readonly said: readonly string[];
  readonly speech: Speech;
}

/** Between them stands nobody but whom it is said of. */
function isForbidden({ words, said, speech }: Said, verb: number): boolean {
  let isNegated = false;
  for (let at = verb - 1; at >= Math.max(0, verb - REACH); at--) {
    const { word = '', isStop, isName, isHolder } = words[at] ?? {};
    if (speech.is('forbidding', said[at] ?? '') || (isNegated && speech.is('modals', word))) return true;
    isNegated ||= speech.is('negations', word);
    if (isStop === false && isName !== true && isHolder !== true) return false;
  }
  return false;
}

/** Where the verb stands last, what is forbidden stands inside: “darf keine Nüsse essen”, “verträgt keine Milch”. */
function isForbiddenAround(words: readonly Word[], verb: number, speech: Speech): boolean {
  const { word = '' } = words[verb] ?? {};
  if (!speech.is('eating', word) || !words.some((other) => speech.is('negations', other.word))) return false;
  return speech.is('forbidding', word) || words.some((other) => speech.is('modals', other.word));
}

import { stem } from '../../../common/language/terms.js';
import { plainApostrophes } from '../understanding/phrasing.js';
import { type Word } from './words.js';

/** What somebody does with food; “have” only of a thing without an article: “can’t have a dog” is another matter. */
const EATING = new Set(['eat', 'drink', 'tolerate', 'digest', 'have']);
const FORBIDDING = new Set(["can't", 'cant', 'cannot', "mustn't", "shouldn't", "couldn't"]);
const MODAL = new Set(['can', 'must', 'may', 'could', 'should']);
/** Behind these it is no food that is meant: “eat out”, “eat before nine”, “have a dog”. */
const OTHERWISE = new Set(
  'a an the her his my our their this that out at before after with in on to more'.split(' '),
);
/** As many words behind “can’t” its verb is looked for. */
const REACH = 4;
const INTOLERANT = 'intolerant';

/**
 * “Can’t eat”, “cannot have”, “can she not drink” say what “intolerant” says: a memory may put it either way, so it has
 * that word as well.
 */
export function withRestrictions(words: readonly Word[], text: string): readonly Word[] {
  const isRestricted = restrictedIn(words, text);
  return words.flatMap((word, at) => (isRestricted(at) ? [word, asIntolerant(word)] : [word]));
}

/** Who asks “what can’t she eat” asks for nothing else than what she does not tolerate. */
export function asRestrictions(words: readonly Word[], text: string): readonly Word[] {
  const isRestricted = restrictedIn(words, text);
  return words.map((word, at) => (isRestricted(at) ? asIntolerant(word) : word));
}

function restrictedIn(words: readonly Word[], text: string): (at: number) => boolean {
  if (!words.some(({ word }) => EATING.has(word))) return () => false;
  // With the clitic that a word has lost: "can" of "can't".
  const said = words.map(({ start }, at) =>
    plainApostrophes(text.slice(start, words[at + 1]?.start))
      .toLowerCase()
      .trim(),
  );
  return (at) =>
    EATING.has(words[at]?.word ?? '') &&
    isForbidden(words, said, at) &&
    !OTHERWISE.has(words[at + 1]?.word ?? '');
}

function asIntolerant(word: Word): Word {
  return { ...word, word: INTOLERANT, stem: stem(INTOLERANT), isStop: false, isJoined: false };
}

/** Between them stands nobody but whom it is said of. */
function isForbidden(words: readonly Word[], said: readonly string[], verb: number): boolean {
  let isNegated = false;
  for (let at = verb - 1; at >= Math.max(0, verb - REACH); at--) {
    const { word = '', isStop, isName, isHolder } = words[at] ?? {};
    if (FORBIDDING.has(said[at] ?? '') || (isNegated && MODAL.has(word))) return true;
    isNegated ||= word === 'not' || word === 'never';
    if (isStop === false && isName !== true && isHolder !== true) return false;
  }
  return false;
}

import { tokenise, type Token } from '../../../common/language/tokens.js';
import { stem } from '../../../common/language/terms.js';
import { type Correction, placeOf } from './corrected-text.js';

/** Of the words that say what it is about. */
const SHARED = 0.7;
const LEAST_SHARED = 2;

/**
 * Whether a telling says of the same thing another value than a memory: "the gate code is 8836 now" of "the gate code is
 * 4471". A number takes the place of a number, a name that of a name; of the other words nearly all have to be there. With
 * the value that is wrong said itself, one of them is enough.
 */
export function isRestated(
  { statement, wrong, over }: Correction,
  memory: string,
  isCommon: (word: string) => boolean,
): boolean {
  if (over !== undefined && isSaidOver(over, memory)) return true;
  const [said, kept] = [read(statement, isCommon), read(memory, isCommon)];
  const named = said.names.filter((name) => kept.names.includes(name)).length;
  const topics = said.topics.filter((word) => kept.topics.includes(word)).length;
  const shared = named + topics;
  const isOther = (kind: Kind): boolean =>
    said[kind].some((value) => !kept[kind].includes(value)) && kept[kind].length > 0;
  // A name says little by itself: Maria lives in one place and works in another.
  if (!isOther('codes') && !(isOther('names') && topics > 0)) return false;
  const isDenied = wrong !== undefined && isValue(wrong) && placeOf(wrong, memory) >= 0;
  return isDenied ? shared > 0 : isMost(shared, named + said.topics.length);
}

/** "We are not vegetarian any longer" of "we are vegetarian at home": all that is over was said there. */
function isSaidOver(over: string, memory: string): boolean {
  const kept = new Set(tokenise(memory).map(({ word }) => stem(word)));
  const said = tokenise(over).map(({ word }) => stem(word));
  return said.length > 0 && said.every((word) => kept.has(word));
}

function isMost(shared: number, all: number): boolean {
  return shared > 0 && (shared === all || (shared >= LEAST_SHARED && shared >= SHARED * all));
}

type Kind = 'codes' | 'names';

interface Read {
  readonly codes: readonly string[];
  readonly names: readonly string[];
  readonly topics: readonly string[];
}

function read(text: string, isCommon: (word: string) => boolean): Read {
  const tokens = tokenise(text);
  const codes = tokens.filter(({ word }) => hasDigit(word));
  const names = tokens.filter((token) => !codes.includes(token) && isName(text, token, isCommon));
  const topics = tokens.filter((token) => !codes.includes(token) && !isCommon(token.word));
  return {
    codes: codes.map(({ word }) => word),
    names: names.map(({ word }) => word),
    topics: topics.filter((token) => !names.includes(token)).map(({ word }) => stem(word)),
  };
}

function isValue(text: string): boolean {
  return tokenise(text).some(({ word }) => hasDigit(word)) || text !== text.toLowerCase();
}

function hasDigit(word: string): boolean {
  return Array.from(word).some((character) => character >= '0' && character <= '9');
}

function isName(text: string, { start, word }: Token, isCommon: (word: string) => boolean): boolean {
  const first = text.charAt(start);
  return first !== first.toLowerCase() && !isCommon(word);
}

import { STOP_WORDS } from '../../../common/language/stop-words.js';
import { stem } from '../../../common/language/terms.js';
import { type Token, tokenise } from '../../../common/language/tokens.js';
import { isHolderNoun } from './lexicon/holders.js';

/** A word of a sentence with what its spelling tells. */
export interface Word {
  readonly word: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  readonly isStop: boolean;
  /** A proper name, as far as a capital letter tells. */
  readonly isName: boolean;
  /** Names somebody by their part in the owner's life: "sister", "dentist", "cat". */
  readonly isHolder: boolean;
  /** "Ana's" */
  readonly isPossessive: boolean;
  /** Nothing but space (or the "'s") stands between it and the word before. */
  readonly isJoined: boolean;
  /** A comma, a colon or a dash stands before it. */
  readonly isAfterBreak: boolean;
}

export const TITLES: ReadonlySet<string> = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'dr',
  'prof',
  'professor',
  'sir',
  'madam',
]);
const CALENDAR = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter halloween'.split(
    ' ',
  ),
);
/** A capital at the start of a sentence says little; what follows a person does: "Ben met", "Nina's", "Ana and". */
const FOLLOWS_NAME =
  /^(?:['’]s\b|,? and\b|,? (?:is|was|has|had|does|did|do|will|can|cannot|said|wants|gave|told|went|took|got|met)\b|n?['’]|,? \p{Ll}+(?:s|ed)\b)/u;

export function readWords(text: string): Word[] {
  const isShouted = text === text.toUpperCase();
  const tokens = joinInLaws(tokenise(text), text);
  return tokens.map(({ word, start, end }, index) => {
    const gap = text.slice(tokens[index - 1]?.end ?? 0, start);
    const rest = text.slice(end);
    const stemmed = stem(word);
    const isHolder = isHolderNoun(word);
    const isCapital = !isShouted && /^\p{Lu}/u.test(text.slice(start)) && word !== 'i';
    // The stop of "Dr." ends no sentence.
    const isTitled = TITLES.has(tokens[index - 1]?.word ?? '');
    const opens = index === 0 || (!isTitled && endsSentence(gap));
    const isStop = STOP_WORDS.has(word);
    const isName =
      isCapital &&
      !isHolder &&
      !CALENDAR.has(word.replace(/days$/u, 'day')) &&
      (opens ? !isStop && FOLLOWS_NAME.test(rest) : true) &&
      !TITLES.has(word);
    return {
      word,
      stem: stemmed,
      start,
      end,
      isStop,
      isHolder,
      isName,
      isPossessive: /^['’]s?(?![\p{L}\p{N}])/u.test(rest) || /['’]s$/u.test(text.slice(start, end)),
      isAfterBreak: /[,;:(–—]/u.test(gap),
      isJoined: index > 0 && (isTitled ? /^\.?\s+$/u : /^(?:['’]s?)?\s+$/u).test(gap),
    };
  });
}

/** Nothing but space, or a sign that opens, stands behind an end mark or a line break. */
function endsSentence(gap: string): boolean {
  const said = gap.trimEnd();
  return /[.!?:;\n]["“‘(]?$/u.test(said.slice(-2)) || gap.includes('\n', said.length);
}

/** "sister-in-law" is one word, and another person than the sister. */
function joinInLaws(tokens: readonly Token[], text: string): Token[] {
  const inLaws = [...text.matchAll(/(?<!\p{L})\p{L}+-in-laws?\b/giu)].map(({ 0: match, index }) => ({
    word: match.toLowerCase(),
    start: index,
    end: index + match.length,
  }));
  let next = 0;
  const isInside = ({ start }: Token): boolean => {
    while ((inLaws[next]?.end ?? Infinity) <= start) next += 1;
    return start >= (inLaws[next]?.start ?? Infinity);
  };
  return [...tokens.filter((token) => !isInside(token)), ...inLaws].sort(
    (one, other) => one.start - other.start,
  );
}

/** What a person is called by: their name as it is, or the noun for their part. */
export function headOf({ word, stem, isName }: Word): string {
  return isName ? word : stem;
}

export function isPerson({ isName, isHolder }: Word): boolean {
  return isName || isHolder;
}

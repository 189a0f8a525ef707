import { plainApostrophes } from '../../understanding/phrasing.js';
import { type SecondPerson } from './table.js';

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu;
const CLAUSE_END = /[.,;:!?\n–—]/u;
const CAPITALISED = /^\p{Lu}\p{Ll}/u;
/** What stands behind a number of a name: "Elizabeth I." */
const BEHIND_NUMERAL = /^(?:[.,;:)]|$)/u;
const DIGIT = '1';

export interface Spoken {
  readonly text: string;
  /** In small letters, with plain apostrophes. */
  readonly word: string;
  /** Without what hangs on it. */
  readonly base: string;
  readonly start: number;
  readonly end: number;
  /** A clause ends before it. */
  readonly opensClause: boolean;
  /** A sentence does. */
  readonly opensSentence: boolean;
}

/** The words of a text; a sign that is a number counts as one. */
export function spokenWords(
  text: string,
  { numerals }: Pick<SecondPerson, 'numerals'>,
  isStart: boolean,
): Spoken[] {
  return [...text.matchAll(WORD)].map((match, at, all): Spoken => {
    const before = all[at - 1];
    const gap = text.slice(before ? before.index + before[0].length : 0, match.index);
    const end = match.index + match[0].length;
    const isNumeral =
      numerals?.sign === match[0] &&
      before !== undefined &&
      isNumber(numerals, before[0], { behind: text.slice(end), next: all[at + 1]?.[0] });
    const word = isNumeral ? DIGIT : plainApostrophes(match[0]).toLowerCase();
    return {
      text: match[0],
      word,
      base: word.split("'")[0] ?? word,
      start: match.index,
      end,
      opensClause: at === 0 || CLAUSE_END.test(gap),
      opensSentence: endsSentence(gap) || (isStart && at === 0),
    };
  });
}

function isNumber(
  numerals: NonNullable<SecondPerson['numerals']>,
  previous: string,
  { behind, next = '' }: { readonly behind: string; readonly next: string | undefined },
): boolean {
  if (numerals.behind.has(previous.toLowerCase())) return true;
  const isFollowed = /^\s/u.test(behind) && numerals.before.has(next) && behind.trimStart().startsWith(next);
  return CAPITALISED.test(previous) && (isFollowed || BEHIND_NUMERAL.test(behind));
}

/** Nothing but space stands behind an end mark or a line break. */
function endsSentence(gap: string): boolean {
  const said = gap.trimEnd();
  return /[.!?]$/u.test(said) || gap.includes('\n', said.length);
}

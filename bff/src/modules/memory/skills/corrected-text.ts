import { tokenise, type Token } from '../../../common/language/tokens.js';
import { trimEndOf } from '../../../common/language/trim-end.js';
import { type WordKnowledge } from '../../skills/answering/find-answers.js';

type Similarity = WordKnowledge['similarity'];

export interface Correction {
  /** What holds instead: a whole statement, or the words that take the place of others. */
  readonly statement: string;
  /** The words that were wrong, where they were said: "not 71 but 72". */
  readonly wrong?: string | undefined;
  /** What it is that is otherwise now: "Bruno’s vet". */
  readonly about?: string | undefined;
  /** It says nothing but another value. */
  readonly isBare?: true | undefined;
  /** What holds no longer: "vegetarian". */
  readonly over?: string | undefined;
}

/** More words are a statement that stands for itself. */
const MAX_FRAGMENT = 4;
/** Shorter ones stand in any text. */
const SHORTEST_WORD = 4;
/** Of "level 4" in "I parked on level 3": so alike, word by word, are what takes the place of what. */
const ALIKE = 0.5;
const BOTH_NUMBERS = 0.8;
const BOTH_NAMES = 0.6;
/** Of the fragment; the rest of it is left out: "at 5 now". */
const COVERED = 0.5;

/** What a memory says once it is corrected, in the user's words as far as they go. */
export function correctedText(
  before: string,
  { statement, wrong, about }: Correction,
  similarity: Similarity,
): string {
  const place = wrong === undefined ? -1 : placeOf(wrong, before);
  if (wrong !== undefined && place >= 0)
    return exchanged(before, { start: place, end: place + wrong.length }, { statement, wrong });
  const said = tokenise(statement);
  if (said.length > MAX_FRAGMENT && about === undefined) return statement;
  // What it is about stays as it is.
  const topic = new Set(tokenise(about ?? '').map(({ word }) => word));
  const tokens = tokenise(before);
  const stretch = mostAlike(
    { text: before, tokens: tokens.filter(({ word }) => !topic.has(word)) },
    { text: statement, tokens: said },
    similarity,
  );
  if (stretch)
    return before.slice(0, stretch.replaced.start) + stretch.words + before.slice(stretch.replaced.end);
  // "Change the meeting to Friday" of "the meeting is on Monday" – but of a name nothing like it is in "it is red".
  const last = about === undefined ? undefined : tokens.findLast(({ word }) => !topic.has(word));
  if (last && tokens.length - topic.size <= MAX_FRAGMENT)
    return before.slice(0, last.start) + statement + before.slice(last.end);
  return `${trimEndOf(before, /[.!\s]/u)} – ${statement}`;
}

/** "It is 29", of what has one number only; a name alone likewise. */
export function takesOnePlace(statement: string, text: string): boolean {
  const said = tokenise(statement);
  if (said.length > MAX_FRAGMENT) return false;
  const others = tokenise(text);
  const isOne = (isSuch: (of: string, token: Token) => boolean): boolean =>
    said.filter((token) => isSuch(statement, token)).length === 1 &&
    others.filter((token) => isSuch(text, token)).length === 1;
  return isOne((_, token) => isNumber(token)) || isOne((of, token) => token.start > 0 && isName(of, token));
}

/**
 * "Make it 30": a number, and few words that say nothing of what it is of. Not of a text that has one of them: "on 19
 * February" is of "the 18 February".
 */
export function saysOnlyValue(
  statement: string,
  text: string,
  knowledge: Pick<WordKnowledge, 'isCommon'>,
): boolean {
  const said = tokenise(statement);
  const there = new Set(tokenise(text).map(({ word }) => word));
  const saysMore = (token: Token): boolean =>
    !isNumber(token) &&
    (!knowledge.isCommon(token.word) || (token.word.length >= SHORTEST_WORD && there.has(token.word)));
  return said.length <= MAX_FRAGMENT && !said.some(saysMore);
}

/** Where words stand in a text, by themselves: 31 is no part of 1310. */
export function placeOf(said: string, text: string): number {
  const wanted = tokenise(said).map(({ word }) => word);
  const tokens = tokenise(text);
  const at = tokens.findIndex((_, start) =>
    wanted.every((word, ahead) => tokens[start + ahead]?.word === word),
  );
  return wanted.length === 0 ? -1 : (tokens[at]?.start ?? -1);
}

/** The wrong words give way to what stands for the same in the statement: a number to its number, a name to its name. */
function exchanged(
  before: string,
  { start, end }: { readonly start: number; readonly end: number },
  { statement, wrong }: { readonly statement: string; readonly wrong: string },
): string {
  const put = (words: string, from = start, to = end): string =>
    before.slice(0, from) + words + before.slice(to);
  const said = tokenise(statement);
  const alikeOnes = standingFor(wrong, said, statement);
  const [only] = alikeOnes;
  if (only && alikeOnes.length === 1) return put(statement.slice(only.start, only.end));
  // "29 an hour" for "31 an hour": what is said around it as well stands there already.
  const tokens = tokenise(before);
  let [from, to] = [start, end];
  const isAhead = tokens.findIndex((token) => token.end > start) - 1;
  const lead = said.findIndex(({ word }) => word === tokens[isAhead]?.word);
  if (lead >= 0) from = tokens[isAhead - lead]?.start ?? start;
  const behind = tokens.find((token) => token.start >= end);
  const tail = behind ? said.findLastIndex(({ word }) => word === behind.word) : -1;
  if (tail > 0)
    to = tokens[tokens.findIndex((token) => token.start >= end) + said.length - 1 - tail]?.end ?? end;
  return put(statement, from, to);
}

/** Numbers of a statement for a number, names for a name. */
function standingFor(wrong: string, said: readonly Token[], statement: string): readonly Token[] {
  const [token, ...others] = tokenise(wrong);
  if (!token || others.length > 0) return [];
  if (isNumber(token)) return said.filter(isNumber);
  return isName(wrong, token)
    ? said.filter((each, at) => isName(statement, each) && (at > 0 || said.length === 1))
    : [];
}

/** How much of what is said is about the same as a text, from 0 to 1; common words count for little. */
export function likeness(said: string, text: string, knowledge: WordKnowledge): number {
  const others = tokenise(text);
  let total = 0;
  let found = 0;
  for (const token of tokenise(said)) {
    const weight = knowledge.isCommon(token.word) && !isNumber(token) ? 0.2 : 1;
    const best = Math.max(
      0,
      ...others.map((other) => alike([said, token], [text, other], (a, b) => knowledge.similarity(a, b))),
    );
    total += weight;
    found += weight * best;
  }
  return total === 0 ? 0 : found / total;
}

interface Read {
  readonly text: string;
  readonly tokens: readonly Token[];
}

interface Stretch {
  readonly score: number;
  readonly words: string;
  readonly replaced: { readonly start: number; readonly end: number };
}

/** The words of the text that stand for the same as most of the fragment, and say something else. */
function mostAlike(text: Read, fragment: Read, similarity: Similarity): Stretch | undefined {
  const least = Math.max(1, Math.ceil(fragment.tokens.length * COVERED));
  let best: Stretch | undefined;
  for (let from = 0; from < fragment.tokens.length; from += 1)
    for (let to = from + least; to <= fragment.tokens.length; to += 1)
      for (let at = 0; at + (to - from) <= text.tokens.length; at += 1) {
        const found = stretchOf(text, fragment, { from, to, at }, similarity);
        if (found && found.score > (best?.score ?? 0)) best = found;
      }
  return best;
}

function stretchOf(
  text: Read,
  fragment: Read,
  { from, to, at }: { from: number; to: number; at: number },
  similarity: Similarity,
): Stretch | undefined {
  const said = fragment.tokens.slice(from, to);
  const other = text.tokens.slice(at, at + said.length);
  const likes = said.map((token, index) =>
    alike([fragment.text, token], [text.text, other[index] ?? token], similarity),
  );
  const isSame = said.every(({ word }, index) => word === other[index]?.word);
  const [first, last, begun, ended] = [other[0], other.at(-1), said[0], said.at(-1)];
  if (isSame || likes.some((like) => like < ALIKE) || !first || !last || !begun || !ended) return undefined;
  return {
    score: likes.reduce((sum, like) => sum + like, 0),
    words: fragment.text.slice(begun.start, ended.end),
    replaced: { start: first.start, end: last.end },
  };
}

function alike(
  [one, a]: readonly [string, Token],
  [other, b]: readonly [string, Token],
  similarity: Similarity,
): number {
  if (a.word === b.word) return 1;
  if (isNumber(a) || isNumber(b)) return isNumber(a) && isNumber(b) ? BOTH_NUMBERS : 0;
  const near = similarity(a.word, b.word);
  return Math.max(near >= ALIKE ? near : 0, isName(one, a) && isName(other, b) ? BOTH_NAMES : 0);
}

function isNumber({ word }: Token): boolean {
  return !Number.isNaN(Number(word));
}

/** By its capital: what begins a sentence may be none, which makes the words only a little more alike. */
function isName(text: string, { start, end }: Token): boolean {
  const first = text.charAt(start);
  return end - start > 1 && first !== first.toLowerCase();
}

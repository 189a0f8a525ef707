import { nameWordsOf } from './name-words.js';
import { withoutAddresses } from './without-addresses.js';

/** A word as it stands in a sentence. */
export interface Word {
  /** Without a possessive ending. */
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  /** What stands between it and the word before. */
  readonly gap: string;
  readonly isCapital: boolean;
  readonly isPossessive: boolean;
}

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*(?:[-'’]\p{L}[\p{L}\p{M}\p{N}]*)*/gu;
const POSSESSIVE = /['’]s$/iu;
const SPACES = /\s+/gu;
const ENDING = /[.!?…]/u;
const CLOSING = /["”’')\]]/u;
const OPENING = /["“‘'([]/u;
const BEGINNING = /[\p{Lu}\p{N}]/uy;
/** What a full stop stands behind. */
const BEFORE_STOP = /(?:^|[\s(])(?<word>[\p{L}.]{1,10})\.$/u;
const INITIAL = /^\p{Lu}$/u;
/** More than the longest of these, with what stands before it. */
const ABBREVIATED = 12;
/** Longer ones are lists and pasted data; the time they would take is somebody else's. */
const MAX_SENTENCE = 600;

export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let sentence = '';
  let end = '';
  const plain = withoutAddresses(text);
  const { abbreviations } = nameWordsOf(text);
  for (const part of partsOf(plain)) {
    const goesOn = isAbbreviated(end.slice(-ABBREVIATED), abbreviations);
    if (!goesOn) sentences.push(sentence);
    end = goesOn ? part : part.trim();
    sentence = goesOn ? joined(sentence, end) : end;
  }
  return [...sentences, sentence].filter((each) => each !== '').map((each) => each.slice(0, MAX_SENTENCE));
}

/** A full stop behind an abbreviation or an initial ends no sentence. */
function isAbbreviated(end: string, abbreviations: ReadonlySet<string>): boolean {
  const word = BEFORE_STOP.exec(end)?.groups?.word;
  return word !== undefined && (INITIAL.test(word) || abbreviations.has(word));
}

/** What is cut off in the end is not put together: a text of abbreviations alone would be copied at each of them. */
function joined(sentence: string, part: string): string {
  return sentence.length > MAX_SENTENCE ? sentence : `${sentence} ${part}`;
}

/** Cut at lines, and at spaces between the end of a sentence and what may begin one: each space is looked at once. */
function* partsOf(text: string): Iterable<string> {
  let from = 0;
  for (const { 0: spaces, index } of text.matchAll(SPACES)) {
    const end = index + spaces.length;
    const cuts =
      endsSentence(text, index) && beginsSentence(text, end) ? [[index, end]] : linesIn(spaces, index);
    for (const [start = 0, next = 0] of cuts) {
      yield text.slice(from, start);
      from = next;
    }
  }
  yield text.slice(from);
}

function endsSentence(text: string, end: number): boolean {
  let at = end - 1;
  while (CLOSING.test(text.charAt(at))) at -= 1;
  return ENDING.test(text.charAt(at));
}

function beginsSentence(text: string, start: number): boolean {
  let at = start;
  while (OPENING.test(text.charAt(at))) at += 1;
  BEGINNING.lastIndex = at;
  return BEGINNING.test(text);
}

function linesIn(spaces: string, start: number): number[][] {
  return [...spaces.matchAll(/\n+/gu)].map(({ 0: lines, index }) => [
    start + index,
    start + index + lines.length,
  ]);
}

export function wordsOf(sentence: string): Word[] {
  let end = 0;
  return [...sentence.matchAll(WORD)].map(({ 0: raw, index: start }) => {
    const text = raw.replace(POSSESSIVE, '');
    const gap = sentence.slice(end, start);
    end = start + raw.length;
    return {
      text,
      lower: text.toLowerCase(),
      start,
      gap,
      isCapital: /^\p{Lu}/u.test(text),
      isPossessive: text !== raw,
    };
  });
}

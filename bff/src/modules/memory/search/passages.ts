import { type Token, tokenise } from '../../../common/language/tokens.js';

/** A part of a text (UTF-16 offsets, end exclusive). */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text of up to this many words is one passage; a longer one is about more than one thing. */
const MAX_WORDS = 120;
const USUAL_WORDS = 100;
/** A sentence of up to this many words also opens the passage behind it: what follows often refers to it. */
const MAX_REPEATED_WORDS = 30;

const SENTENCE_END = /[.!?…]["'”’»)\]]*\s+|[。！？]+|\n\s*/;

/**
 * Splits a long text into passages of about a hundred words that begin with a sentence and overlap by one. Who has
 * the text's tokens already may hand them over.
 */
export function passagesOf(text: string, tokens: readonly Token[] = tokenise(text)): Span[] {
  const words = withoutPairs(tokens);
  if (words.length <= MAX_WORDS) return [{ start: 0, end: text.length }];
  const sentences = sentencesOf(text, words);
  const target = words.length / Math.ceil(words.length / USUAL_WORDS);
  const passages: Span[] = [];
  let last = 0;
  for (let first = 0; last < sentences.length; first = repeatedFrom(sentences, first, last)) {
    last = endOfPassage(sentences, first, last + 1, target);
    passages.push({ start: sentences[first]?.start ?? 0, end: sentences[last - 1]?.end ?? text.length });
  }
  return passages;
}

interface Sentence extends Span {
  readonly words: number;
}

/** One without an end in sight is cut where a passage would be full. */
function sentencesOf(text: string, words: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  let count = 1;
  const close = (end: number): void => {
    sentences.push({ start, end: start + text.slice(start, end).trimEnd().length, words: count });
    start = end;
    count = 0;
  };
  words.slice(1).forEach((word, i) => {
    const before = words[i]?.end ?? 0;
    const gap = SENTENCE_END.exec(text.slice(before, word.start));
    if (gap) close(before + gap.index + gap[0].length);
    else if (count === USUAL_WORDS) close(word.start);
    count += 1;
  });
  close(text.length);
  return sentences;
}

/** Takes sentences up to the target, without going over the maximum; `least` is the first possible end. */
function endOfPassage(sentences: readonly Sentence[], first: number, least: number, target: number): number {
  let end = least;
  while (
    end < sentences.length &&
    wordsIn(sentences, first, end) < target &&
    wordsIn(sentences, first, end + 1) <= MAX_WORDS
  ) {
    end += 1;
  }
  return end;
}

/** The sentence that the passage behind `end` begins with: the last one again, where it is short and leaves room. */
function repeatedFrom(sentences: readonly Sentence[], first: number, end: number): number {
  const isShort = wordsIn(sentences, end - 1, end) <= MAX_REPEATED_WORDS;
  const leavesRoom = wordsIn(sentences, end - 1, end + 1) <= MAX_WORDS;
  return end - 1 > first && isShort && leavesRoom ? end - 1 : end;
}

function wordsIn(sentences: readonly Sentence[], first: number, end: number): number {
  return sentences.slice(first, end).reduce((sum, { words }) => sum + words, 0);
}

/** Scripts without spaces come as characters and pairs of them; the pairs lie over the characters. */
function withoutPairs(tokens: readonly Token[]): Token[] {
  let end = 0;
  return tokens.filter((token) => {
    if (token.start < end) return false;
    end = token.end;
    return true;
  });
}

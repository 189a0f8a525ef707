import { STOP_WORDS } from '../../../common/language/stop-words.js';
import { stem } from '../../../common/language/terms.js';
import { type Token, tokenise } from '../../../common/language/tokens.js';
import { passagesOf } from './passages.js';

/** A content word of a memory. */
export interface PassageWord extends Token {
  readonly term: string;
}

/** A memory's text, or a part of it, as ranking sees it. */
export interface Passage {
  /** Content words in reading order. */
  readonly words: readonly PassageWord[];
  readonly frequency: ReadonlyMap<string, number>;
  /** How much of that stands in questions: what a memory asks, it does not tell. */
  readonly asked: ReadonlyMap<string, number>;
}

export interface ReadText {
  readonly whole: Passage;
  /** None where the text is short enough to be about one thing. */
  readonly parts: readonly Passage[];
}

type IsAsked = ((token: Token) => boolean) | undefined;

/** Most memories ask nothing. */
const NOTHING_ASKED: Passage['asked'] = new Map();

const SENTENCE = /[^.!?\n]+(?<end>[.!?]*)/g;

/** Some 8 µs for a sentence. */
export function readText(text: string): ReadText {
  const tokens = tokenise(text);
  const isAsked = questionsIn(text);
  const words: PassageWord[] = [];
  for (const { word, start, end } of tokens) {
    if (!STOP_WORDS.has(word)) words.push({ word, start, end, term: stem(word) });
  }
  const spans = passagesOf(text, tokens);
  if (spans.length === 1) return { whole: toPassage(words, isAsked), parts: [] };
  const parts = spans.map(({ start, end }) =>
    toPassage(
      words.filter((word) => start <= word.start && word.end <= end),
      isAsked,
    ),
  );
  return { whole: toPassage(words, isAsked), parts };
}

function toPassage(words: readonly PassageWord[], isAsked: IsAsked): Passage {
  const frequency = new Map<string, number>();
  for (const { term } of words) increase(frequency, term);
  if (!isAsked) return { words, frequency, asked: NOTHING_ASKED };
  const asked = new Map<string, number>();
  for (const { term } of words.filter(isAsked)) increase(asked, term);
  return { words, frequency, asked };
}

function questionsIn(text: string): IsAsked {
  if (!text.includes('?')) return undefined;
  const questions = [...text.matchAll(SENTENCE)].filter(({ groups }) => groups?.end?.includes('?'));
  return ({ start }) =>
    questions.some(({ 0: { length }, index }) => index <= start && start < index + length);
}

function increase(counts: Map<string, number>, term: string): void {
  counts.set(term, (counts.get(term) ?? 0) + 1);
}

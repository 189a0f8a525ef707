import { STOP_WORDS } from '../../../common/language/stop-words.js';
import { stem } from '../../../common/language/terms.js';
import { type Token, tokenise } from '../../../common/language/tokens.js';

/** A content word of a memory. */
export interface PassageWord extends Token {
  readonly term: string;
}

/** A memory's text as ranking sees it. */
export interface Passage {
  /** Content words in reading order. */
  readonly words: readonly PassageWord[];
  readonly frequency: ReadonlyMap<string, number>;
  /** How much of that stands in questions: what a memory asks, it does not tell. */
  readonly asked: ReadonlyMap<string, number>;
}

const QUESTION = /[^.!?\n]+\?/g;

/** Some 8 µs for a sentence. */
export function readPassage(text: string): Passage {
  const words: PassageWord[] = [];
  const frequency = new Map<string, number>();
  const asked = new Map<string, number>();
  const isAsked = questionsIn(text);
  for (const token of tokenise(text)) {
    if (STOP_WORDS.has(token.word)) continue;
    const term = stem(token.word);
    words.push({ ...token, term });
    increase(frequency, term);
    if (isAsked(token)) increase(asked, term);
  }
  return { words, frequency, asked };
}

function questionsIn(text: string): (token: Token) => boolean {
  if (!text.includes('?')) return () => false;
  const questions = [...text.matchAll(QUESTION)];
  return ({ start }) =>
    questions.some(({ 0: { length }, index }) => index <= start && start < index + length);
}

function increase(counts: Map<string, number>, term: string): void {
  counts.set(term, (counts.get(term) ?? 0) + 1);
}

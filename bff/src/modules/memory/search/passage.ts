import { type Token, tokenise } from '../../../common/language/tokens.js';
import { type KnownWord, type Lexicon } from './lexicon.js';
import { passagesOf } from './passages.js';

/** A content word of a memory, and where it stands there (UTF-16 offsets, end exclusive). */
export interface PassageWord {
  readonly known: KnownWord;
  readonly start: number;
  readonly end: number;
  /** What a memory asks, it does not tell. */
  readonly isAsked: boolean;
}

/** A memory's text, or a part of it, as ranking sees it. */
export interface Passage {
  /** Content words in reading order. */
  readonly words: readonly PassageWord[];
}

export interface ReadText {
  readonly whole: Passage;
  /** None where the text is short enough to be about one thing. */
  readonly parts: readonly Passage[];
}

const SENTENCE = /[^.!?\n]+(?<end>[.!?]*)/g;

/** Some 8 µs for a sentence. */
export function readText(text: string, lexicon: Lexicon): ReadText {
  const tokens = tokenise(text);
  const words = contentWords(tokens, questionsIn(text), lexicon);
  const spans = passagesOf(text, tokens);
  if (spans.length === 1) return { whole: { words }, parts: [] };
  const parts = spans.map(({ start, end }) => ({
    words: words.filter((word) => start <= word.start && word.end <= end),
  }));
  return { whole: { words }, parts };
}

function contentWords(
  tokens: readonly Token[],
  questions: readonly RegExpExecArray[],
  lexicon: Lexicon,
): PassageWord[] {
  const words: PassageWord[] = [];
  for (const { word, start, end } of tokens) {
    const known = lexicon.find(word);
    if (!known) continue;
    const isAsked = questions.some(({ 0: { length }, index }) => index <= start && start < index + length);
    words.push({ known, start, end, isAsked });
  }
  return words;
}

/** Most memories ask nothing. */
function questionsIn(text: string): RegExpExecArray[] {
  if (!text.includes('?')) return [];
  return [...text.matchAll(SENTENCE)].filter(({ groups }) => groups?.end?.includes('?'));
}

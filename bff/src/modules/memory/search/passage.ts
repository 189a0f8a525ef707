import { type Token, tokenise } from '../../../common/language/tokens.js';
import { type KnownWord, type Lexicon } from './lexicon.js';
import { passagesOf, type Span } from './passages.js';

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
  /** Whoever says it speaks of themselves. */
  readonly isOfTeller: boolean;
}

const FIRST_PERSON = new Set(['i', 'im', 'ive', 'my']);
const SENTENCE = /[^.!?\n]+(?<end>[.!?]*)/g;

/** Some 8 µs for a sentence. */
export function readText(text: string, lexicon: Lexicon): ReadText {
  const tokens = tokenise(text);
  const words = contentWords(tokens, questionsIn(text), lexicon);
  const spans = passagesOf(text, tokens);
  const isOfTeller = tokens.some(({ word }) => FIRST_PERSON.has(word));
  if (spans.length === 1) return { whole: { words }, parts: [], isOfTeller };
  const parts = spans.map((span) => ({ words: within(words, span) }));
  return { whole: { words }, parts, isOfTeller };
}

/** Both in the order of the text, so that each is walked once: a text may have as many questions as words. */
function contentWords(
  tokens: readonly Token[],
  questions: readonly RegExpExecArray[],
  lexicon: Lexicon,
): PassageWord[] {
  const words: PassageWord[] = [];
  let next = 0;
  for (const { word, start, end } of tokens) {
    const known = lexicon.find(word);
    if (!known) continue;
    while (endOf(questions[next]) <= start) next += 1;
    words.push({ known, start, end, isAsked: (questions[next]?.index ?? Infinity) <= start });
  }
  return words;
}

const endOf = (question: RegExpExecArray | undefined): number =>
  question ? question.index + question[0].length : Infinity;

/** A character that follows in a script without spaces stands before its pair with the one before. */
const OUT_OF_ORDER = 2;

/** Those that lie in the span wholly: looked up, since a long text has very many spans. */
function within(words: readonly PassageWord[], { start, end }: Span): PassageWord[] {
  let first = 0;
  for (let behind = words.length; first < behind;) {
    const middle = (first + behind) >> 1;
    if ((words[middle]?.start ?? 0) < start) first = middle + 1;
    else behind = middle;
  }
  const found: PassageWord[] = [];
  for (let i = Math.max(0, first - OUT_OF_ORDER); (words[i]?.start ?? end) < end; i += 1) {
    const word = words[i];
    if (word && start <= word.start && word.end <= end) found.push(word);
  }
  return found;
}

/** Most memories ask nothing. */
function questionsIn(text: string): RegExpExecArray[] {
  if (!text.includes('?')) return [];
  return [...text.matchAll(SENTENCE)].filter(({ groups }) => groups?.end?.includes('?'));
}

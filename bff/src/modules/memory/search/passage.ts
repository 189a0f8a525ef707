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
}

/** Some 8 µs for a sentence. */
export function readPassage(text: string): Passage {
  const words: PassageWord[] = [];
  const frequency = new Map<string, number>();
  for (const token of tokenise(text)) {
    if (STOP_WORDS.has(token.word)) continue;
    const term = stem(token.word);
    words.push({ ...token, term });
    frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  return { words, frequency };
}

import { STOP_WORDS } from '../../../common/language/stop-words.js';
import { stem } from '../../../common/language/terms.js';
import { type WordVectors } from '../../../integrations/embeddings/word-vectors.js';

/** A folded content word, one object for all of its places in all texts: what is found out about it is found out once. */
export interface KnownWord {
  readonly word: string;
  readonly term: string;
  /** Its place among the word vectors; undefined where they lack it. */
  readonly row: number | undefined;
}

/** Some 8 MB when full, which is more words than anybody uses. */
const MAX_WORDS = 50_000;

/** The words of the texts that are ranked. Looking one up takes less than its stem and its vector each would. */
export class Lexicon {
  private readonly known = new Map<string, KnownWord | null>();

  constructor(private readonly vectors: WordVectors) {}

  /** Null for a function word. */
  find(word: string): KnownWord | null {
    let known = this.known.get(word);
    if (known === undefined) {
      known = STOP_WORDS.has(word) ? null : { word, term: stem(word), row: this.vectors.find(word) };
      if (this.known.size >= MAX_WORDS) this.forget();
      this.known.set(word, known);
    }
    return known;
  }

  forget(): void {
    this.known.clear();
  }
}

import { terms } from '../../../common/language/terms.js';

export interface TaggedMemory {
  terms: readonly string[];
  tags: readonly string[];
}

const MAX_SUGGESTED = 3;
/** A word seen less often with a tag may be there by chance. */
const MIN_TOGETHER = 2;
/** How sure the words together must be: of four suggestions three should be taken. */
const SURE_ENOUGH = 0.75;
/** No single word is taken for certain. */
const MOST = 0.95;

/** Which of the user's own tags go with which words, learned from what they tagged. */
export class TagKnowledge {
  private readonly memoriesWith = new Map<string, number>();
  private readonly together = new Map<string, Map<string, number>>();
  private readonly wordsOfTag = new Map<string, readonly string[]>();

  constructor(memories: readonly TaggedMemory[]) {
    for (const memory of memories) this.learn(memory);
  }

  /** At most three, the surest first; those it already has are left out. */
  suggest(text: string, existing: readonly string[]): string[] {
    const words = new Set(terms(text));
    const has = new Set(existing);
    return [...this.wordsOfTag]
      .filter(([tag]) => !has.has(tag))
      .map(([tag, own]) => ({ tag, sureness: this.sureness(tag, own, words) }))
      .filter(({ sureness }) => sureness >= SURE_ENOUGH)
      .sort((a, b) => b.sureness - a.sureness || a.tag.localeCompare(b.tag))
      .slice(0, MAX_SUGGESTED)
      .map(({ tag }) => tag);
  }

  private learn({ terms: itsTerms, tags }: TaggedMemory): void {
    for (const tag of tags) {
      if (!this.wordsOfTag.has(tag)) this.wordsOfTag.set(tag, terms(tag));
    }
    for (const term of new Set(itsTerms)) {
      this.memoriesWith.set(term, (this.memoriesWith.get(term) ?? 0) + 1);
      const counts = this.together.get(term) ?? new Map<string, number>();
      for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
      this.together.set(term, counts);
    }
  }

  /** The words of the tag itself say it all; others each leave a doubt, and the doubts multiply. */
  private sureness(tag: string, own: readonly string[], words: ReadonlySet<string>): number {
    if (own.length > 0 && own.every((word) => words.has(word))) return 1;
    let doubt = 1;
    for (const word of words) {
      const count = this.together.get(word)?.get(tag) ?? 0;
      if (count < MIN_TOGETHER) continue;
      doubt *= 1 - Math.min(MOST, count / ((this.memoriesWith.get(word) ?? 0) + 1));
    }
    return 1 - doubt;
  }
}

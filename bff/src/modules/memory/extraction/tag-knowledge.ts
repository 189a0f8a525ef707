import { terms } from '../../../common/language/terms.js';

export interface TaggedMemory {
  terms: readonly string[];
  tags: readonly string[];
}

const MAX_SUGGESTED = 3;
/** How sure the words together must be: nine of ten suggestions are right on the lives of the test. */
const SURE_ENOUGH = 0.8;
/** One word alone is not enough, be it the tag's own: a dishwasher is running, too. */
const MIN_WORDS = 2;
/** Words that mostly go without the tag say nothing, however many a long text has of them. */
const SPEAKS_FOR = 0.5;
/** No single word is taken for certain. */
const MOST = 0.95;

/** Which of the user's own tags go with which words, learned from what they tagged. */
export class TagKnowledge {
  private readonly memoriesWith = new Map<string, number>();
  private readonly together = new Map<string, Map<string, number>>();
  private readonly known = new Set<string>();

  constructor(memories: readonly TaggedMemory[]) {
    for (const memory of memories) this.learn(memory);
  }

  /** At most three, the surest first; those it already has are left out. */
  suggest(text: string, existing: readonly string[]): string[] {
    const words = new Set(terms(text));
    const has = new Set(existing);
    return [...this.known]
      .filter((tag) => !has.has(tag))
      .map((tag) => ({ tag, sureness: this.sureness(tag, words) }))
      .filter(({ sureness }) => sureness >= SURE_ENOUGH)
      .sort((a, b) => b.sureness - a.sureness || a.tag.localeCompare(b.tag))
      .slice(0, MAX_SUGGESTED)
      .map(({ tag }) => tag);
  }

  private learn({ terms: itsTerms, tags }: TaggedMemory): void {
    for (const tag of tags) this.known.add(tag);
    for (const term of new Set(itsTerms)) {
      this.memoriesWith.set(term, (this.memoriesWith.get(term) ?? 0) + 1);
      const counts = this.together.get(term) ?? new Map<string, number>();
      for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
      this.together.set(term, counts);
    }
  }

  /** Each word leaves a doubt, and the doubts multiply. */
  private sureness(tag: string, words: ReadonlySet<string>): number {
    const shares = [...words]
      .map((word) => (this.together.get(word)?.get(tag) ?? 0) / ((this.memoriesWith.get(word) ?? 0) + 1))
      .filter((share) => share >= SPEAKS_FOR);
    if (shares.length < MIN_WORDS) return 0;
    return 1 - shares.reduce((doubt, share) => doubt * (1 - Math.min(MOST, share)), 1);
  }
}

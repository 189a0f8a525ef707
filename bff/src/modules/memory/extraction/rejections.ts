export interface Rejection {
  kind: 'tag' | 'kind';
  /** The tag, or the kind. */
  value: string;
  /** Of the memory that it was rejected for. */
  terms: readonly string[];
}

/** So much of the words of two memories in common, and they are alike. */
const ALIKE = 0.5;

/** Which tags and kinds the user did not want, and for which words. */
export class Rejections {
  private readonly wordsOf = new Map<string, ReadonlySet<string>[]>();

  constructor(rejections: readonly Rejection[]) {
    for (const { kind, value, terms } of rejections) {
      const key = `${kind} ${value}`;
      this.wordsOf.set(key, [...(this.wordsOf.get(key) ?? []), new Set(terms)]);
    }
  }

  /** Whether it was rejected for a memory like the one with these words. */
  speakAgainst({ kind, value, terms }: Rejection): boolean {
    const words = new Set(terms);
    return (this.wordsOf.get(`${kind} ${value}`) ?? []).some((rejected) => {
      const shared = rejected.intersection(words).size;
      return shared > 0 && shared >= ALIKE * rejected.union(words).size;
    });
  }
}

import { type OtherNames } from './other-names.js';

/** What is known of a user's memories as a whole: how telling each word is among them, and who speaks in them. */
export interface Corpus {
  /** Memories that search may find. */
  readonly memoryCount: number;
  /** Mean number of index terms in a memory. */
  readonly averageLength: number;
  /** In how many memories each index term occurs. */
  readonly documentFrequency: ReadonlyMap<string, number>;
  /** People who said some of the memories, by each index term of their name. */
  readonly authors: ReadonlyMap<string, Author>;
  readonly otherNames: OtherNames;
}

export interface Author {
  /** As they stand in the memories: one term may be part of several people's names. */
  readonly names: readonly string[];
  readonly memoryCount: number;
}

/** A term that no memory has counts as half of one, so that its weight stays finite. */
const UNSEEN = 0.5;

/** Inverse document frequency as BM25 uses it, never negative: the rarer a term, the more it tells. */
export function inverseDocumentFrequency({ memoryCount, documentFrequency }: Corpus, term: string): number {
  const frequency = Math.min(documentFrequency.get(term) ?? UNSEEN, memoryCount);
  return Math.log(1 + (memoryCount - frequency + 0.5) / (frequency + 0.5));
}

/**
 * How much each sign of relevance counts. A memory that says every word of the question once, at average length,
 * reaches about 1 by its words; the others are in that unit. Chosen by hand on a plateau of the development half of
 * a public set of conversations: steps of a third change recall by less than its noise. See docs/retrieval.md.
 */
export const WEIGHTS = {
  /** Two content words side by side as in the question, over the words by themselves. */
  adjacentPair: 0.4,
  /** A content word that is not there, but whose nearest relative in meaning is. */
  relatedWord: 0.5,
  /** Cosine of the embedding of the whole text with that of the question. */
  wholeText: 0.3,
  /** The memory before, in the same thread; more if that one asks a question, which this one then answers. */
  previous: 0.2,
  previousQuestion: 0.5,
  /** The memory behind, in the same thread. */
  next: 0.2,
  /** The question names who said it: a fixed part, and one for how telling the name is. */
  author: 0.2,
  authorIdf: 1.5,
  /** The share of that for a memory that only mentions the name. */
  mention: 0.5,
  /** One matching month; a year counts half of it, a day one and a half. */
  date: 0.2,
} as const;

/** Saturation of repeated terms, and how far length counts (BM25). Memories are short: both are below the usual. */
export const BM25 = { k1: 0.9, b: 0.4 } as const;

/**
 * How much each sign of relevance counts. A memory that says every word of the question once, at average length,
 * reaches about 1 by its words; the others are in that unit. Fitted to two public sets of conversations, each left out
 * in turn, and rounded; the fits agree, mostly within a fifth. See docs/retrieval.md.
 */
export const WEIGHTS = {
  /** Two content words side by side as in the question, over the words by themselves. */
  adjacentPair: 0.2,
  /** How much of the words' score is by how many of them are there at all, the rest by BM25. */
  there: 0.5,
  /** What a word that the memory only asks about counts of one that it tells. */
  asked: 0.5,
  /** A content word that is not there, but whose nearest relative in meaning or root is. */
  relatedWord: 0.7,
  /** Cosine of the embedding of the whole text with that of the question. */
  wholeText: 0.25,
  /** What the whole of a long text counts beside its best part. */
  wholeOfLong: 0.2,
  /** What is missing of the question and said around in the same thread; and the best match there, the nearer the more. */
  saidAround: 0.4,
  bestAround: 0.3,
  /** The memory right before asks a question, which this one then answers. */
  answersQuestion: 0.25,
  /** The question names who said it: a fixed part, and one for how telling the name is. */
  author: 0.05,
  authorIdf: 0.7,
  /** And they tell of themselves. */
  ofThemselves: 0.1,
  /** The share of that for a memory that only mentions the name. */
  mention: 0.25,
  /** One matching month; a year counts half of it, a day one and a half. */
  date: 0.25,
  /** The question asks when or where, and a memory that matches says some time or some place. */
  tellsTime: 0.25,
  tellsPlace: 0.15,
  /** Fresh, and less the older; and each step from normal importance. Enough to decide between equals. */
  recency: 0.05,
  importance: 0.1,
  /** What a guess counts of what was stated; not fitted, since the public set has none. */
  guess: 0.5,
} as const;

/** Saturation of repeated terms, and how far length counts (BM25). Memories are short: both are below the usual. */
export const BM25 = { k1: 0.9, b: 0.4 } as const;

import { type WordVectors } from '../../../integrations/embeddings/word-vectors.js';
import { type AnalysedQuery, distinct } from './analysed-query.js';
import { type Passage, type PassageWord } from './passage.js';

/** Below this cosine two words share a topic at most: "doctor" and "hospital" are above, "doctor" and "town" below. */
const UNRELATED = 0.3;

/** A word of the question and the word of the memory that comes closest to it in meaning. */
export interface RelatedWord {
  readonly asked: string;
  readonly found: PassageWord;
  readonly similarity: number;
}

export interface Meaning {
  /** 1 when every word of the question has a twin in meaning. */
  readonly score: number;
  /** Closest first. */
  readonly related: readonly RelatedWord[];
}

/**
 * Scores a passage by the words of the question that it does not contain: each counts by its closest relative there
 * (late interaction; Khattab & Zaharia, 2020, here with static word vectors).
 */
export function meaningScorer(query: AnalysedQuery, vectors: WordVectors): (passage: Passage) => Meaning {
  const asked = distinct(query.content).flatMap(({ word, term, idf }) => {
    const row = vectors.find(word);
    return row === undefined
      ? []
      : [{ word, term, share: idf / query.totalIdf, similarityTo: similarities(vectors, row) }];
  });
  return (passage) => {
    const related: RelatedWord[] = [];
    let score = 0;
    for (const { word, term, share, similarityTo } of asked) {
      if (passage.frequency.has(term)) continue;
      const closest = findClosest(passage, similarityTo);
      if (!closest || closest.similarity <= UNRELATED) continue;
      score += (share * (closest.similarity - UNRELATED)) / (1 - UNRELATED);
      related.push({ asked: word, ...closest });
    }
    return { score, related: related.sort((a, b) => b.similarity - a.similarity) };
  };
}

/** The same words come up in many candidates of one search. */
function similarities(vectors: WordVectors, row: number): (word: string) => number {
  const known = new Map<string, number>();
  return (word) => {
    let similarity = known.get(word);
    if (similarity === undefined) {
      const other = vectors.find(word);
      similarity = other === undefined ? 0 : vectors.similarity(row, other);
      known.set(word, similarity);
    }
    return similarity;
  };
}

function findClosest(
  { words }: Passage,
  similarityTo: (word: string) => number,
): { found: PassageWord; similarity: number } | undefined {
  let closest: { found: PassageWord; similarity: number } | undefined;
  for (const found of words) {
    const similarity = similarityTo(found.word);
    if (!closest || similarity > closest.similarity) closest = { found, similarity };
  }
  return closest;
}

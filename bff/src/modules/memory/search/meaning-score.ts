import { type WordVectors } from '../../../integrations/embeddings/word-vectors.js';
import { type AnalysedQuery, distinct } from './analysed-query.js';
import { type Passage, type PassageWord } from './passage.js';

/** Below this cosine two words share a topic at most: "doctor" and "hospital" lie above, "doctor" and "town" below. */
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
  const asked = distinct(query.content).filter(({ word }) => vectors.has(word));
  const similaritiesOf = rememberSimilarities(
    asked.map(({ word }) => word),
    vectors,
  );
  return (passage) => {
    const closest: (RelatedWord | undefined)[] = asked.map(() => undefined);
    for (const found of passage.words) {
      similaritiesOf(found.word).forEach((similarity, i) => {
        if (similarity <= (closest[i]?.similarity ?? UNRELATED)) return;
        closest[i] = { asked: asked[i]?.typed ?? '', found, similarity };
      });
    }
    const related: RelatedWord[] = [];
    let score = 0;
    asked.forEach(({ term, idf }, i) => {
      const relative = closest[i];
      if (!relative || passage.frequency.has(term)) return;
      score += ((idf / query.totalIdf) * (relative.similarity - UNRELATED)) / (1 - UNRELATED);
      related.push(relative);
    });
    return { score, related: related.sort((a, b) => b.similarity - a.similarity) };
  };
}

/** A word's similarity to each of the asked ones. The same words come up in many candidates of one search. */
function rememberSimilarities(
  asked: readonly string[],
  vectors: WordVectors,
): (word: string) => readonly number[] {
  const rows = asked.flatMap((word) => vectors.find(word) ?? []);
  const remembered = new Map<string, readonly number[]>();
  return (word) => {
    let similarities = remembered.get(word);
    if (!similarities) {
      const row = vectors.find(word);
      similarities = row === undefined ? [] : rows.map((other) => vectors.similarity(row, other));
      remembered.set(word, similarities);
    }
    return similarities;
  };
}

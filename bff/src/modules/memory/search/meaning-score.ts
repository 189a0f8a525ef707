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
  const relativesOf = rememberRelatives(
    asked.map(({ word }) => word),
    vectors,
  );
  return (passage) => {
    const closest: (RelatedWord | undefined)[] = asked.map(() => undefined);
    for (const found of passage.words) {
      for (const { place, similarity } of relativesOf(found.word)) {
        if (similarity <= (closest[place]?.similarity ?? 0)) continue;
        closest[place] = { asked: asked[place]?.typed ?? '', found, similarity };
      }
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

interface Relative {
  /** Which of the asked words. */
  readonly place: number;
  readonly similarity: number;
}

/** The asked words that a word is related to: few or none. The same words come up in many candidates of one search. */
function rememberRelatives(
  asked: readonly string[],
  vectors: WordVectors,
): (word: string) => readonly Relative[] {
  const compare = vectors.comparer(asked.flatMap((word) => vectors.find(word) ?? []));
  const remembered = new Map<string, readonly Relative[]>();
  return (word) => {
    let relatives = remembered.get(word);
    if (!relatives) {
      const row = vectors.find(word);
      relatives = (row === undefined ? [] : compare(row))
        .map((similarity, place) => ({ place, similarity }))
        .filter(({ similarity }) => similarity > UNRELATED);
      remembered.set(word, relatives);
    }
    return relatives;
  };
}

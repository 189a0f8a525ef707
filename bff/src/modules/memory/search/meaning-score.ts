import { type WordVectors } from '../../../integrations/embeddings/word-vectors.js';
import { type AnalysedQuery, distinct, type QueryTerm } from './analysed-query.js';
import { type Passage, type PassageWord } from './passage.js';
import { sharedRoot } from './same-root.js';

/** Below this cosine two words share a topic at most: "doctor" and "hospital" lie above, "doctor" and "town" below. */
const UNRELATED = 0.3;
/** Words below it are of one root by their letters only: "compare" and "company". */
const UNLIKE = 0.15;

/** A word of the question and the word of the memory that comes closest to it. */
export interface RelatedWord {
  readonly asked: string;
  readonly found: PassageWord;
  /** 1 for twins in meaning, 0 for words that share a topic at most. */
  readonly closeness: number;
}

export interface Meaning {
  /** 1 when every word of the question has a twin in meaning. */
  readonly score: number;
  /** Closest first. */
  readonly related: readonly RelatedWord[];
}

/**
 * Scores a passage by the words of the question that it does not contain: each counts by its closest relative there
 * (late interaction; Khattab & Zaharia, 2020, here with static word vectors), by one of the same root, or by another name
 * of the same person.
 */
export function meaningScorer(query: AnalysedQuery, vectors: WordVectors): (passage: Passage) => Meaning {
  const asked = distinct(query.content);
  const relativesOf = remembered(relativesAmong(asked, query, vectors));
  return (passage) => {
    const closest: (RelatedWord | undefined)[] = asked.map(() => undefined);
    for (const found of passage.words) {
      for (const { place, closeness } of relativesOf(found)) {
        if (closeness <= (closest[place]?.closeness ?? 0)) continue;
        closest[place] = { asked: asked[place]?.typed ?? '', found, closeness };
      }
    }
    const related: RelatedWord[] = [];
    let score = 0;
    asked.forEach(({ term, idf }, i) => {
      const relative = closest[i];
      if (!relative || passage.frequency.has(term)) return;
      score += (idf / query.totalIdf) * relative.closeness;
      related.push(relative);
    });
    return { score, related: related.sort((a, b) => b.closeness - a.closeness) };
  };
}

interface Relative {
  /** Which of the asked words. */
  readonly place: number;
  readonly closeness: number;
}

type FindRelatives = (word: PassageWord) => readonly Relative[];

/** Finds the asked words that a word is related to: few or none. */
function relativesAmong(
  asked: readonly QueryTerm[],
  query: AnalysedQuery,
  vectors: WordVectors,
): FindRelatives {
  const rows = asked.map(({ word }) => vectors.find(word));
  const compare = vectors.comparer(rows);
  const otherNames = asked.map(({ term }) => query.otherNames.get(term));
  return ({ word, term }) => {
    const row = vectors.find(word);
    const cosines = row === undefined ? [] : compare(row);
    const relatives: Relative[] = [];
    asked.forEach((other, place) => {
      const similarity = rows[place] === undefined ? undefined : cosines[place];
      const closeness = Math.max(
        closenessOf(similarity, sharedRoot(term, other.term)),
        otherNames[place]?.get(term) ?? 0,
      );
      if (closeness > 0) relatives.push({ place, closeness });
    });
    return relatives;
  };
}

/** The same words come up in many candidates of one search. */
function remembered(find: FindRelatives): FindRelatives {
  const found = new Map<string, readonly Relative[]>();
  return (word) => {
    let relatives = found.get(word.word);
    if (!relatives) {
      relatives = find(word);
      found.set(word.word, relatives);
    }
    return relatives;
  };
}

function closenessOf(similarity: number | undefined, root: number): number {
  const likeness = similarity === undefined ? 0 : (similarity - UNRELATED) / (1 - UNRELATED);
  const isKin = similarity === undefined || similarity > UNLIKE;
  return Math.max(0, likeness, isKin ? root : 0);
}

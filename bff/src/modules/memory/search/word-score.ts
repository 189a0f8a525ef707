import { type AnalysedQuery, type QueryTerm } from './analysed-query.js';
import { type Corpus } from './corpus.js';
import { type Passage } from './passage.js';
import { BM25, WEIGHTS } from './weights.js';
import { type RoleOf, wanted } from './word-roles.js';

export interface WordScore {
  /** By all of its words. */
  readonly said: number;
  /** Less for those that it only asks about, and as much by how many of the words are there as by how often. */
  readonly told: number;
}

/**
 * Scores a passage by the words it shares with the question: BM25, and pairs that stand side by side in both; what it
 * tells also by how many of the words are there at all, which short and long ones reach alike.
 */
export function wordScorer(
  query: AnalysedQuery,
  { averageLength }: Corpus,
  roleOf: RoleOf,
): (passage: Passage) => WordScore {
  const terms = wanted(query);
  const pairs = Map.groupBy(adjacentPairs(query.content), ({ first }) => first);
  // One set for all passages: there are hundreds of them in a search.
  const frequencies = terms.map(({ idf }) => ({ idf, said: 0, asked: 0 }));
  return (passage) => {
    for (const frequency of frequencies) frequency.said = frequency.asked = 0;
    for (const { known, isAsked } of passage.words) {
      const frequency = frequencies[roleOf(known).place ?? -1];
      if (!frequency) continue;
      frequency.said += 1;
      if (isAsked) frequency.asked += 1;
    }
    const lengthFactor = BM25.k1 * (1 - BM25.b + (BM25.b * passage.words.length) / averageLength);
    const weigh = (idf: number, frequency: number): number =>
      (idf * frequency * (BM25.k1 + 1)) / (frequency + lengthFactor);
    let said = 0;
    let told = 0;
    let there = 0;
    for (const { idf, said: frequency, asked } of frequencies) {
      if (frequency === 0) continue;
      said += weigh(idf, frequency);
      told += weigh(idf, frequency - asked * (1 - WEIGHTS.asked));
      there += idf * (asked < frequency ? 1 : WEIGHTS.asked);
    }
    const inPairs = said === 0 ? 0 : pairsIn(passage, pairs);
    return {
      said: (said + inPairs) / query.totalIdf,
      told: ((1 - WEIGHTS.there) * (told + inPairs) + WEIGHTS.there * there) / query.totalIdf,
    };
  };
}

interface Pair {
  first: string;
  second: string;
  idf: number;
}

function adjacentPairs(content: readonly QueryTerm[]): Pair[] {
  return content.flatMap((first, i) => {
    const second = content[i + 1];
    return second && second.term !== first.term
      ? [{ first: first.term, second: second.term, idf: first.idf + second.idf }]
      : [];
  });
}

/** Each pair counts once, however often the passage says it. */
function pairsIn({ words }: Passage, pairs: ReadonlyMap<string, Pair[]>): number {
  const found = new Set<Pair>();
  words.forEach(({ known }, i) => {
    const next = words[i + 1]?.known.term;
    for (const pair of pairs.get(known.term) ?? []) if (pair.second === next) found.add(pair);
  });
  return [...found].reduce((sum, { idf }) => sum + WEIGHTS.adjacentPair * idf, 0);
}

import { type AnalysedQuery, distinct, type QueryTerm } from './analysed-query.js';
import { type Corpus } from './corpus.js';
import { type Passage } from './passage.js';
import { BM25, WEIGHTS } from './weights.js';

export interface WordScore {
  /** By all of its words. */
  readonly said: number;
  /** Less for those that it only asks about. */
  readonly told: number;
}

/** Scores a passage by the words it shares with the question: BM25, and pairs that stand side by side in both. */
export function wordScorer(query: AnalysedQuery, { averageLength }: Corpus): (passage: Passage) => WordScore {
  const terms = distinct([...query.content, ...query.asTyped]);
  const pairs = adjacentPairs(query.content);
  return (passage) => {
    const lengthFactor = BM25.k1 * (1 - BM25.b + (BM25.b * passage.words.length) / averageLength);
    const weigh = (idf: number, frequency: number): number =>
      (idf * frequency * (BM25.k1 + 1)) / (frequency + lengthFactor);
    let said = 0;
    let told = 0;
    for (const { term, idf } of terms) {
      const frequency = passage.frequency.get(term);
      if (frequency === undefined) continue;
      const asked = passage.asked.get(term) ?? 0;
      said += weigh(idf, frequency);
      told += weigh(idf, frequency - asked * (1 - WEIGHTS.asked));
    }
    const inPairs = pairs
      .filter(({ first, second }) => hasPair(passage, first, second))
      .reduce((sum, { idf }) => sum + WEIGHTS.adjacentPair * idf, 0);
    return { said: (said + inPairs) / query.totalIdf, told: (told + inPairs) / query.totalIdf };
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

function hasPair({ words, frequency }: Passage, first: string, second: string): boolean {
  if (!frequency.has(first) || !frequency.has(second)) return false;
  return words.some(({ term }, i) => term === first && words[i + 1]?.term === second);
}

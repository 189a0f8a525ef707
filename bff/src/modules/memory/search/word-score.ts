import { type AnalysedQuery, distinct, type QueryTerm } from './analysed-query.js';
import { type Corpus } from './corpus.js';
import { type Passage } from './passage.js';
import { BM25, WEIGHTS } from './weights.js';

/** Scores a passage by the words it shares with the question: BM25, and pairs that stand side by side in both. */
export function wordScorer(query: AnalysedQuery, { averageLength }: Corpus): (passage: Passage) => number {
  const terms = distinct([...query.content, ...query.asTyped]);
  const pairs = adjacentPairs(query.content);
  return (passage) => {
    const lengthFactor = BM25.k1 * (1 - BM25.b + (BM25.b * passage.words.length) / averageLength);
    let score = 0;
    for (const { term, idf } of terms) {
      const frequency = passage.frequency.get(term) ?? 0;
      score += (idf * frequency * (BM25.k1 + 1)) / (frequency + lengthFactor);
    }
    for (const { first, second, idf } of pairs) {
      if (hasPair(passage, first, second)) score += WEIGHTS.adjacentPair * idf;
    }
    return score / query.totalIdf;
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

import { type SEARCH_STRENGTHS } from '../memory-search.dto.js';
import { type AnalysedQuery, distinct } from './analysed-query.js';
import { type Candidate, type Ranked } from './rank.js';

/** Calibrated on questions whose answer is known to be there or not to be; see docs/retrieval.md. */
const STRONG = 0.6;
const RELATED = 0.3;

/** How much of what was asked a memory itself speaks of, from 0 to 1: in the same words, or in close ones. */
export function coverageOf(
  { content, totalIdf }: AnalysedQuery,
  { passage, meaning }: Ranked<Candidate>,
): number {
  const said = distinct(content).filter(({ term }) => passage.frequency.has(term));
  const words = said.reduce((sum, { idf }) => sum + idf, 0) / totalIdf;
  return Math.min(1, words + meaning.score);
}

export function strengthOf(coverage: number): (typeof SEARCH_STRENGTHS)[number] {
  if (coverage >= STRONG) return 'strong';
  return coverage >= RELATED ? 'related' : 'weak';
}

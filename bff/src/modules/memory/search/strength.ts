import { type SEARCH_STRENGTHS } from '../memory-search.dto.js';
import { type Signals } from './rank.js';

/**
 * By what a memory itself says, not by where it stands. Calibrated on questions asked of the right and of the wrong
 * person's memories, and on short ones asked of a hundred notes; see docs/retrieval.md.
 */
const STRONG = 0.85;
const RELATED = 0.44;

/** Less than this is nothing in common with the question. */
const NOTHING = 0.1;
/** Beside a clear find, what reaches less than this share of it only takes up room. */
const SHARE_OF_BEST = 0.3;

export function strengthOf({ words, meaning }: Signals): (typeof SEARCH_STRENGTHS)[number] {
  const evidence = words + meaning;
  if (evidence >= STRONG) return 'strong';
  return evidence >= RELATED ? 'related' : 'weak';
}

/** Without the tail that a person would not call a result. Expects the best first. */
export function withoutNoise<R extends { score: number }>(ranked: readonly R[]): R[] {
  const least = Math.max(NOTHING, SHARE_OF_BEST * (ranked[0]?.score ?? 0));
  return ranked.filter(({ score }) => score >= least);
}

import { type SEARCH_STRENGTHS } from '../memory-search.dto.js';
import { type Signals } from './rank.js';

/**
 * By what a memory itself says, not by where it stands. Calibrated on questions asked of the right and of the wrong
 * person's memories: the best of the wrong ones' is below the first in nine cases of ten, below the second in three;
 * see docs/retrieval.md.
 */
const STRONG = 0.8;
const RELATED = 0.5;

export function strengthOf({ words, meaning }: Signals): (typeof SEARCH_STRENGTHS)[number] {
  const evidence = words + meaning;
  if (evidence >= STRONG) return 'strong';
  return evidence >= RELATED ? 'related' : 'weak';
}

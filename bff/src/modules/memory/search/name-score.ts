import { terms } from '../../../common/language/terms.js';
import { type AnalysedQuery } from './analysed-query.js';
import { type Passage } from './passage.js';
import { type Candidate } from './rank.js';
import { WEIGHTS } from './weights.js';

/** By whom the question names: the author in full, one who is mentioned in part. */
export function nameScore(
  { names, totalIdf }: AnalysedQuery,
  { author }: Candidate,
  { words }: Passage,
): number {
  const spoken = author === null ? [] : terms(author);
  let score = 0;
  for (const [name, idf] of names) {
    const full = WEIGHTS.author + (WEIGHTS.authorIdf * idf) / totalIdf;
    const share = spoken.includes(name)
      ? 1
      : words.some(({ known }) => known.term === name)
        ? WEIGHTS.mention
        : 0;
    score = Math.max(score, share * full);
  }
  return score;
}

import { terms } from '../../../common/language/terms.js';
import { type AnalysedQuery } from './analysed-query.js';
import { type ReadText } from './passage.js';
import { type Candidate } from './rank.js';
import { WEIGHTS } from './weights.js';

/** By whom the question names: the author in full, the more where they tell of themselves; one who is mentioned in part. */
export function nameScore(
  { names, totalIdf }: AnalysedQuery,
  { author }: Candidate,
  { whole: { words }, isOfTeller }: Pick<ReadText, 'whole' | 'isOfTeller'>,
): number {
  const spoken = author === null ? [] : terms(author);
  let score = 0;
  for (const [name, idf] of names) {
    const full = WEIGHTS.author + (WEIGHTS.authorIdf * idf) / totalIdf;
    if (spoken.includes(name)) score = Math.max(score, full + (isOfTeller ? WEIGHTS.ofThemselves : 0));
    else if (words.some(({ known }) => known.term === name)) score = Math.max(score, WEIGHTS.mention * full);
  }
  return score;
}

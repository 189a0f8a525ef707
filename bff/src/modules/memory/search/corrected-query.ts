import { type Correction } from './analysed-query.js';
import { type Candidate, type Ranked } from './rank.js';

/** The question as it was read, or null when every word was taken as it was typed. */
export function correctedQuery(
  question: string,
  corrections: readonly Correction[],
  results: readonly Ranked<Candidate>[],
): string | null {
  if (corrections.length === 0) return null;
  let corrected = '';
  let copied = 0;
  for (const { term, start, end } of corrections) {
    corrected += question.slice(copied, start) + spellingOf(term, results);
    copied = end;
  }
  return corrected + question.slice(copied);
}

/** Terms are stems; the memories that were found hold a whole word. */
function spellingOf(term: string, results: readonly Ranked<Candidate>[]): string {
  for (const { passage } of results) {
    const found = passage.words.find(({ known }) => known.term === term);
    if (found) return found.known.word;
  }
  return term;
}

import { explain } from '../../language/arbitration/explain.js';
import { type Understanding } from '../../language/understanding.js';
import { type CommandExplanation } from './commands.dto.js';

/** The others hardly came near. */
const MOST_CANDIDATES = 8;

/** Each clause with what was weighed for it: the best readings, and what speaks against each. */
export function explanationOf(understanding: Understanding): CommandExplanation[] {
  return explain(understanding).clauses.map(({ candidates, form, ...clause }) => ({
    ...clause,
    form: [...form],
    candidates: candidates.slice(0, MOST_CANDIDATES).map((candidate) => ({
      skill: candidate.skill,
      source: candidate.source,
      parameters: { ...candidate.parameters },
      targets: [...candidate.targets],
      score: candidate.score,
      coverage: candidate.coverage,
      unread: [...candidate.unread],
      isChosen: candidate.isChosen,
      ...(candidate.verdict !== undefined && { verdict: candidate.verdict }),
    })),
  }));
}

import { type Candidate, type Clause, type Understanding } from '../understanding.js';

const DIGITS = 2;

export interface ExplainedCandidate extends Omit<Candidate, 'verdict'> {
  readonly isChosen: boolean;
  /** Why it lost, or why it was only asked about. */
  readonly verdict?: string;
}

export interface ExplainedClause extends Pick<Clause, 'text' | 'act' | 'decision'> {
  readonly confidence: number;
  /** The ways in which it is put, by name: "isTold". */
  readonly form: readonly string[];
  readonly candidates: readonly ExplainedCandidate[];
}

export interface Explanation {
  readonly language: string;
  readonly clauses: readonly ExplainedClause[];
}

/** Everything that was weighed, as plain data to show: each candidate with its score, and why it lost. */
export function explain({ language, clauses }: Understanding): Explanation {
  return { language, clauses: clauses.map(explainClause) };
}

function explainClause({
  text,
  act,
  decision,
  confidence,
  form,
  candidates,
  chosen,
}: Clause): ExplainedClause {
  return {
    text,
    act,
    decision,
    confidence: rounded(confidence),
    form: Object.entries(form).flatMap(([name, isSo]) => (isSo ? [name] : [])),
    candidates: candidates.map((candidate) => ({
      ...candidate,
      coverage: rounded(candidate.coverage),
      score: rounded(candidate.score),
      isChosen: candidate === chosen,
    })),
  };
}

function rounded(value: number): number {
  return Number(value.toFixed(DIGITS));
}

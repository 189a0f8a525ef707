import { type DomainError } from '../../../common/http/problem.js';
import { phrasesIn, USUAL_LANGUAGE } from '../../language/phrases/phrases-in.js';
import { type Clause } from '../../language/understanding.js';
import { type ExecuteOptions } from '../handlers/skill-executor.service.js';
import { problemTold } from '../kit/problem-told.js';
import { NoDataRecorded, NothingToCorrect } from '../kit/skill-handler.js';
import { type Phrase } from '../skill.js';

/** A question that no more than this is likely to ask a skill asks the memory. */
const FAINTLY = 0.3;

/** What is said of what was done, and what is left to be asked of the memory. */
export interface Acted {
  readonly phrases: Phrase[];
  readonly asked: LeftClause[];
}

export interface LeftClause {
  readonly clause: Clause;
  readonly otherwise?: string;
}

/** The memory may know what was never told as a reading. */
export function refused(
  error: DomainError,
  clause: Clause | undefined,
  { phrases = phrasesIn(USUAL_LANGUAGE) }: ExecuteOptions,
): Acted {
  const told = problemTold(error, phrases);
  if (error instanceof NoDataRecorded && clause?.form.isQuestion) {
    // What hardly asks for it is told what comes close as well.
    const otherwise = clause.confidence > FAINTLY && { otherwise: told };
    return { phrases: [], asked: [{ clause: { ...clause, act: 'ask' }, ...otherwise }] };
  }
  if (error instanceof NothingToCorrect && clause)
    return { phrases: [], asked: [{ clause: asTold(clause) }] };
  return { phrases: [{ text: told }], asked: [] };
}

/** “Actually I live in Lyon now” tells something, where nothing said otherwise before. */
function asTold(clause: Clause): Clause {
  const { text, candidates, confidence, form } = clause;
  return { text, candidates, confidence, act: 'told', decision: 'keep', form: { ...form, isTold: true } };
}

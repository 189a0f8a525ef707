import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type Clause } from '../../language/understanding.js';
import { normalisedWords } from '../commands/normalise.js';
import { toSkillCall } from '../commands/skill-call.js';
import { type SkillCatalogue } from '../kit/skill-catalogue.js';
import { type ClauseReading, readClause } from './clause-reading.js';
import { type SaidMessage } from './message-reader.service.js';

/** What a clause of a message asks to be done, or to be asked first; undefined where it asks for nothing of that. */
export function callsOf(
  clause: Clause,
  { rules, home, text, timeZone, now, phrases, understanding }: SaidMessage,
  skills: SkillCatalogue,
): ClauseReading | undefined {
  // A clause has lost the “and” by which a message goes on.
  const goingOn = understanding.clauses.length === 1 ? rules.goingOn(text) : undefined;
  if (goingOn) return { calls: goingOn.map(toSkillCall) };
  const declared = declaredIn(clause.text, skills, phrases);
  if (declared) return declared;
  if (clause.decision !== 'act' && clause.decision !== 'ask') return undefined;
  if (isGuess(clause)) return undefined;
  return readClause(clause, { rules, home, now, phrases, skills, source: text, timeZone });
}

/** A sentence that a skill declares word for word needs no likelihood. */
function declaredIn(text: string, skills: SkillCatalogue, phrases: TwinPhrases): ClauseReading | undefined {
  const declared = skills.understand(normalisedWords(text));
  if (!declared) return undefined;
  const { skill, parameters } = declared;
  const question = skills.traitsOf(skill).dialogue?.missing?.(parameters, phrases);
  if (question === undefined) return { calls: [{ skill, parameters, targets: [] }] };
  return { calls: [{ skill, parameters, targets: [], missing: 'value' }], question };
}

/** From here on the classifier alone is reason enough to ask what is meant. */
const SURE = 0.9;

/** What nobody but the classifier says, and what is no request by its form, may as well be told or asked. */
function isGuess({ form, chosen, confidence }: Clause): boolean {
  if (chosen?.source !== 'classifier') return false;
  if (!form.isQuestion && !form.isTold && confidence >= SURE) return false;
  return form.isQuestion || (!form.isImperative && chosen.targets.length === 0);
}

import { type Clause } from '../../language/understanding.js';
import { type SkillCatalogue } from '../kit/skill-catalogue.js';
import { type ClauseReading, readClause } from './clause-reading.js';
import { type SaidMessage } from './message-reader.service.js';

/** What a clause of a message asks to be done, or to be asked first; undefined where it asks for nothing of that. */
export function callsOf(
  clause: Clause,
  { home, text, timeZone, now, phrases, areaId }: SaidMessage,
  skills: SkillCatalogue,
): ClauseReading | undefined {
  if (clause.decision !== 'act' && clause.decision !== 'ask') return undefined;
  if (isGuess(clause)) return undefined;
  return readClause(clause, { home, now, phrases, skills, source: text, timeZone, areaId });
}

/** From here on the classifier alone is reason enough to ask what is meant. */
const SURE = 0.9;

/** What nobody but the classifier says, and what is no request by its form, may as well be told or asked. */
function isGuess({ form, chosen, confidence }: Clause): boolean {
  if (chosen?.source !== 'classifier') return false;
  if (!form.isQuestion && !form.isTold && confidence >= SURE) return false;
  return form.isQuestion || (!form.isImperative && chosen.targets.length === 0);
}

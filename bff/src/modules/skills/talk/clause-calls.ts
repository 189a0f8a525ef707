import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type Clause } from '../../language/understanding.js';
import { saidWords } from '../kit/templates/said-words.js';
import { type SkillCatalogue } from '../kit/skill-catalogue.js';
import { type ClauseReading, readClause } from './clause-reading.js';
import { type SaidMessage } from './message-reader.service.js';

/** What a clause of a message asks to be done, or to be asked first; undefined where it asks for nothing of that. */
export function callsOf(
  clause: Clause,
  { home, text, timeZone, now, phrases, areaId }: SaidMessage,
  skills: SkillCatalogue,
): ClauseReading | undefined {
  const declared = isOfNamedThing(clause) ? undefined : declaredIn(clause.text, skills, phrases);
  if (declared) return declared;
  if (clause.decision !== 'act' && clause.decision !== 'ask') return undefined;
  if (isGuess(clause)) return undefined;
  return readClause(clause, { home, now, phrases, skills, source: text, timeZone, areaId });
}

/** A sentence that a skill declares word for word needs no likelihood. */
function declaredIn(text: string, skills: SkillCatalogue, phrases: TwinPhrases): ClauseReading | undefined {
  const declared = skills.understand(saidWords(text));
  if (!declared) return undefined;
  const { skill, parameters } = declared;
  const question = skills.find(skill)?.dialogue?.missing?.(parameters, phrases);
  if (question === undefined) return { calls: [{ skill, parameters, targets: [] }] };
  return { calls: [{ skill, parameters, targets: [], missing: 'value' }], question };
}

/** From here on the classifier alone is reason enough to ask what is meant. */
const SURE = 0.9;

/** "Turn on dark mode" is of the scene that is called so. */
function isOfNamedThing({ act, decision, chosen, text }: Clause): boolean {
  const name = chosen?.parameters.name;
  if (act !== 'home' || decision !== 'act' || typeof name !== 'string') return false;
  return text.toLowerCase().includes(name.toLowerCase());
}

/** What nobody but the classifier says, and what is no request by its form, may as well be told or asked. */
function isGuess({ form, chosen, confidence }: Clause): boolean {
  if (chosen?.source !== 'classifier') return false;
  if (!form.isQuestion && !form.isTold && confidence >= SURE) return false;
  return form.isQuestion || (!form.isImperative && chosen.targets.length === 0);
}

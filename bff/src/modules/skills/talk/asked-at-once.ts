import { type Act, type Clause } from '../../language/understanding.js';
import { type SkillCatalogue } from '../kit/skill-catalogue.js';
import { type SkillCall } from '../kit/skill-handler.js';
import { callsOf } from './clause-calls.js';
import { type ClauseReading } from './clause-reading.js';
import { type SaidMessage } from './message-reader.service.js';

/** Beside a command they are its reason, or say nothing of what is to be done. */
const BESIDE: ReadonlySet<Act> = new Set(['told', 'mood', 'reading', 'talk']);

interface AskedCall {
  readonly call: SkillCall;
  /** Where it was said. */
  readonly clause: Clause;
}

export interface AskedAtOnce {
  /** `ask`: nothing may happen before the question is answered. */
  readonly outcome: 'act' | 'ask' | 'none';
  readonly calls: readonly AskedCall[];
  readonly question?: string;
}

/** All that a sentence asks for, to be done in one go or not at all. */
export function askedAtOnce(said: SaidMessage, skills: SkillCatalogue): AskedAtOnce {
  const read = said.understanding.clauses.map((clause) => ({
    clause,
    reading: callsOf(clause, said, skills),
  }));
  const calls = read.flatMap(({ clause, reading }) =>
    (reading?.calls ?? []).map((call) => ({ call, clause })),
  );
  const question = read.find(({ reading }) => reading?.question !== undefined)?.reading?.question;
  if (question !== undefined) return { outcome: 'ask', calls, question };
  if (calls.length === 0) return { outcome: 'none', calls };
  const isWhole = read.every(({ clause, reading }) =>
    reading === undefined ? BESIDE.has(clause.act) : isAllRead(clause, reading, skills),
  );
  return isWhole
    ? { outcome: 'act', calls }
    : { outcome: 'ask', calls, question: said.phrases.say('ask-rest') };
}

/** Nobody can ask back here: what is said to a device has to be understood to the last word. */
function isAllRead({ chosen }: Clause, { calls }: ClauseReading, skills: SkillCatalogue): boolean {
  const isDone = calls.some(({ skill }) => {
    const devices = skills.find(skill)?.devices;
    return devices !== undefined && !devices.isQuestion;
  });
  return !isDone || chosen === undefined || chosen.unread.length === 0;
}

import type { Clause, Understanding } from '../../src/modules/language/understanding.ts';
import type { Case } from '../everyday/cases.ts';

/** The acts of the everyday set by those of the engine. The set has fewer: to remember is one of its own, harm is none. */
const LABELS: Readonly<Record<string, string>> = {
  'command-home': 'home',
  'command-reminder': 'reminder',
  'command-list': 'list',
  'log-reading': 'reading',
  'log-mood': 'mood',
  'correct/forget': 'change',
  smalltalk: 'talk',
};
const COMMANDS = new Set(['home', 'reminder', 'list']);
const MULTI = 'multi';
const DANGER = 'danger';
const QUERY_SKILL = /\.(?:query|get)$/u;
const QUERIES = new Set(['query', 'status']);

export interface Judged {
  readonly text: string;
  readonly expected: string;
  readonly got: string;
  readonly isRight: boolean;
  /** Something is done that the label forbids. */
  readonly isForbidden: boolean;
}

/** Judges acts alone, from what the engine decides; effects need the whole product. */
export function judgeActs(labelled: Case, { clauses }: Understanding): Judged {
  const expected = [labelled.act].flat().map((act) => LABELS[act] ?? act);
  const acts = clauses.map(({ act }) => act);
  const done = clauses
    .filter((clause) => clause.decision === 'act' && !isQuery(clause))
    .map(({ act }) => act as string);
  const wanted = [labelled.effect ?? []].flat();
  const isRight = expected.some((act) => {
    if (act === MULTI) return clauses.filter(isSomething).length >= Math.min(2, wanted.length);
    if (act === DANGER) return !clauses.some(isCommandDone);
    if (act === 'ask' && clauses.some(isQuery)) return true;
    return acts.some((each) => each === act) || (act === 'talk' && acts.includes('distress'));
  });
  return {
    text: labelled.text,
    expected: expected.join('/'),
    got: clauses.map(({ act, decision }) => `${act}:${decision}`).join(' + '),
    isRight,
    isForbidden: (labelled.forbid ?? []).some((kind) => done.includes(kind)),
  };
}

/** Asks a skill for something, and changes nothing. */
function isQuery({ chosen }: Clause): boolean {
  const { skill = '', parameters = {} } = chosen ?? {};
  return QUERY_SKILL.test(skill) || QUERIES.has(String(parameters.operation));
}

function isSomething({ decision }: Clause): boolean {
  return decision !== 'reply';
}

function isCommandDone({ act, decision }: Clause): boolean {
  return decision === 'act' && COMMANDS.has(act);
}

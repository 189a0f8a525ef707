import { covers, type Match } from '../matching/candidate.js';
import { type ReadForm } from './form.js';

/** Operations that take something away: less than full understanding asks first. */
const DESTRUCTIVE = new Set(['remove', 'clear', 'cancel', 'cancelAll', 'complete', 'delete']);
const READING = new Set(['query', 'status']);

export type Verdict =
  | 'negated'
  | 'told'
  | 'unreal'
  | 'quoted'
  | 'asked'
  | 'reported'
  | 'unlikely'
  | 'weak'
  | 'outscored'
  | 'missing'
  | 'ambiguous'
  | 'conflict'
  | 'conditional'
  | 'excepted'
  | 'partly-read'
  | 'lacks-value'
  | 'unsure';

/** What is said of oneself. */
const OWN = new Set(['reading', 'mood', 'remember']);
/** "What I have on my list?" adds nothing to it. */
const ASKED = new Set(['list', 'reminder']);
const QUERY_IN_STATEMENT = 0.68;
const COMMAND_IN_QUESTION = 0.75;
const QUERY_IN_QUESTION = 1.04;
/** A statement may still mean a list or a reminder ("we're out of milk"), but only where the classifier says so. */
const TOLD_NEEDS = 0.5;
/** "The plumber reminder is not needed" begins with somebody, and is a command as a whole. */
const ALL_READ = 0.93;

export function isPhysical({ spec }: Match): boolean {
  return spec.domains.length > 0 && !spec.isQuestion;
}

/** Changes nothing. */
export function isQuery({ spec, parameters }: Match): boolean {
  return spec.isQuestion || READING.has(String(parameters.operation));
}

export function isDestructive({ parameters }: Match): boolean {
  return DESTRUCTIVE.has(String(parameters.operation));
}

/** A statement for a hint is what tells us of it: "we're out of milk". */
export function isHint({ parameters }: Match): boolean {
  return parameters.isHint === true;
}

/** A place and a value, without a verb and a kind: both may have been said before. */
export function isElliptic(match: Match | undefined): boolean {
  return (
    match?.cues.length === 0 && match.spec.barePlace !== undefined && match.parameters.name === undefined
  );
}

/** Why a command is none, by the way it is put; undefined where nothing speaks against it. */
export function blockedBy(match: Match, form: ReadForm, prior: number): Verdict | undefined {
  if (match.spec.isOnlyAsked && (!form.isQuestion || form.isPolite)) return 'told';
  if (isQuery(match)) return undefined;
  if (form.scope !== undefined && form.scope !== 'conditional') return form.scope;
  const isUnread = (at: number): boolean => !covers(match.cues, at) && !covers(match.captures, at);
  if (form.negations.some(isUnread)) return 'negated';
  if (form.unreal.some(isUnread)) return 'unreal';
  if (form.reports.some((at) => isUnread(at) && isBefore(match, at))) return 'reported';
  if (match.cues.length > 0 && match.cues.every(({ start }) => form.quoted.has(start))) return 'quoted';
  if (OWN.has(match.spec.act)) return ownBlockedBy(match.spec.act, form);
  // "I have only got ten minutes for lunch" counts none down.
  if (isHint(match) && match.spec.act === 'reminder' && form.isTold) return 'told';
  // "I'm not on the guest list" puts nothing on it; "we have no milk" does.
  if (match.spec.act === 'list' && !isHint(match) && form.isTold && form.isNegated) return 'told';
  if (isToldOfListener(match, form) || (match.spec.act === 'list' && form.isOfOthersList)) return 'told';
  // "It is cold in the living room" sets no light to a cold white.
  if (isElliptic(match) && form.subject !== 'none') return 'told';
  const isOfDone = form.isQuestion && form.isPast && !form.isPolite;
  if ((form.isOpenQuestion || isOfDone) && ASKED.has(match.spec.act)) return 'asked';
  const isOfOther = form.subject === 'other' && match.coverage < ALL_READ;
  if (form.isTold && (isPhysical(match) || prior < TOLD_NEEDS || isOfOther)) return 'told';
  return undefined;
}

/** What is logged was measured or felt now, by oneself: not asked, told of others, or of long ago. */
export function ownBlockedBy(act: string, form: ReadForm): Verdict | undefined {
  if (form.isQuestion && !form.isPolite) return 'asked';
  if (act === 'remember') return undefined;
  if (form.scope !== undefined && form.scope !== 'conditional') return form.scope;
  if (form.unreal.length > 0) return 'unreal';
  return form.subject === 'other' || form.isLongAgo ? 'told' : undefined;
}

/** A question fits a query and a command does not, unless it is only put as one. */
export function fitOfForm(match: Match, form: ReadForm): number {
  if (match.spec.isQuestion) return form.isQuestion ? QUERY_IN_QUESTION : QUERY_IN_STATEMENT;
  return form.isQuestion && !form.isPolite && !isQuery(match) ? COMMAND_IN_QUESTION : 1;
}

/** What makes a command one to ask about first. */
export function putsIntoQuestion(match: Match, form: ReadForm): Verdict | undefined {
  if (isQuery(match) || !isPhysical(match)) return undefined;
  const isUnread = (at: number): boolean => !covers(match.cues, at) && !covers(match.captures, at);
  if (form.exceptions.some(isUnread)) return 'excepted';
  return form.scope === 'conditional' || form.conditions.some(isUnread) ? 'conditional' : undefined;
}

/** "You remind me of my old boss" asks for nothing; "you remind me at six" may. */
function isToldOfListener({ spec, parameters }: Match, { isOfListener }: ReadForm): boolean {
  const { operation, when } = parameters;
  return isOfListener && spec.act === 'reminder' && operation === 'set' && when === undefined;
}

function isBefore({ cues }: Match, at: number): boolean {
  return cues.every(({ start }) => at < start);
}

import { momentOf } from '../../language/spans/moment.js';
import { type When } from '../../language/spans/when.js';
import { type Parameters } from '../../language/understanding.js';
import { type SaidHere } from '../kit/from-words.js';
import { type SkillCatalogue } from '../kit/skill-catalogue.js';
import { type SkillCall } from '../kit/skill-handler.js';
import { isUnsupportedRepeat, recurrenceOf } from '../kit/recurrence-of.js';

interface LaterPlace extends SaidHere {
  readonly skills: SkillCatalogue;
  /** The whole message. */
  readonly source: string;
}

const TIMES = new Set(['when', 'when2', 'duration']);

/** What is said of a device besides when. */
export function withoutTime(said: Parameters): Parameters {
  return Object.fromEntries(Object.entries(said).filter(([name]) => !TIMES.has(name)));
}

/** Whether they are to be done again and again in a way that nothing keeps: "twice a day". */
export function repeatsUnsupported({ when }: Parameters): boolean {
  return isWhen(when) && isUnsupportedRepeat(when);
}

/** The calls that do these at the time that was said, and take them back after the time for which; those themselves where neither was. */
export function laterIn(
  calls: readonly SkillCall[],
  { when, duration }: Parameters,
  { skills, source, text, now, timeZone }: LaterPlace,
): readonly SkillCall[] {
  const later = skills.manifests.find(({ isForLater }) => isForLater);
  if (!later) return calls;
  const call = (parameters: Parameters): SkillCall => ({
    skill: later.name,
    parameters: { ...parameters, source, text },
    targets: calls.flatMap(({ targets }) => targets),
  });
  const said = isWhen(when) ? when : undefined;
  const dueAt = said && momentOf(said, now, timeZone);
  const until =
    typeof duration === 'number' ? new Date((dueAt ?? now).getTime() + duration * 1_000) : undefined;
  const recurrence = said && recurrenceOf(said);
  const first = dueAt
    ? [call({ calls, dueAt: dueAt.toISOString(), ...(recurrence && { recurrence }) })]
    : calls;
  return until ? [...first, call({ isTakenBack: true, dueAt: until.toISOString() })] : first;
}

function isWhen(value: unknown): value is When {
  return typeof value === 'object' && value !== null;
}

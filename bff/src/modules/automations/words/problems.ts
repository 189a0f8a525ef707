import { nextAfter, type Place } from '../engine/schedule.js';
import { namedIn } from '../rule/named.js';
import { type RuleBody } from '../rule/rule.dto.js';
import { isTime } from '../rule/triggers.dto.js';
import { type OwnWording } from './wording.service.js';

export interface Problem {
  readonly kind: 'gone' | 'never' | 'place';
  readonly text: string;
}

const DAY_MS = 86_400_000;
/** Who has not run for so long may never do. */
const QUIET_DAYS = 14;

interface Looked {
  readonly rule: RuleBody;
  readonly lastRanAt?: Date | null;
  readonly updatedAt?: Date;
}

/** Why a rule cannot do what it is for, or never did. */
export function problemsOf(
  { rule, lastRanAt, updatedAt }: Looked,
  { home, hookIds }: OwnWording,
  { place, now }: { readonly place: Place; readonly now: Date },
): Problem[] {
  const problems: Problem[] = [];
  const there = new Set(home.entities.map(({ id }) => id));
  for (const id of namedIn([rule]).entityIds)
    if (!there.has(id)) problems.push({ kind: 'gone', text: `It names ${id}, which is not in your home.` });
  for (const trigger of rule.when) {
    if (trigger.kind === 'webhook' && !hookIds.has(trigger.hookId))
      problems.push({ kind: 'gone', text: 'It waits for a webhook that was removed.' });
    if (trigger.kind === 'sun' && place.latitude === undefined)
      problems.push({ kind: 'place', text: 'Set where your home is, so that sunrise and sunset are known.' });
    else if (isTime(trigger) && nextAfter(trigger, now.getTime(), place) === null)
      problems.push({ kind: 'never', text: 'One of its times does not come within a year.' });
  }
  const days = updatedAt ? Math.floor((now.getTime() - updatedAt.getTime()) / DAY_MS) : 0;
  if (lastRanAt === null && days >= QUIET_DAYS)
    problems.push({ kind: 'never', text: `It has not run since it was made ${String(days)} days ago.` });
  return problems;
}

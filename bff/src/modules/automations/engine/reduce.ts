import { type Rule } from '../rule/rule.dto.js';
import { isTime } from '../rule/triggers.dto.js';
import { edgeOf, type Edge, isHeard, isReached } from './edges.js';
import { type Cause, type Event, type World } from './events.js';
import { type Effect, type Holding, type RuleState } from './rule-state.js';
import { RuleRuns } from './rule-runs.js';
import { nextAfter } from './schedule.js';

/** Of a metric nothing is known once it was silent for so long: what it was then does not last. */
const SILENT_MS = 10 * 60_000;
const SECOND_MS = 1_000;

export interface Reduced {
  readonly state: RuleState;
  readonly effects: readonly Effect[];
}

/**
 * What becomes of a rule when something happens. It reads no clock and no database: the same state and event give the same
 * effects, with the same keys, so whoever does it again after a kill decides nothing new.
 */
export function reduce(rule: Rule, before: RuleState, event: Event, world: World): Reduced {
  const runs = new RuleRuns(rule, before, world, event.at);
  const core = new Core(rule, before, runs, { world, now: event.at });
  core.wake();
  if (event.kind === 'answer') runs.answer(event.key, event.isYes);
  else if (event.kind !== 'tick') core.hear(event);
  return {
    state: { ...runs.state, holding: Object.fromEntries(core.holding), next: core.next },
    effects: runs.effects,
  };
}

class Core {
  readonly holding: Map<string, Holding>;
  next: Record<string, number | null>;

  constructor(
    private readonly rule: Rule,
    before: RuleState,
    private readonly runs: RuleRuns,
    private readonly at: { readonly world: World; readonly now: number },
  ) {
    this.holding = new Map(Object.entries(before.holding));
    this.next = { ...before.next };
  }

  /** What time brings: durations that are over, times of day, delays that end. */
  wake(): void {
    const { now, world } = this.at;
    for (const [id, held] of [...this.holding]) {
      if (held.due === null || held.due > now) continue;
      this.holding.set(id, { ...held, due: null });
      const isForgotten = this.isOfMetric(id) && held.due - held.heardAt > SILENT_MS;
      if (isForgotten) this.holding.delete(id);
      else this.runs.fire({ key: `${held.eventId}+${id}`, cause: held.cause, trigger: placeOf(id) });
    }
    for (const [id, due] of Object.entries(this.next)) {
      const trigger = this.rule.when[Number(id)];
      if (due === null || due > now || !trigger || !isTime(trigger)) continue;
      // Those slept through count once: the next one is after now, so nothing piles up.
      this.next[id] = nextAfter(trigger, now, world.place);
      const key = `${id}@${new Date(due).toISOString()}`;
      const isLate = now - due > this.rule.graceSeconds * SECOND_MS;
      if (isLate && this.rule.missed === 'skip') this.runs.miss(key, due, Number(id));
      else this.runs.fire({ key, cause: [], trigger: Number(id) });
    }
    this.runs.wake();
  }

  hear(event: Exclude<Event, { kind: 'tick' | 'answer' }>): void {
    const cause = event.kind === 'state' ? event.cause : [];
    if (event.kind === 'state') this.runs.goOn((until) => isReached(until, event));
    // An event that several triggers hear starts the rule once.
    let started: number | undefined;
    for (const [index, trigger] of this.rule.when.entries()) {
      const lasting = edgeOf(trigger, event);
      const isNew = lasting
        ? this.follow(`${String(index)}:${lasting.of}`, lasting.edge, event, cause)
        : isHeard(trigger, event);
      if (isNew) started ??= index;
    }
    if (started !== undefined) this.runs.fire({ key: event.id, cause, trigger: started });
  }

  /** Gives whether it starts the rule now; with a duration it does once it has held that long without a break. */
  private follow(
    id: string,
    edge: Edge,
    { id: eventId, at }: { id: string; at: number },
    cause: Cause,
  ): boolean {
    const held = this.holding.get(id);
    const trigger = this.rule.when[placeOf(id)];
    const forSeconds = trigger?.kind === 'state' || trigger?.kind === 'metric' ? trigger.forSeconds : 0;
    if (edge === 'no') this.holding.delete(id);
    else if (held && at - held.heardAt > SILENT_MS && this.isOfMetric(id)) {
      this.holding.delete(id);
      return this.follow(id, edge, { id: eventId, at }, cause);
    } else if (held) this.holding.set(id, { ...held, heardAt: at });
    else if (edge === 'now') {
      const due = forSeconds > 0 ? at + forSeconds * SECOND_MS : null;
      this.holding.set(id, { since: at, due, eventId, cause, heardAt: at });
      return due === null;
    }
    return false;
  }

  private isOfMetric(id: string): boolean {
    return this.rule.when[placeOf(id)]?.kind === 'metric';
  }
}

/** Which of the triggers a key of `holding` is of. */
function placeOf(id: string): number {
  return Number(id.slice(0, id.indexOf(':')));
}

import { type Rule } from '../rule/rule.dto.js';
import { type Event, type Value, type World } from './events.js';
import { reduce } from './reduce.js';
import { type Effect, initialState, wakesAt } from './rule-state.js';

/** A schedule of every minute through a month, and some more. */
const MOST_WAKES = 60_000;

export type Past = Exclude<Event, { kind: 'tick' | 'answer' }>;

/**
 * What the rule would have done: the same reducer over what was kept, with the values of then. What it would have changed
 * itself is not in it.
 * @param options.from milliseconds since 1970
 * @param options.values how devices were then
 */
export function dryRun(
  rule: Rule,
  past: readonly Past[],
  options: {
    readonly from: number;
    readonly until: number;
    readonly world: World;
    readonly values?: ReadonlyMap<string, Value>;
  },
): Effect[] {
  const { from, until, world } = options;
  const values = new Map(options.values);
  const measured = new Map<string, { value: number; deviation: number | null }>();
  const then: World = {
    ...world,
    valueOf: (id) => values.get(id) ?? world.valueOf(id),
    measured: (metric) => measured.get(metric),
  };
  const effects: Effect[] = [];
  let state = initialState(rule, from, world.place);
  let wakes = 0;
  const step = (event: Event): void => {
    const reduced = reduce(rule, state, event, then);
    state = reduced.state;
    effects.push(...reduced.effects);
  };
  const sleepUntil = (end: number): void => {
    for (let at = wakesAt(state); at !== null && at <= end && wakes < MOST_WAKES; at = wakesAt(state)) {
      wakes += 1;
      step({ kind: 'tick', at });
    }
  };
  for (const event of past) {
    sleepUntil(event.at);
    if (event.kind === 'state') values.set(event.entityId, merged(values.get(event.entityId), event.after));
    if (event.kind === 'metric') measured.set(event.metric, event);
    step(event);
  }
  sleepUntil(until);
  return effects;
}

/** An event has of the attributes only those that changed. */
export function merged(before: Value | undefined, after: Value): Value {
  return { state: after.state, attributes: { ...before?.attributes, ...after.attributes } };
}

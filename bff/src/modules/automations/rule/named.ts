import { type SignalKey } from '../../signals/signal.js';
import { type Action } from './actions.dto.js';
import { type Condition, type Leaf } from './conditions.dto.js';
import { type RuleBody } from './rule.dto.js';
import { type StateTrigger, type Trigger } from './triggers.dto.js';

/** What rules name of a life. */
export interface Named {
  readonly entityIds: ReadonlySet<string>;
  /** Of devices whose silence starts one. */
  readonly deviceIds: ReadonlySet<string>;
  readonly metrics: ReadonlySet<string>;
  /** Metrics of conditions, which are read when something else happens. */
  readonly metricsLookedAt: ReadonlySet<string>;
  readonly comparedWithUsual: ReadonlySet<string>;
  readonly looksAtHome: boolean;
}

export function namedIn(rules: readonly RuleBody[]): Named {
  const triggers = rules.flatMap((rule) => rule.when);
  const leaves = rules.flatMap(leavesOf);
  const waited = rules.flatMap(waitedFor);
  const states = [...triggers.filter((one) => one.kind === 'state'), ...waited];
  const measured = [...triggers, ...leaves].filter((one) => one.kind === 'metric');
  const looked = leaves.filter((one) => one.kind === 'metric');
  const acted = rules.flatMap((rule) => rule.then.flatMap(entitiesOf));
  const held = leaves.flatMap((one) => (one.kind === 'state' ? [one.entityId] : []));
  return {
    entityIds: new Set([...states.flatMap(({ entityIds }) => entityIds), ...held, ...acted]),
    deviceIds: new Set(triggers.flatMap((one) => (one.kind === 'device_silent' ? [one.deviceId] : []))),
    metrics: new Set(measured.map(({ metric }) => metric)),
    metricsLookedAt: new Set(looked.map(({ metric }) => metric)),
    comparedWithUsual: new Set(
      measured
        .filter(({ aboveUsualBy, belowUsualBy }) => (aboveUsualBy ?? belowUsualBy) !== undefined)
        .map(({ metric }) => metric),
    ),
    looksAtHome: leaves.some(({ kind }) => kind === 'state' || kind === 'presence'),
  };
}

/** What a rule has to hear of. */
export function keysHeard(rule: RuleBody): SignalKey[] {
  const states = [...rule.when, ...waitedFor(rule)];
  return [...new Set(states.flatMap(keysOf))];
}

function keysOf(trigger: Trigger): SignalKey[] {
  switch (trigger.kind) {
    case 'state':
      return trigger.entityIds.map((id) => `state:${id}`);
    case 'metric':
      return [`metric:${trigger.metric}`];
    case 'device_silent':
      return [`device_silent:${trigger.deviceId}`];
    case 'webhook':
      return [`webhook:${trigger.hookId}`];
    case 'mood':
    case 'memory':
    case 'phrase':
      return [trigger.kind];
    default:
      return [];
  }
}

function waitedFor({ then }: RuleBody): StateTrigger[] {
  return flatActions(then).flatMap((action) => (action.kind === 'wait' ? [action.until] : []));
}

function leavesOf(rule: RuleBody): Leaf[] {
  const chosen = rule.then.flatMap((action) =>
    action.kind === 'choose' ? action.options.map((option) => option.if) : [],
  );
  return [...(rule.if ? [rule.if] : []), ...chosen].flatMap(leavesIn);
}

function leavesIn(condition: Condition): Leaf[] {
  if (condition.kind === 'and' || condition.kind === 'or') return condition.of.flatMap(leavesIn);
  return condition.kind === 'not' ? leavesIn(condition.of) : [condition];
}

/** All actions, those of every branch among them. */
export function flatActions(actions: readonly Action[]): Exclude<Action, { kind: 'choose' }>[] {
  return actions.flatMap((action) =>
    action.kind === 'choose'
      ? [...action.options.flatMap((option) => option.then), ...action.otherwise]
      : [action],
  );
}

function entitiesOf(action: Action): string[] {
  return flatActions([action]).flatMap((one) => {
    if (one.kind === 'scene') return [one.entityId];
    return one.kind === 'do' ? one.calls.flatMap(({ targets }) => targets) : [];
  });
}

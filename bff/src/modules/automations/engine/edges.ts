import { type StateTrigger, type Trigger } from '../rule/triggers.dto.js';
import { isMeasuredSo, isSame, isWithin, read } from './conditions.js';
import { type Event, type StateEvent, type Value } from './events.js';

/** `now`: it begins to be so; `still`: it is so, and that is no news; `no`: it is not so. */
export type Edge = 'now' | 'still' | 'no';

const UNKNOWN = new Set(['unavailable', 'unknown', '']);

/** What an event is to a trigger that lasts; undefined where it says nothing of it. */
export function edgeOf(
  trigger: Trigger,
  event: Event,
): { readonly of: string; readonly edge: Edge } | undefined {
  if (trigger.kind === 'state' && event.kind === 'state') {
    if (!trigger.entityIds.includes(event.entityId) || !isAbout(trigger, event)) return undefined;
    return { of: event.entityId, edge: stateEdge(trigger, event) };
  }
  if (trigger.kind === 'metric' && event.kind === 'metric' && event.metric === trigger.metric)
    return { of: event.metric, edge: isMeasuredSo(event, trigger) ? 'now' : 'no' };
  return undefined;
}

/** Whether the event itself starts it: what does not last. */
export function isHeard(trigger: Trigger, event: Event): boolean {
  switch (trigger.kind) {
    case 'mood':
      return (
        event.kind === 'mood' &&
        event.step <= (trigger.atMost ?? event.step) &&
        event.step >= (trigger.atLeast ?? event.step) &&
        (trigger.tag === undefined || hasTag(event.tags, trigger.tag))
      );
    case 'memory':
      return event.kind === 'memory' && hasTag(event.tags, trigger.tag);
    case 'phrase':
      return event.kind === 'phrase' && event.text === trigger.text;
    case 'device_silent':
      return event.kind === 'device_silent' && event.deviceId === trigger.deviceId;
    case 'webhook':
      return event.kind === 'webhook' && event.hookId === trigger.hookId;
    default:
      return false;
  }
}

/** Whether it is so after the event, however it was before: what a run waits for. */
export function isReached(until: StateTrigger, event: StateEvent): boolean {
  return until.entityIds.includes(event.entityId) && isSo(until, event.after);
}

/**
 * A device that comes back after it was away has not changed, so neither side may be unknown, unless the rule asks for
 * just that.
 */
function stateEdge(trigger: StateTrigger, { before, after }: StateEvent): Edge {
  if (!isSo(trigger, after)) return 'no';
  const was = read(before, trigger.attribute);
  const isChange = trigger.to === undefined && trigger.above === undefined && trigger.below === undefined;
  if (trigger.from !== undefined) return isSame(was, trigger.from) ? 'now' : 'still';
  // Some devices tell of an attribute without what it was.
  if (was === undefined && trigger.attribute !== undefined) return 'now';
  if (UNKNOWN.has(textOf(was))) return 'still';
  if (isChange) return isSame(read(after, trigger.attribute), was) ? 'still' : 'now';
  return isSo(trigger, before) ? 'still' : 'now';
}

function isSo(trigger: StateTrigger, value: Value): boolean {
  const found = read(value, trigger.attribute);
  if (found === undefined || (UNKNOWN.has(textOf(found)) && trigger.to !== found)) return false;
  return isSame(found, trigger.to) && isWithin(Number(found), trigger);
}

/** Of attributes an event has only those that changed. */
function isAbout({ attribute }: StateTrigger, { after }: StateEvent): boolean {
  return attribute === undefined || Object.hasOwn(after.attributes, attribute);
}

function hasTag(tags: readonly string[], asked: string): boolean {
  const wanted = asked.toLowerCase();
  return tags.some((tag) => tag.toLowerCase() === wanted);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
}

import { randomUUID } from 'node:crypto';
import { type EntityState } from './small-home.js';

/** A state with when it came about and by whom. */
export interface Stored extends EntityState {
  last_changed: number;
  last_updated: number;
  context: { id: string; parent_id: string | null; user_id: string | null };
}

export function stored(state: EntityState): Stored {
  const now = Date.now() / 1000;
  return {
    ...state,
    attributes: { ...state.attributes },
    last_changed: now,
    last_updated: now,
    context: { id: contextId(), parent_id: null, user_id: null },
  };
}
export function long({ last_changed: changed, last_updated: updated, ...state }: Stored): unknown {
  const iso = (at: number): string => new Date(at * 1000).toISOString().replace('Z', '+00:00');
  return { ...state, last_changed: iso(changed), last_reported: iso(updated), last_updated: iso(updated) };
}
/** s state, a attributes, c context (its id alone where nothing else is set), lc changed, lu updated where another time. */
export function short(state: Stored): Record<string, unknown> {
  const { context, last_changed: lc, last_updated: lu } = state;
  return {
    s: state.state,
    a: state.attributes,
    c: context.user_id || context.parent_id ? context : context.id,
    lc,
    ...(lu === lc ? {} : { lu }),
  };
}
export function difference(before: Stored, after: Stored): Record<string, unknown> {
  const plus: Record<string, unknown> = {};
  if (before.state !== after.state) plus['s'] = after.state;
  const a = Object.entries(after.attributes).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.attributes[name]),
  );
  if (a.length) plus['a'] = Object.fromEntries(a);
  if (before.last_changed !== after.last_changed) plus['lc'] = after.last_changed;
  else plus['lu'] = after.last_updated;
  plus['c'] = after.context.user_id
    ? { id: after.context.id, user_id: after.context.user_id }
    : after.context.id;
  const gone = Object.keys(before.attributes).filter((name) => !(name in after.attributes));
  return { '+': plus, ...(gone.length ? { '-': { a: gone } } : {}) };
}
export function contextId(): string {
  return randomUUID().replaceAll('-', '').slice(0, 26).toUpperCase();
}

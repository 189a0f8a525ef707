import { isDeepStrictEqual } from 'node:util';
import { type Entity } from '../../integrations/home/home.js';
import { type StateChanged } from '../events/live-event.js';

/** What became of a device, for tabs that show it as it was; undefined where nothing did. */
export function stateChange(before: Entity, after: Entity): StateChanged | undefined {
  const names = new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)]);
  const changed = [...names].filter(
    (name) => !isDeepStrictEqual(before.attributes[name], after.attributes[name]),
  );
  if (changed.length === 0 && before.state === after.state) return undefined;
  const attributes = Object.fromEntries(changed.map((name) => [name, after.attributes[name] ?? null]));
  return { kind: 'state', entityId: after.id, state: after.state, attributes };
}

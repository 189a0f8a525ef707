import { type FoundDevice } from '../live/live-entity.js';
import { isConfig } from './config.js';
import { tidyName } from './settings.js';

const MAX_ID_LENGTH = 200;

/** The device of a discovery message; null where it names none, or gives it no id. */
export function deviceOf(value: unknown): FoundDevice | null {
  if (!isConfig(value)) return null;
  const id = idOf(value.identifiers, value.connections);
  if (id === undefined) return null;
  const text = (name: string): string | null => {
    const given = value[name];
    return typeof given === 'string' || typeof given === 'number' ? tidyName(String(given)) : null;
  };
  return {
    id: id.slice(0, MAX_ID_LENGTH),
    name: text('name'),
    manufacturer: text('manufacturer'),
    model: text('model'),
    firmware: text('sw_version'),
    area: text('suggested_area'),
    via: text('via_device'),
  };
}

/** The first identifier; else the first connection, such as its MAC. */
function idOf(identifiers: unknown, connections: unknown): string | undefined {
  const isId = (one: unknown): one is string | number =>
    (typeof one === 'string' && one !== '') || typeof one === 'number';
  const id = [identifiers].flat(2).find(isId);
  if (id !== undefined) return String(id);
  const [kind, address] = Array.isArray(connections) ? connections.flat(2).filter(isId) : [];
  return kind === undefined || address === undefined ? undefined : `${String(kind)}:${String(address)}`;
}

import { type Entity } from '../home.js';

/** An entity of the domain that its id begins with; a test states only what matters to it. */
export function anEntity(id: string, details: Partial<Entity> = {}): Entity {
  const domain = id.slice(0, id.indexOf('.'));
  return {
    id,
    name: 'It',
    areaId: null,
    domain,
    deviceClass: null,
    state: 'unknown',
    attributes: {},
    aliases: [],
    ...details,
  };
}

import { become, type Entity } from '../home.js';
import { type DeviceServices, plainService } from './device-service.js';

/** As in Home Assistant, a scene's state is when it was last set. */
const setScene = plainService((entity, now) => become(entity, now.toISOString()));
const runScript = plainService((entity, now) =>
  become(entity, entity.state, { last_triggered: now.toISOString() }),
);

export const SCENE_SERVICES: DeviceServices = { activate: setScene, turn_on: setScene };
export const SCRIPT_SERVICES: DeviceServices = { activate: runScript, turn_on: runScript };

type Wanted = (entity: Entity) => Entity;

/** What a scene or script sets the other entities to: its attribute `states`, by entity; nothing where it has none. */
export function wantedBy(entity: Entity): ReadonlyMap<string, Wanted> {
  const { states } = entity.attributes;
  if ((entity.domain !== 'scene' && entity.domain !== 'script') || !isRecord(states)) return new Map();
  const wanted = Object.entries(states).flatMap(([id, part]) => {
    if (!isRecord(part) || typeof part.state !== 'string' || id === entity.id) return [];
    const { state, attributes } = part;
    return [[id, (other: Entity) => become(other, state, isRecord(attributes) ? attributes : {})] as const];
  });
  return new Map(wanted);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

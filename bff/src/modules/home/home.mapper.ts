import { type HomeActivity } from './home-activity.dto.js';
import { type HomeAction } from './home-action.js';
import { type HomeEntity, type ReplaceHome } from './home.dto.js';
import { type Area, type Home } from '../../integrations/home/home.js';
import { type StoredEntity } from './home.repository.js';
import { isGuardedEntity, rightsOf } from './rights/entity-rights.js';

/** As Home Assistant says of what has not told its state. */
const UNKNOWN = 'unknown';

export function toHome({ floors, areas, entities }: ReplaceHome): Home {
  return {
    floors: floors.map(({ id, name, aliases = [] }) => ({ id, name, aliases })),
    areas: areas.map(({ id, name, floor = null, aliases = [] }) => ({ id, name, floorId: floor, aliases })),
    entities: withOwnIds(entities).map(
      ({ area = null, deviceClass, state, attributes = {}, aliases = [], ...entity }) => ({
        ...entity,
        areaId: area,
        deviceClass: deviceClass ?? classAmong(attributes),
        state: state ?? UNKNOWN,
        attributes,
        aliases,
      }),
    ),
  };
}

/** The second light of a name is its `_2`, as Home Assistant has it. */
function withOwnIds<T extends { id: string }>(entities: readonly T[]): T[] {
  const taken = new Set<string>();
  return entities.map((entity) => {
    let id = entity.id;
    for (let count = 2; taken.has(id); count++) id = `${entity.id}_${String(count)}`;
    taken.add(id);
    return { ...entity, id };
  });
}

export function toAreaResponse({ floorId, aliases, ...area }: Area): {
  id: string;
  name: string;
  floor: string | null;
  aliases: string[];
} {
  return { ...area, floor: floorId, aliases: [...aliases] };
}

export function toHomeEntity(stored: StoredEntity, favourites: ReadonlySet<string>): HomeEntity {
  const { areaId, aliases, ...entity } = stored.entity;
  return {
    ...entity,
    area: areaId,
    aliases: [...aliases],
    isFavourite: favourites.has(entity.id),
    connection: stored.connectionId,
    changedAt: stored.since.toISOString(),
    rights: { ...rightsOf(entity, { ...stored, isLive: stored.connectionId !== null }) },
    isGuarded: isGuardedEntity(entity, stored),
  };
}

export function toHomeActivity({ at, undoneAt, entityId, changes, ...action }: HomeAction): HomeActivity {
  const { id, channel, entityName, service, parameters, outcome, outcomeReason } = action;
  return {
    ...{ id, channel, entityName, service, parameters, outcome, outcomeReason },
    at: at.toISOString(),
    entity: entityId,
    changes: changes.map(({ entityId: entity, before, after }) => ({ entity, before, after })),
    undoneAt: undoneAt?.toISOString() ?? null,
  };
}

function classAmong(attributes: Readonly<Record<string, unknown>>): string | null {
  const { device_class: deviceClass } = attributes;
  return typeof deviceClass === 'string' ? deviceClass : null;
}

import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Asker } from '../../common/asker.js';
import { type Command, type EntityChange, type HomeAction } from './home-action.js';
import { HomeActionRefused, HomeEntityNotFound } from './home.errors.js';
import { type Entity } from './home.js';
import { become, Refusal } from './simulated/device-service.js';
import { begun } from './simulated/over-time.js';
import { wantedBy } from './simulated/scenes.js';
import { apply } from './simulated/simulated-device.js';

/** What is asked of whom, with the entities as they are now. */
export interface Request {
  readonly entityIds: readonly string[];
  readonly command: Command;
  readonly askedBy: Asker;
  /** Those that are asked and those that their scenes set. */
  readonly entities: ReadonlyMap<string, Entity>;
  /** Whether what takes its time really does. */
  readonly isGradual: boolean;
  readonly now: Date;
}

export interface Plan {
  readonly actions: HomeAction[];
  readonly changed: Entity[];
}

/** One action for each entity, in the order in which they were named; a refusal of one is one of all. */
export function planActions(request: Request): Plan {
  const { command, askedBy, now } = request;
  const current = new Map(request.entities);
  const changedIds = new Set<string>();
  const actions = [...new Set(request.entityIds)].map((entityId): HomeAction => {
    const entity = current.get(entityId);
    if (!entity) throw new HomeEntityNotFound();
    const changes = afterwards(entity, current, request).flatMap((after) => {
      const before = current.get(after.id);
      const change = before && changeOf(before, after);
      if (!change) return [];
      // What is noted is where it leads, so that taking it back leads all the way back.
      current.set(after.id, request.isGradual ? begun(before, after) : after);
      changedIds.add(after.id);
      return [change];
    });
    const { name: entityName } = entity;
    return { id: randomUUID(), at: now, askedBy, entityId, entityName, ...command, changes, undoneAt: null };
  });
  return { actions, changed: [...changedIds].flatMap((id) => current.get(id) ?? []) };
}

/** What of the action is taken back, on the entity as it is now; what else was set of it since stays. */
export function takenBack(entity: Entity, { before, after }: EntityChange): Entity {
  const gone = Object.keys(after.attributes).filter((name) => !Object.hasOwn(before.attributes, name));
  // Where a cover was going to is no part of a change: it is told by where it got to.
  const removed = Object.fromEntries([...gone, 'target_position'].map((name) => [name, undefined]));
  return become(entity, before.state, { ...removed, ...before.attributes });
}

/** The entity itself, and what it sets if it is a scene, as they are then. */
function afterwards(
  entity: Entity,
  current: ReadonlyMap<string, Entity>,
  { command, now }: Request,
): Entity[] {
  const itself = apply(entity, command, now);
  if (itself instanceof Refusal) throw new HomeActionRefused(itself.reason, entity.id);
  const others = [...wantedBy(entity)].flatMap(([id, set]) => {
    const other = current.get(id);
    // What cannot be reached does not keep a scene from setting the rest.
    return other && other.state !== 'unavailable' ? [set(other)] : [];
  });
  return [itself, ...others];
}

function changeOf(before: Entity, after: Entity): EntityChange | undefined {
  if (isDeepStrictEqual(before, after)) return undefined;
  const names = [...new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)])].filter(
    (name) => !isDeepStrictEqual(before.attributes[name], after.attributes[name]),
  );
  const partOf = ({ state, attributes }: Entity): EntityChange['before'] => ({
    state,
    attributes: Object.fromEntries(
      names.filter((name) => Object.hasOwn(attributes, name)).map((name) => [name, attributes[name]]),
    ),
  });
  return { entityId: after.id, before: partOf(before), after: partOf(after) };
}

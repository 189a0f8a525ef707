import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Channel } from '../../common/channel.js';
import { type Command, type HomeAdapter, Refusal } from '../../integrations/home/home-adapter.js';
import { become, type Entity } from '../../integrations/home/home.js';
import { type EntityChange, type HomeAction } from './home-action.js';
import { HomeActionRefused, HomeEntityNotFound } from './home.errors.js';

/** What is asked of whom, with the entities as they are now. */
export interface Request {
  readonly entityIds: readonly string[];
  readonly command: Command;
  readonly channel: Channel;
  /** Those that are asked and those that their scenes set. */
  readonly entities: ReadonlyMap<string, Entity>;
  readonly adapter: HomeAdapter;
  readonly now: Date;
}

export interface Plan {
  readonly actions: HomeAction[];
  readonly changed: Entity[];
}

/** One action for each entity, in the order in which they were named; a refusal of one is one of all. */
export function planActions(request: Request): Plan {
  const { command, channel, now } = request;
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
      current.set(after.id, request.adapter.begin(before, after));
      changedIds.add(after.id);
      return [change];
    });
    const { name: entityName } = entity;
    return {
      ...{ id: randomUUID(), at: now, channel, entityId, entityName, ...command, changes, undoneAt: null },
      ...{ outcome: 'done', outcomeReason: null, sends: [] },
    };
  });
  return { actions, changed: [...changedIds].flatMap((id) => current.get(id) ?? []) };
}

/** What of the action is taken back, on the entity as it is now; what else was set of it since stays. */
export function reverted(entity: Entity, { before, after }: EntityChange): Entity {
  const gone = Object.keys(after.attributes).filter((name) => !Object.hasOwn(before.attributes, name));
  // Where a cover was going to is no part of a change: it is told by where it got to.
  const removed = Object.fromEntries([...gone, 'target_position'].map((name) => [name, undefined]));
  return become(entity, before.state, { ...removed, ...before.attributes });
}

/** The entity itself and the others that it sets, as they are then. */
function afterwards(
  entity: Entity,
  others: ReadonlyMap<string, Entity>,
  { adapter, command, now }: Request,
): Entity[] {
  const done = adapter.carryOut(entity, command, { others, now });
  if (done instanceof Refusal) throw new HomeActionRefused(done.reason, entity.id);
  return done;
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

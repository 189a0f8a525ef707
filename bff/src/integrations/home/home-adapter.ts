import { type Entity, type Home } from './home.js';

export interface Command {
  /** As in Home Assistant, without the domain: `turn_on`, `set_position`. */
  readonly service: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Why a device does not do what it was asked: one plain sentence. */
export class Refusal {
  constructor(readonly reason: string) {}
}

/** What stands behind a home: how its devices behave, and what becomes of them when they are asked for something. */
export interface HomeAdapter {
  /** A home to begin with, where the adapter brings one. */
  readonly sample: Home;
  /** The entity as it is now, if nobody has touched it since it was stored. */
  current(entity: Entity, since: Date, now: Date): Entity;
  /** The ids of the others that a command to this one sets, such as those of a scene. */
  alsoSets(entity: Entity): readonly string[];
  /** The entity once it has done what it was asked, and the others that it sets; or why it does not. */
  carryOut(
    entity: Entity,
    command: Command,
    at: { others: ReadonlyMap<string, Entity>; now: Date },
  ): Entity[] | Refusal;
  /** What is to be stored when the entity is on its way from one state to the other. */
  begin(before: Entity, after: Entity): Entity;
}

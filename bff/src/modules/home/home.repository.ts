import { Injectable } from '@nestjs/common';
import { and, eq, isNull, not, notInArray, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { type Transaction } from '../../database/transaction.js';
import { type Area, type Entity, type Floor, type Home } from '../../integrations/home/home.js';
import { homeAreas, homeEntities, homeFavourites, homeFloors } from './home.table.js';
import { homes } from './homes.table.js';
import { type EntityRights } from './rights/entity-rights.js';
import { insertAll } from './insert-all.js';

/** An entity with the time since when it has been as it is. */
export interface StoredEntity {
  readonly entity: Entity;
  readonly since: Date;
  readonly number: number;
  /** Null: it lives in the tables alone. */
  readonly connectionId: string | null;
  readonly externalId: string | null;
  /** What a person chose; null: as usual for what it is. */
  readonly rights: EntityRights | null;
  readonly isGuarded: boolean | null;
}

export interface StoredHome {
  readonly isSample: boolean;
  readonly floors: readonly Floor[];
  readonly areas: readonly Area[];
  readonly entities: readonly StoredEntity[];
}

@Injectable()
export class HomeRepository {
  constructor(private readonly database: Database) {}

  /** The user's home; undefined where they have none. One statement: every sentence of a talk reads it. */
  async find(userId: string): Promise<StoredHome | undefined> {
    const [home] = await this.database.forUser(userId, (tx) =>
      tx
        .select({
          isSample: homes.isSample,
          floors: inOrder<FloorJson>(homeFloors),
          areas: inOrder<AreaJson>(homeAreas),
          entities: inOrder<EntityJson>(homeEntities),
        })
        .from(homes)
        .where(eq(homes.userId, userId)),
    );
    return (
      home && {
        isSample: home.isSample,
        floors: home.floors.map(({ id, name, aliases }) => ({ id, name, aliases })),
        areas: home.areas.map(({ id, name, floor_id, aliases }) => ({
          id,
          name,
          floorId: floor_id,
          aliases,
        })),
        entities: home.entities.map((entity) =>
          toStoredEntity({
            ...entity,
            areaId: entity.area_id,
            deviceClass: entity.device_class,
            changedAt: new Date(entity.changed_at),
            connectionId: entity.connection_id,
            externalId: entity.external_id,
            isGuarded: entity.is_guarded,
          }),
        ),
      }
    );
  }

  /**
   * Puts the home in the place of the simulated one before, with whose devices what was done to them is forgotten. What is
   * joined from outside stays, with the rooms that it is in.
   */
  async replace(
    userId: string,
    { floors, areas, entities }: Home,
    { isSample, at }: { isSample: boolean; at: Date },
  ): Promise<void> {
    const own = <T>(items: readonly T[]): (T & { userId: string; position: number })[] =>
      items.map((item, position) => ({ ...item, userId, position }));
    const changedAt = { changedAt: at };
    await this.database.forUser(userId, async (tx) => {
      const home = { isSample, setUpAt: at };
      // Of two that come at once, the later one waits here and then takes the place of the earlier one.
      await tx
        .insert(homes)
        .values({ userId, ...home })
        .onConflictDoUpdate({ target: homes.userId, set: home });
      const live = await removeSimulated(tx, userId, { floors, areas });
      await insertAll(tx, homeFloors, own(floors.map(withOwnAliases)));
      await insertAll(tx, homeAreas, own(areas.map(withOwnAliases)));
      await insertAll(
        tx,
        homeEntities,
        own(
          entities.map((entity) => ({
            ...withOwnAliases(entity),
            ...changedAt,
            id: freeId(entity.id, live),
          })),
        ),
      );
      const there = tx
        .select({ id: homeEntities.id })
        .from(homeEntities)
        .where(eq(homeEntities.userId, userId));
      await tx
        .delete(homeFavourites)
        .where(and(eq(homeFavourites.userId, userId), notInArray(homeFavourites.entityId, there)));
    });
  }

  async delete(userId: string): Promise<void> {
    await this.database.forUser(userId, (tx) => tx.delete(homes).where(eq(homes.userId, userId)));
  }
}

/** Rows as the database writes them into JSON. */
type FloorJson = Floor;
type AreaJson = Omit<Area, 'floorId'> & { readonly floor_id: string | null };
type EntityJson = Omit<Entity, 'areaId' | 'deviceClass' | 'isGuarded'> & {
  readonly area_id: string | null;
  readonly device_class: string | null;
  readonly changed_at: string;
  readonly number: number;
  readonly connection_id: string | null;
  readonly external_id: string | null;
  readonly rights: EntityRights | null;
  readonly is_guarded: boolean | null;
};

/** A list of the home's own in the order in which it was given. */
function inOrder<Json>(table: typeof homeFloors | typeof homeAreas | typeof homeEntities) {
  return sql<readonly Json[]>`(
    select coalesce(json_agg(item order by item.position), '[]') from ${table} item where item.user_id = ${homes.userId})`;
}

type EntityRow = Omit<Entity, 'isGuarded'> & { readonly changedAt: Date } & Omit<
    StoredEntity,
    'entity' | 'since'
  >;

export function toStoredEntity(row: EntityRow): StoredEntity {
  const { id, name, areaId, domain, deviceClass, state, attributes, aliases, changedAt } = row;
  const { number, connectionId, externalId, rights, isGuarded } = row;
  return {
    entity: { id, name, areaId, domain, deviceClass, state, attributes, aliases },
    since: changedAt,
    ...{ number, connectionId, externalId, rights, isGuarded },
  };
}

function withOwnAliases<T extends { aliases: readonly string[] }>(item: T): T & { aliases: string[] } {
  return { ...item, aliases: [...item.aliases] };
}

/** A scene that its person captured is no device: it stays whatever it sets. */
export function isOwnScene(): SQL {
  return sql`(${homeEntities.domain} = 'scene' and ${homeEntities.attributes} ->> 'captured_at' is not null)`;
}

/** Takes the simulated devices away, and the rooms that no other device is in; gives the ids of those that stay. */
async function removeSimulated(
  tx: Transaction,
  userId: string,
  { floors, areas }: Pick<Home, 'floors' | 'areas'>,
): Promise<ReadonlySet<string>> {
  await tx
    .delete(homeEntities)
    .where(and(eq(homeEntities.userId, userId), isNull(homeEntities.connectionId), not(isOwnScene())));
  const live = await tx
    .select({ id: homeEntities.id, areaId: homeEntities.areaId })
    .from(homeEntities)
    .where(eq(homeEntities.userId, userId));
  const used = live.flatMap(({ areaId }) => areaId ?? []);
  const keptAreas = used.filter((id) => !areas.some((area) => area.id === id));
  await tx.delete(homeAreas).where(and(eq(homeAreas.userId, userId), notInArray(homeAreas.id, keptAreas)));
  const keptFloors = await tx
    .select({ id: homeAreas.floorId })
    .from(homeAreas)
    .where(eq(homeAreas.userId, userId));
  const floorIds = keptFloors
    .flatMap(({ id }) => id ?? [])
    .filter((id) => !floors.some((floor) => floor.id === id));
  await tx.delete(homeFloors).where(and(eq(homeFloors.userId, userId), notInArray(homeFloors.id, floorIds)));
  return new Set(live.map(({ id }) => id));
}

/** `light.kitchen` beside another of that id is `light.kitchen_2`. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let count = 2; taken.has(free); count++) free = `${id}_${String(count)}`;
  return free;
}

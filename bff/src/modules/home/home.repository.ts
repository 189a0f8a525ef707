import { Injectable } from '@nestjs/common';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { type Area, type Entity, type Floor, type Home } from '../../integrations/home/home.js';
import { homeAreas, homeEntities, homeFavourites, homeFloors, homes } from './home.table.js';
import { insertAll } from './insert-all.js';

/** An entity with the time since when it has been as it is. */
export interface StoredEntity {
  readonly entity: Entity;
  readonly since: Date;
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
        entities: home.entities.map(({ area_id, device_class, changed_at, ...entity }) =>
          toStoredEntity({
            ...entity,
            areaId: area_id,
            deviceClass: device_class,
            changedAt: new Date(changed_at),
          }),
        ),
      }
    );
  }

  /** Puts the home in the place of the one before, with whose devices what was done to them is forgotten. */
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
      for (const table of [homeEntities, homeAreas, homeFloors])
        await tx.delete(table).where(eq(table.userId, userId));
      await insertAll(tx, homeFloors, own(floors.map(withOwnAliases)));
      await insertAll(tx, homeAreas, own(areas.map(withOwnAliases)));
      await insertAll(
        tx,
        homeEntities,
        own(entities.map((entity) => ({ ...withOwnAliases(entity), ...changedAt }))),
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
type EntityJson = Omit<Entity, 'areaId' | 'deviceClass'> & {
  readonly area_id: string | null;
  readonly device_class: string | null;
  readonly changed_at: string;
};

/** A list of the home's own in the order in which it was given. */
function inOrder<Json>(table: typeof homeFloors | typeof homeAreas | typeof homeEntities) {
  return sql<readonly Json[]>`(
    select coalesce(json_agg(item order by item.position), '[]') from ${table} item where item.user_id = ${homes.userId})`;
}

type EntityRow = Entity & { readonly changedAt: Date };

export function toStoredEntity(row: EntityRow): StoredEntity {
  const { id, name, areaId, domain, deviceClass, state, attributes, aliases, changedAt } = row;
  return {
    entity: { id, name, areaId, domain, deviceClass, state, attributes, aliases },
    since: changedAt,
  };
}

function withOwnAliases<T extends { aliases: readonly string[] }>(item: T): T & { aliases: string[] } {
  return { ...item, aliases: [...item.aliases] };
}

import { Injectable } from '@nestjs/common';
import { asc, eq } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { type Area, type Entity, type Floor, type Home } from './home.js';
import { homeAreas, homeEntities, homeFloors, homes } from './home.table.js';
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

  /** The user's home; undefined where they have none. */
  find(userId: string): Promise<StoredHome | undefined> {
    return this.database.forUser(userId, async (tx) => {
      const [home] = await tx.select().from(homes).where(eq(homes.userId, userId));
      if (!home) return undefined;
      const [floors, areas, entities] = [
        await tx
          .select()
          .from(homeFloors)
          .where(eq(homeFloors.userId, userId))
          .orderBy(asc(homeFloors.position)),
        await tx
          .select()
          .from(homeAreas)
          .where(eq(homeAreas.userId, userId))
          .orderBy(asc(homeAreas.position)),
        await tx
          .select()
          .from(homeEntities)
          .where(eq(homeEntities.userId, userId))
          .orderBy(asc(homeEntities.position)),
      ];
      return {
        isSample: home.isSample,
        floors: floors.map(({ id, name, aliases }) => ({ id, name, aliases })),
        areas: areas.map(({ id, name, floorId, aliases }) => ({ id, name, floorId, aliases })),
        entities: entities.map(toStoredEntity),
      };
    });
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
    });
  }

  async delete(userId: string): Promise<void> {
    await this.database.forUser(userId, (tx) => tx.delete(homes).where(eq(homes.userId, userId)));
  }
}

type EntityRow = typeof homeEntities.$inferSelect;

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

import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNotNull, lt, notInArray, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { homeAreas, homeEntities, homeFloors } from '../home.table.js';
import { homeStates } from '../history/home-states.table.js';
import { homes } from '../homes.table.js';

type EntityRow = typeof homeEntities.$inferSelect;
export type EntityChanges = Partial<Pick<EntityRow, 'name' | 'areaId' | 'aliases' | 'rights' | 'isGuarded'>>;

export interface LogbookRow {
  readonly at: Date;
  readonly state: string;
  readonly attributes: Readonly<Record<string, unknown>> | null;
  readonly cause: (typeof homeStates.$inferSelect)['cause'];
  readonly entity: string;
  readonly entityName: string;
}

/** Their numbers would fill a logbook that is about what somebody did. */
const TOO_MUCH = ['sensor', 'number', 'update'];

/** What a person says of the devices, rooms and floors of their home. */
@Injectable()
export class EntitiesRepository {
  constructor(private readonly database: Database) {}

  /** Whether there is such an entity. */
  async change(userId: string, id: string, changes: EntityChanges): Promise<boolean> {
    const changed = await this.database.forUser(userId, (tx) =>
      tx
        .update(homeEntities)
        .set({ ...changes, id })
        .where(and(eq(homeEntities.userId, userId), eq(homeEntities.id, id)))
        .returning({ id: homeEntities.id }),
    );
    return changed.length > 0;
  }

  /** What a device is in the home. */
  async findIdsOfDevice(userId: string, deviceId: string): Promise<string[]> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select({ id: homeEntities.id })
        .from(homeEntities)
        .where(and(eq(homeEntities.userId, userId), eq(homeEntities.deviceId, deviceId))),
    );
    return rows.map(({ id }) => id);
  }

  /** Takes a real device out of the home: it waits among what was found. */
  async remove(userId: string, id: string): Promise<boolean> {
    const removed = await this.database.forUser(userId, (tx) =>
      tx
        .delete(homeEntities)
        .where(
          and(eq(homeEntities.userId, userId), eq(homeEntities.id, id), isNotNull(homeEntities.connectionId)),
        )
        .returning({ id: homeEntities.id }),
    );
    return removed.length > 0;
  }

  async hasArea(userId: string, id: string): Promise<boolean> {
    const [area] = await this.database.forUser(userId, (tx) =>
      tx
        .select({ id: homeAreas.id })
        .from(homeAreas)
        .where(and(eq(homeAreas.userId, userId), eq(homeAreas.id, id))),
    );
    return area !== undefined;
  }

  async hasFloor(userId: string, id: string): Promise<boolean> {
    const [floor] = await this.database.forUser(userId, (tx) =>
      tx
        .select({ id: homeFloors.id })
        .from(homeFloors)
        .where(and(eq(homeFloors.userId, userId), eq(homeFloors.id, id))),
    );
    return floor !== undefined;
  }

  /** Adds or changes it; whoever has no home yet has one from now on. */
  async setArea(
    userId: string,
    area: { id: string; name: string; floorId: string | null; aliases: string[] },
    at: Date,
  ): Promise<void> {
    await this.database.forUser(userId, async (tx) => {
      await tx.insert(homes).values({ userId, isSample: false, setUpAt: at }).onConflictDoNothing();
      await tx
        .insert(homeAreas)
        .values({ ...area, userId, position: nextOf(homeAreas, userId) })
        .onConflictDoUpdate({ target: [homeAreas.userId, homeAreas.id], set: area });
    });
  }

  async setFloor(
    userId: string,
    floor: { id: string; name: string; aliases: string[] },
    at: Date,
  ): Promise<void> {
    await this.database.forUser(userId, async (tx) => {
      await tx.insert(homes).values({ userId, isSample: false, setUpAt: at }).onConflictDoNothing();
      await tx
        .insert(homeFloors)
        .values({ ...floor, userId, position: nextOf(homeFloors, userId) })
        .onConflictDoUpdate({ target: [homeFloors.userId, homeFloors.id], set: floor });
    });
  }

  /** Its devices are in no room then. */
  async removeArea(userId: string, id: string): Promise<boolean> {
    return this.database.forUser(userId, async (tx) => {
      await tx
        .update(homeEntities)
        .set({ areaId: null })
        .where(and(eq(homeEntities.userId, userId), eq(homeEntities.areaId, id)));
      const isIt = and(eq(homeAreas.userId, userId), eq(homeAreas.id, id));
      return (await tx.delete(homeAreas).where(isIt).returning({ id: homeAreas.id })).length > 0;
    });
  }

  /** Its rooms are on no floor then. */
  async removeFloor(userId: string, id: string): Promise<boolean> {
    return this.database.forUser(userId, async (tx) => {
      await tx
        .update(homeAreas)
        .set({ floorId: null })
        .where(and(eq(homeAreas.userId, userId), eq(homeAreas.floorId, id)));
      const isIt = and(eq(homeFloors.userId, userId), eq(homeFloors.id, id));
      return (await tx.delete(homeFloors).where(isIt).returning({ id: homeFloors.id })).length > 0;
    });
  }

  /** The latest first, of one entity or of all. */
  findLogbook(
    userId: string,
    { before, limit, entityId }: { before: Date; limit: number; entityId: string | undefined },
  ): Promise<LogbookRow[]> {
    const { at, state, attributes, cause } = homeStates;
    const which =
      entityId === undefined ? notInArray(homeEntities.domain, TOO_MUCH) : eq(homeEntities.id, entityId);
    return this.database.forUser(userId, (tx) =>
      tx
        .select({ at, state, attributes, cause, entity: homeEntities.id, entityName: homeEntities.name })
        .from(homeStates)
        .innerJoin(
          homeEntities,
          and(eq(homeEntities.userId, homeStates.userId), eq(homeEntities.number, homeStates.entityNumber)),
        )
        .where(and(eq(homeStates.userId, userId), lt(homeStates.at, before), which))
        .orderBy(desc(homeStates.at))
        .limit(limit),
    );
  }
}

function nextOf(table: typeof homeAreas | typeof homeFloors, userId: string): ReturnType<typeof sql<number>> {
  return sql<number>`(select coalesce(max(position) + 1, 0) from ${table} where user_id = ${userId})`;
}

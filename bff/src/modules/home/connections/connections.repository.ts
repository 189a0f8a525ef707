import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Transaction } from '../../../database/transaction.js';
import { homeAreas, homeEntities, homeFloors } from '../home.table.js';
import { freeId } from '../home.repository.js';
import { homes } from '../homes.table.js';
import { homeConnections, homeDiscovered, homeProblems } from './home-connections.table.js';

export type ConnectionRow = typeof homeConnections.$inferSelect;
export type DiscoveredRow = typeof homeDiscovered.$inferSelect;
export type ProblemRow = typeof homeProblems.$inferSelect;

export interface CountedConnection extends ConnectionRow {
  readonly entityCount: number;
  readonly waitingCount: number;
}

export interface Accepted {
  readonly found: DiscoveredRow;
  readonly name: string;
  /** A room of the home; undefined: the one that it came with. */
  readonly areaId: string | null | undefined;
  readonly deviceId: string | null;
}

type Place = Readonly<{ connection: string; externalId: string }>;

@Injectable()
export class ConnectionsRepository {
  constructor(private readonly database: Database) {}

  findAll(userId: string): Promise<CountedConnection[]> {
    const entities = sql<number>`(select count(*)::int from ${homeEntities} e
      where e.user_id = home_connections.user_id and e.connection_id = home_connections.id)`;
    const waiting = sql<number>`(select count(*)::int from ${homeDiscovered} d
      where d.user_id = home_connections.user_id and d.connection_id = home_connections.id and not d.is_ignored
        and not exists (select from ${homeEntities} e where e.user_id = d.user_id
          and e.connection_id = d.connection_id and e.external_id = d.external_id))`;
    return this.database.forUser(userId, async (tx) => {
      const rows = await tx
        .select({ row: homeConnections, entityCount: entities, waitingCount: waiting })
        .from(homeConnections)
        .where(eq(homeConnections.userId, userId))
        .orderBy(asc(homeConnections.createdAt), asc(homeConnections.id));
      return rows.map(({ row, ...counts }) => ({ ...row, ...counts }));
    });
  }

  async find(userId: string, id: string): Promise<ConnectionRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.select().from(homeConnections).where(isOne(userId, id)),
    );
    return row;
  }

  /** Whoever has no home yet has one from now on. */
  async add(row: typeof homeConnections.$inferInsert): Promise<void> {
    const { userId, createdAt } = row;
    await this.database.forUser(userId, async (tx) => {
      await tx.insert(homes).values({ userId, isSample: false, setUpAt: createdAt }).onConflictDoNothing();
      await tx.insert(homeConnections).values(row);
    });
  }

  async change(userId: string, id: string, change: Partial<ConnectionRow>): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx.update(homeConnections).set(change).where(isOne(userId, id)),
    );
  }

  async remove(userId: string, id: string): Promise<void> {
    await this.database.forUser(userId, (tx) => tx.delete(homeConnections).where(isOne(userId, id)));
  }

  findProblems(userId: string, connectionId: string): Promise<ProblemRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(homeProblems)
        .where(and(eq(homeProblems.userId, userId), eq(homeProblems.connectionId, connectionId)))
        .orderBy(desc(homeProblems.id)),
    );
  }

  /** Those that are not in the home, by name. */
  findDiscovered(userId: string): Promise<DiscoveredRow[]> {
    const isThere = sql`exists (select from ${homeEntities} e where e.user_id = home_discovered.user_id
      and e.connection_id = home_discovered.connection_id and e.external_id = home_discovered.external_id)`;
    return this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(homeDiscovered)
        .where(and(eq(homeDiscovered.userId, userId), sql`not ${isThere}`))
        .orderBy(asc(homeDiscovered.name), asc(homeDiscovered.externalId)),
    );
  }

  async ignore(userId: string, places: readonly Place[], isIgnored: boolean): Promise<void> {
    await this.database.forUser(userId, async (tx) => {
      for (const [connection, items] of Map.groupBy(places, (place) => place.connection))
        await tx
          .update(homeDiscovered)
          .set({ isIgnored })
          .where(
            and(
              eq(homeDiscovered.userId, userId),
              eq(homeDiscovered.connectionId, connection),
              inArray(
                homeDiscovered.externalId,
                items.map(({ externalId }) => externalId),
              ),
            ),
          );
    });
  }

  /** Takes what was found into the home; gives the ids that it has there. */
  accept(userId: string, accepted: readonly Accepted[], at: Date): Promise<string[]> {
    return this.database.forUser(userId, async (tx) => {
      const known = await tx
        .select({ id: homeEntities.id })
        .from(homeEntities)
        .where(eq(homeEntities.userId, userId));
      const taken = new Set(known.map(({ id }) => id));
      const ids: string[] = [];
      for (const { found, name, areaId, deviceId } of accepted) {
        const { domain, objectId, externalId, connectionId, deviceClass, attributes } = found;
        const id = freeId(`${domain}.${objectId}`, taken);
        taken.add(id);
        ids.push(id);
        await tx.insert(homeEntities).values({
          ...{ userId, id, name, domain, deviceClass, attributes, connectionId, externalId, deviceId },
          areaId: areaId === undefined ? await areaNamed(tx, userId, found) : areaId,
          givenName: found.name,
          state: 'unknown',
          aliases: [],
          position: taken.size,
          changedAt: at,
        });
      }
      return ids;
    });
  }
}

function isOne(userId: string, id: string): ReturnType<typeof and> {
  return and(eq(homeConnections.userId, userId), eq(homeConnections.id, id));
}

/** The room of that name, which is made where there is none; null where the device came without. */
async function areaNamed(
  tx: Transaction,
  userId: string,
  { area, floor }: Pick<DiscoveredRow, 'area' | 'floor'>,
): Promise<string | null> {
  if (area === null) return null;
  const areas = await tx.select().from(homeAreas).where(eq(homeAreas.userId, userId));
  const isSame = (name: string, other: string): boolean => name.toLowerCase() === other.toLowerCase();
  const there = areas.find(({ name, aliases }) => [name, ...aliases].some((word) => isSame(word, area)));
  if (there) return there.id;
  const floors = await tx.select().from(homeFloors).where(eq(homeFloors.userId, userId));
  const onFloor = floors.find(({ name, aliases }) =>
    [name, ...aliases].some((word) => isSame(word, floor ?? '')),
  );
  let floorId = onFloor?.id ?? null;
  if (floorId === null && floor !== null) {
    floorId = freeId(slugOf(floor), new Set(floors.map(({ id }) => id)));
    await tx
      .insert(homeFloors)
      .values({ userId, id: floorId, name: floor, aliases: [], position: floors.length });
  }
  const id = freeId(slugOf(area), new Set(areas.map((each) => each.id)));
  await tx.insert(homeAreas).values({ userId, id, name: area, floorId, aliases: [], position: areas.length });
  return id;
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '_') || 'room';
}

import { Injectable } from '@nestjs/common';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Transaction } from '../../../database/transaction.js';
import { entities, entityMentions } from '../entities/entities.table.js';
import { memoryLinks } from '../links/memory-links.table.js';
import { isSelected } from '../memory-filter.repository.js';
import { type MemoryRow, type MemorySelection } from '../memory.rows.js';
import { MEMORY_COLUMNS, memories, memoryVersions } from '../memory.table.js';

export type EntityRow = typeof entities.$inferSelect;

/** A memory with all that belongs to it. */
export interface WholeMemory {
  memory: MemoryRow;
  versions: Omit<typeof memoryVersions.$inferSelect, 'userId'>[];
  links: (typeof memoryLinks.$inferSelect)[];
  entityIds: string[];
}

@Injectable()
export class ExportsRepository {
  constructor(private readonly database: Database) {}

  /** In the order of their ids, which neither changes nor repeats while others are written. */
  findWhole(
    userId: string,
    selection: MemorySelection,
    after: string | undefined,
    limit: number,
  ): Promise<WholeMemory[]> {
    return this.database.forUser(userId, async (tx) => {
      const rows = await tx
        .select(MEMORY_COLUMNS)
        .from(memories)
        .where(and(isSelected(userId, selection), after === undefined ? undefined : gt(memories.id, after)))
        .orderBy(asc(memories.id))
        .limit(limit);
      return rows.length > 0 ? complete(tx, userId, rows) : [];
    });
  }

  findEntities(userId: string): Promise<EntityRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx.select().from(entities).where(eq(entities.userId, userId)).orderBy(asc(entities.id)),
    );
  }
}

async function complete(tx: Transaction, userId: string, rows: MemoryRow[]): Promise<WholeMemory[]> {
  const ids = rows.map(({ id }) => id);
  const versions = await tx
    .select()
    .from(memoryVersions)
    .where(and(eq(memoryVersions.userId, userId), inArray(memoryVersions.memoryId, ids)))
    .orderBy(asc(memoryVersions.version));
  const links = await tx
    .select()
    .from(memoryLinks)
    .where(and(eq(memoryLinks.userId, userId), inArray(memoryLinks.fromId, ids)))
    .orderBy(asc(memoryLinks.toId), asc(memoryLinks.kind));
  const mentions = await tx
    .select()
    .from(entityMentions)
    .where(and(eq(entityMentions.userId, userId), inArray(entityMentions.memoryId, ids)))
    .orderBy(asc(entityMentions.entityId));
  const versionsOf = Map.groupBy(versions, ({ memoryId }) => memoryId);
  const linksOf = Map.groupBy(links, ({ fromId }) => fromId);
  const mentionsOf = Map.groupBy(mentions, ({ memoryId }) => memoryId);
  return rows.map((memory) => ({
    memory,
    versions: versionsOf.get(memory.id) ?? [],
    links: linksOf.get(memory.id) ?? [],
    entityIds: (mentionsOf.get(memory.id) ?? []).map(({ entityId }) => entityId),
  }));
}

import { Injectable } from '@nestjs/common';
import { and, type Column, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Transaction } from '../../../database/transaction.js';
import { type MemoryRow } from '../memory.rows.js';
import { MEMORY_COLUMNS, memories } from '../memory.table.js';
import { memoryLinks } from './memory-links.table.js';

/** More than a person reads beside a memory. */
const MAX_LINKS = 100;

@Injectable()
export class MemoryLinksRepository {
  constructor(private readonly database: Database) {}

  find(userId: string, id: string): Promise<{ to: MemoryRow[]; from: MemoryRow[] }> {
    const { fromId, toId } = memoryLinks;
    return this.database.forUser(userId, async (tx) => ({
      to: await findOtherEnds(tx, userId, { here: fromId, there: toId, id }),
      from: await findOtherEnds(tx, userId, { here: toId, there: fromId, id }),
    }));
  }

  async add(userId: string, fromId: string, toId: string, createdAt: Date): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx
        .insert(memoryLinks)
        .values({ userId, fromId, toId, kind: 'refers', createdAt })
        .onConflictDoNothing(),
    );
  }

  async remove(userId: string, fromId: string, toId: string): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx.delete(memoryLinks).where(isReference(userId, { fromId, toId })),
    );
  }
}

/** That one memory refers to the other. */
export function isReference(
  userId: string,
  { fromId, toId }: { fromId: string; toId: string },
): SQL | undefined {
  const isFromTo = and(eq(memoryLinks.fromId, fromId), eq(memoryLinks.toId, toId));
  return and(eq(memoryLinks.userId, userId), isFromTo, eq(memoryLinks.kind, 'refers'));
}

function findOtherEnds(
  tx: Transaction,
  userId: string,
  { here, there, id }: { here: Column; there: Column; id: string },
): Promise<MemoryRow[]> {
  return tx
    .select(MEMORY_COLUMNS)
    .from(memoryLinks)
    .innerJoin(memories, and(eq(memories.userId, userId), eq(memories.id, there), isNull(memories.deletedAt)))
    .where(and(eq(memoryLinks.userId, userId), eq(here, id), eq(memoryLinks.kind, 'refers')))
    .orderBy(desc(memories.recordedAt), desc(memories.id))
    .limit(MAX_LINKS);
}

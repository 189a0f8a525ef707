import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type ListTotal } from '../../../common/list-total.js';
import { type TimeRange } from '../../../common/time-position.js';
import { afterCursor } from '../../../database/keyset.js';
import { Database } from '../../../database/database.js';
import { readTotal } from '../../../database/list-total.js';
import { type Transaction } from '../../../database/transaction.js';
import { type MemoryRow } from '../memory.rows.js';
import { MEMORY_COLUMNS, memories } from '../memory.table.js';
import { memoryConflicts } from './memory-conflicts.table.js';

export type ConflictRow = typeof memoryConflicts.$inferSelect;

export interface ConflictPair {
  conflict: ConflictRow;
  older: MemoryRow;
  newer: MemoryRow;
}

/** Pairs of memories that wait for the user's decision. */
@Injectable()
export class MemoryConflictsRepository {
  constructor(private readonly database: Database) {}

  /** Found last first. */
  findOpen(
    userId: string,
    { limit, after }: TimeRange,
  ): Promise<{ pairs: ConflictPair[]; total: ListTotal }> {
    return this.database.forUser(userId, async (tx) => {
      const rows = await tx
        .select()
        .from(memoryConflicts)
        .where(and(isOpen(userId), afterCursor(memoryConflicts.foundAt, memoryConflicts.id, after)))
        .orderBy(desc(memoryConflicts.foundAt), desc(memoryConflicts.id))
        .limit(limit);
      const total = await readTotal(tx, memoryConflicts, isOpen(userId));
      return { pairs: await withMemories(tx, userId, rows), total };
    });
  }

  /** Undefined when there is none that waits. */
  async findOpenOne(userId: string, id: string): Promise<ConflictPair | undefined> {
    return this.database.forUser(userId, async (tx) => {
      const rows = await tx
        .select()
        .from(memoryConflicts)
        .where(and(isOpen(userId), eq(memoryConflicts.id, id)));
      const [pair] = await withMemories(tx, userId, rows);
      return pair;
    });
  }

  /** Whether it waits or was decided. */
  async find(userId: string, id: string): Promise<ConflictRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(memoryConflicts)
        .where(and(eq(memoryConflicts.userId, userId), eq(memoryConflicts.id, id))),
    );
    return row;
  }
}

/** Undecided, and both of its memories are there and hold. */
function isOpen(userId: string): SQL | undefined {
  const standing = sql`(select count(*) from ${memories}
    where ${memories.userId} = ${userId}
      and ${memories.id} in (${memoryConflicts.olderId}, ${memoryConflicts.newerId})
      and ${memories.deletedAt} is null and ${memories.status} in ('active', 'suggested'))`;
  return and(eq(memoryConflicts.userId, userId), isNull(memoryConflicts.resolution), sql`${standing} = 2`);
}

/** In the order of the rows. */
async function withMemories(
  tx: Transaction,
  userId: string,
  rows: readonly ConflictRow[],
): Promise<ConflictPair[]> {
  if (rows.length === 0) return [];
  const ids = rows.flatMap(({ olderId, newerId }) => [olderId, newerId]);
  const found = await tx
    .select(MEMORY_COLUMNS)
    .from(memories)
    .where(and(eq(memories.userId, userId), inArray(memories.id, ids)));
  const memoryOf = new Map(found.map((row) => [row.id, row]));
  return rows.flatMap((conflict) => {
    const [older, newer] = [memoryOf.get(conflict.olderId), memoryOf.get(conflict.newerId)];
    return older && newer ? [{ conflict, older, newer }] : [];
  });
}

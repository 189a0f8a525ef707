import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Transaction } from '../../../database/transaction.js';
import { memories } from '../memory.table.js';
import { memoryDismissals } from './memory-dismissals.table.js';
import { type Rejection } from './rejections.js';
import { type ReadMemory } from './extract.js';

export type Dismissal = Pick<typeof memoryDismissals.$inferSelect, 'kind' | 'value'>;

/** A memory's words, as the search has them. */
export const ITS_TERMS = sql<string[]>`tsvector_to_array(${memories.terms})`;

/** The latest suggestions that were turned down, with the words of their memories. */
export async function findRejected(tx: Transaction, userId: string, limit: number): Promise<Rejection[]> {
  const rows = await tx
    .select({ kind: memoryDismissals.kind, value: memoryDismissals.value, terms: ITS_TERMS })
    .from(memoryDismissals)
    .innerJoin(memories, and(eq(memories.userId, userId), eq(memories.id, memoryDismissals.memoryId)))
    .where(and(eq(memoryDismissals.userId, userId), ne(memoryDismissals.kind, 'entity')))
    .orderBy(sql`${memories.recordedAt} desc`)
    .limit(limit);
  return rows as Rejection[];
}

/** What was turned down for these memories, as `<memory id> <kind> <value>`. */
export async function findDismissals(
  tx: Transaction,
  userId: string,
  read: readonly ReadMemory[],
): Promise<Set<string>> {
  const rows = await tx
    .select()
    .from(memoryDismissals)
    .where(
      and(
        eq(memoryDismissals.userId, userId),
        inArray(
          memoryDismissals.memoryId,
          read.map(({ memory }) => memory.id),
        ),
      ),
    );
  return new Set(rows.map(({ memoryId, kind, value }) => `${memoryId} ${kind} ${value}`));
}

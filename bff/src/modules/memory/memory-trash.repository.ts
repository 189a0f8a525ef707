import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import { type ListTotal } from '../../common/list-total.js';
import { type TimeRange } from '../../common/time-position.js';
import { afterCursor } from '../../database/keyset.js';
import { Database } from '../../database/database.js';
import { readTotal } from '../../database/list-total.js';
import { type Transaction } from '../../database/transaction.js';
import { isOwnMemory } from './memory.repository.js';
import { type MemoryRow } from './memory.rows.js';
import { MEMORY_COLUMNS, memories, memoryVersions } from './memory.table.js';

export type TrashedRow = MemoryRow & { deletedAt: Date };

/** A memory that is about to go for good. */
export interface ErasedMemory {
  id: string;
  userId: string;
  /** The message that it was told in, when it was told in one. */
  sourceMessageId: string | null;
}

/** Takes out what was derived from these memories, and gives how many answers lost their words with them. */
export type ErasureStep = (tx: Transaction, memories: readonly ErasedMemory[]) => Promise<number>;

/** How much went for good. */
export interface ErasedCounts {
  memories: number;
  /** What those memories had said before they were corrected. */
  versions: number;
  /** Answers that rested on them. */
  answers: number;
}

/** Deleted memories: out of every list and search, and to be restored until they are erased. */
@Injectable()
export class MemoryTrashRepository {
  constructor(private readonly database: Database) {}

  /** Last put away first. */
  findPage(userId: string, { limit, after }: TimeRange): Promise<{ rows: TrashedRow[]; total: ListTotal }> {
    const trashed = and(eq(memories.userId, userId), isNotNull(memories.deletedAt));
    const behind = afterCursor(memories.deletedAt, memories.id, after);
    return this.database.forUser(userId, async (tx) => {
      const rows = await tx
        .select(MEMORY_COLUMNS)
        .from(memories)
        .where(and(trashed, behind))
        .orderBy(desc(memories.deletedAt), desc(memories.id))
        .limit(limit);
      return { rows: rows.filter(isTrashed), total: await readTotal(tx, memories, trashed) };
    });
  }

  /** Whether there was one to mark. The first mark counts: a repeat does not prolong the time to undo. */
  async put(userId: string, id: string, at: Date): Promise<boolean> {
    const marked = await this.database.forUser(userId, (tx) =>
      tx
        .update(memories)
        .set({ deletedAt: sql`coalesce(${memories.deletedAt}, ${at.toISOString()}::timestamptz)` })
        .where(isOwnMemory(userId, id))
        .returning({ id: memories.id }),
    );
    return marked.length > 0;
  }

  async takeOut(userId: string, id: string): Promise<MemoryRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.update(memories).set({ deletedAt: null }).where(isOwnMemory(userId, id)).returning(MEMORY_COLUMNS),
    );
    return row;
  }

  /** Erases one of the trash, or all of it, now; `alongside` runs in the same transaction. */
  erase(userId: string, id: string | undefined, alongside: ErasureStep): Promise<ErasedCounts> {
    const chosen = id === undefined ? eq(memories.userId, userId) : isOwnMemory(userId, id);
    return this.database.forUser(userId, (tx) => eraseTrashed(tx, chosen, alongside));
  }

  /** Erases what came with the sample data, now, wherever it was moved to; `alongside` runs in the same transaction. */
  eraseSample(userId: string, at: Date, alongside: ErasureStep): Promise<ErasedCounts> {
    return this.database.forUser(userId, async (tx) => {
      await tx.update(memories).set({ deletedAt: at }).where(isSample(userId));
      return eraseTrashed(tx, isSample(userId), alongside);
    });
  }

  countSample(userId: string): Promise<number> {
    return this.database.forUser(userId, (tx) => tx.$count(memories, isSample(userId)));
  }

  /** Erases what was deleted before that time, whosever it is. */
  purge(before: Date, alongside: ErasureStep): Promise<ErasedCounts> {
    const isOld = lt(memories.deletedAt, before);
    return this.database.forSystem('memory: purge deleted memories', async (tx) => {
      // Whoever rejected a guess did not forget what was said: the message that it was read in stays.
      await tx
        .update(memories)
        .set({ sourceMessageId: null })
        .where(and(isOld, eq(memories.status, 'suggested')));
      return eraseTrashed(tx, isOld, alongside);
    });
  }
}

/** Versions and vectors go by their foreign keys. */
export async function eraseTrashed(
  tx: Transaction,
  chosen: SQL | undefined,
  alongside: ErasureStep,
): Promise<ErasedCounts> {
  const erased: ErasedMemory[] = await tx
    .select({ id: memories.id, userId: memories.userId, sourceMessageId: memories.sourceMessageId })
    .from(memories)
    .where(and(chosen, isNotNull(memories.deletedAt)))
    .for('update');
  if (erased.length === 0) return { memories: 0, versions: 0, answers: 0 };
  // Ids are of a user: an export that was imported into another account has the same.
  const ids = sql.param(erased.map(({ id }) => id));
  const owners = sql.param(erased.map(({ userId }) => userId));
  const these = sql`(select * from unnest(${owners}::uuid[], ${ids}::uuid[]))`;
  const answers = await alongside(tx, erased);
  const versions = await tx.$count(
    memoryVersions,
    sql`(${memoryVersions.userId}, ${memoryVersions.memoryId}) in ${these}`,
  );
  await tx.delete(memories).where(sql`(${memories.userId}, ${memories.id}) in ${these}`);
  return { memories: erased.length, versions, answers };
}

function isSample(userId: string): SQL | undefined {
  return and(eq(memories.userId, userId), eq(memories.sourceKind, 'sample'));
}

function isTrashed(row: MemoryRow): row is TrashedRow {
  return row.deletedAt !== null;
}

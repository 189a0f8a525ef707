import { Injectable } from '@nestjs/common';
import { and, count, desc, eq, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { type Transaction } from '../../database/transaction.js';
import { type ErasedMemory, MemoryErasure } from './memory-erasure.js';
import { isOwnMemory, MEMORY_COLUMNS, type MemoryRow } from './memory.rows.js';
import { memories, memoryVersions } from './memory.table.js';

export type TrashedRow = MemoryRow & { deletedAt: Date };

export interface TrashPageQuery {
  limit: number;
  /** Where the page before this one ended. */
  after?: { at: Date; id: string } | undefined;
}

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
  constructor(
    private readonly database: Database,
    private readonly erasure: MemoryErasure,
  ) {}

  /** Last put away first. */
  findPage(userId: string, { limit, after }: TrashPageQuery): Promise<{ rows: TrashedRow[]; total: number }> {
    const trashed = and(eq(memories.userId, userId), isNotNull(memories.deletedAt));
    const behind =
      after &&
      sql`(${memories.deletedAt}, ${memories.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
    return this.database.forUser(userId, async (tx) => {
      const rows = await tx
        .select(MEMORY_COLUMNS)
        .from(memories)
        .where(and(trashed, behind))
        .orderBy(desc(memories.deletedAt), desc(memories.id))
        .limit(limit);
      const [counted] = await tx.select({ total: count() }).from(memories).where(trashed);
      return { rows: rows.filter(isTrashed), total: counted?.total ?? 0 };
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

  /** Erases one of the trash, or all of it, now. */
  erase(userId: string, id?: string): Promise<ErasedCounts> {
    const chosen = id === undefined ? eq(memories.userId, userId) : isOwnMemory(userId, id);
    return this.database.forUser(userId, (tx) => this.eraseWhere(tx, chosen));
  }

  /** Erases what was deleted before that time, whosever it is; gives how many. */
  async purge(before: Date): Promise<number> {
    const erased = await this.database.forSystem('memory: purge deleted memories', (tx) =>
      this.eraseWhere(tx, lt(memories.deletedAt, before)),
    );
    return erased.memories;
  }

  /** Versions and vectors go by their foreign keys. */
  private async eraseWhere(tx: Transaction, chosen: SQL | undefined): Promise<ErasedCounts> {
    const erased: ErasedMemory[] = await tx
      .select({ id: memories.id, userId: memories.userId, sourceMessageId: memories.sourceMessageId })
      .from(memories)
      .where(and(chosen, isNotNull(memories.deletedAt)))
      .for('update');
    if (erased.length === 0) return { memories: 0, versions: 0, answers: 0 };
    const ids = erased.map(({ id }) => id);
    const answers = await this.erasure.run(tx, erased);
    const versions = await tx.$count(memoryVersions, inArray(memoryVersions.memoryId, ids));
    await tx.delete(memories).where(inArray(memories.id, ids));
    return { memories: erased.length, versions, answers };
  }
}

function isTrashed(row: MemoryRow): row is TrashedRow {
  return row.deletedAt !== null;
}

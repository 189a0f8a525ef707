import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type ListTotal } from '../../common/list-total.js';
import { type TimeRange } from '../../common/time-position.js';
import { afterCursor } from '../../database/keyset.js';
import { Database } from '../../database/database.js';
import { readTotal } from '../../database/list-total.js';
import { type Transaction } from '../../database/transaction.js';
import { memoryVectorTasks } from './indexing/memory-vector-tasks.table.js';
import { isSelected } from './memory-filter.repository.js';
import {
  type IndexEntry,
  type MemoryChange,
  type MemoryRow,
  type MemorySelection,
  type MemoryVersionRow,
  type NewMemory,
} from './memory.rows.js';
import { memoryDate, MEMORY_COLUMNS, memories, memoryVectors, memoryVersions } from './memory.table.js';

interface MemoryRange extends TimeRange {
  sort?: MemorySort | undefined;
}

export const SORTED_BY = { recorded: memories.recordedAt, happened: memoryDate };
export type MemorySort = keyof typeof SORTED_BY;

@Injectable()
export class MemoryRepository {
  constructor(private readonly database: Database) {}

  /** Inserts all or none. A memory whose idempotency key is known already is given back instead, as it is now. */
  async insert(userId: string, newMemories: readonly NewMemory[]): Promise<MemoryRow[]> {
    // All of them may have been left out: what is never to be remembered.
    if (newMemories.length === 0) return [];
    return this.database.forUser(userId, async (tx) => {
      const values = newMemories.map(({ index, ...memory }) => ({
        ...memory,
        id: randomUUID(),
        userId,
        terms: index.terms,
        docLength: index.terms.length,
      }));
      const inserted = await tx
        .insert(memories)
        .values(values)
        .onConflictDoNothing({
          target: [memories.userId, memories.idempotencyKey],
          where: sql`idempotency_key is not null`,
        })
        .returning(MEMORY_COLUMNS);
      const isInserted = new Set(inserted.map(({ id }) => id));
      await writeVectors(
        tx,
        values.flatMap(({ id }, i) =>
          isInserted.has(id) ? [{ userId, id, index: newMemories[i]?.index }] : [],
        ),
      );
      const repeated = await findByKeys(tx, userId, values, isInserted);
      const rowOf = new Map([...inserted, ...repeated].map((row) => [row.idempotencyKey ?? row.id, row]));
      return values.flatMap(({ idempotencyKey, id }) => rowOf.get(idempotencyKey ?? id) ?? []);
    });
  }

  /** Undefined when there is none, or a deleted one. */
  async findById(userId: string, id: string): Promise<MemoryRow | undefined> {
    const [row] = await this.findByIds(userId, [id]);
    return row;
  }

  /** In no particular order; deleted ones are left out. */
  findByIds(userId: string, ids: string[]): Promise<MemoryRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select(MEMORY_COLUMNS)
        .from(memories)
        .where(and(eq(memories.userId, userId), inArray(memories.id, ids), isNull(memories.deletedAt))),
    );
  }

  /** Made from a message, or named; the oldest first. */
  findOfConversation(userId: string, conversationId: string, limit: number): Promise<MemoryRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select(MEMORY_COLUMNS)
        .from(memories)
        .where(
          and(
            eq(memories.userId, userId),
            eq(memories.sourceConversationId, conversationId),
            eq(memories.status, 'active'),
            isNull(memories.deletedAt),
          ),
        )
        .orderBy(desc(memories.recordedAt), desc(memories.id))
        .limit(limit),
    );
  }

  findOfMessage(userId: string, messageId: string, ids: readonly string[]): Promise<MemoryRow[]> {
    const isMeant = or(eq(memories.sourceMessageId, messageId), inArray(memories.id, [...ids]));
    return this.database.forUser(userId, (tx) =>
      tx
        .select(MEMORY_COLUMNS)
        .from(memories)
        .where(and(eq(memories.userId, userId), isNull(memories.deletedAt), isMeant))
        .orderBy(asc(memories.recordedAt), asc(memories.id)),
    );
  }

  /** The latest first. */
  findPage(
    userId: string,
    selection: MemorySelection,
    { limit, after, sort = 'recorded' }: MemoryRange,
  ): Promise<{ rows: MemoryRow[]; total: ListTotal }> {
    const listed = isSelected(userId, selection);
    const moment = SORTED_BY[sort];
    const behind = afterCursor(moment, memories.id, after);
    return this.database.forUser(userId, async (tx) => {
      const rows = await tx
        .select(MEMORY_COLUMNS)
        .from(memories)
        .where(and(listed, behind))
        .orderBy(desc(moment), desc(memories.id))
        .limit(limit);
      return { rows, total: await readTotal(tx, memories, listed) };
    });
  }

  /** Changes the memory if it is still at `version`, and keeps what it said before; undefined when it is not. */
  revise(
    userId: string,
    id: string,
    version: number,
    { index, ...change }: MemoryChange,
  ): Promise<MemoryRow | undefined> {
    return this.database.forUser(userId, async (tx) => {
      const atVersion = and(
        isOwnMemory(userId, id),
        isNull(memories.deletedAt),
        eq(memories.version, version),
      );
      const [before] = await tx.select(MEMORY_COLUMNS).from(memories).where(atVersion).for('update');
      if (!before) return undefined;
      const { kind, text, tags, importance, happenedAt, updatedAt: changedAt } = before;
      await tx
        .insert(memoryVersions)
        .values({ userId, memoryId: id, version, kind, text, tags, importance, happenedAt, changedAt });
      const [after] = await tx
        .update(memories)
        .set({
          ...change,
          version: version + 1,
          extractedAt: null,
          reading: null,
          ...(change.happenedAt !== undefined && { happenedBy: 'user' as const }),
          ...(index && { terms: index.terms, docLength: index.terms.length }),
        })
        .where(atVersion)
        .returning(MEMORY_COLUMNS);
      if (index) {
        await tx
          .delete(memoryVectors)
          .where(and(eq(memoryVectors.userId, userId), eq(memoryVectors.memoryId, id)));
        await tx
          .delete(memoryVectorTasks)
          .where(and(eq(memoryVectorTasks.userId, userId), eq(memoryVectorTasks.memoryId, id)));
        await writeVectors(tx, [{ userId, id, index }]);
      }
      return after;
    });
  }

  /** Earlier versions only, newest first. */
  findVersions(userId: string, memoryId: string): Promise<MemoryVersionRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select({
          version: memoryVersions.version,
          text: memoryVersions.text,
          kind: memoryVersions.kind,
          tags: memoryVersions.tags,
          importance: memoryVersions.importance,
          happenedAt: memoryVersions.happenedAt,
          changedAt: memoryVersions.changedAt,
        })
        .from(memoryVersions)
        .where(and(eq(memoryVersions.userId, userId), eq(memoryVersions.memoryId, memoryId)))
        .orderBy(desc(memoryVersions.version)),
    );
  }

  /** Changes nothing when the memory is not in `from`. */
  async move(userId: string, id: string, from: MemoryRow['status'], to: MemoryRow['status']): Promise<void> {
    const moved = and(isOwnMemory(userId, id), isNull(memories.deletedAt), eq(memories.status, from));
    await this.database.forUser(userId, (tx) => tx.update(memories).set({ status: to }).where(moved));
  }
}

export function isOwnMemory(userId: string, id: string): SQL | undefined {
  return and(eq(memories.userId, userId), eq(memories.id, id));
}

async function findByKeys(
  tx: Transaction,
  userId: string,
  values: readonly { id: string; idempotencyKey?: string | null | undefined }[],
  isInserted: ReadonlySet<string>,
): Promise<MemoryRow[]> {
  const keys = values.flatMap(({ id, idempotencyKey }) => (isInserted.has(id) ? [] : (idempotencyKey ?? [])));
  if (keys.length === 0) return [];
  return tx
    .select(MEMORY_COLUMNS)
    .from(memories)
    .where(and(eq(memories.userId, userId), inArray(memories.idempotencyKey, keys)));
}

export async function writeVectors(
  tx: Transaction,
  entries: readonly { userId: string; id: string; index: IndexEntry | undefined }[],
): Promise<void> {
  const rows = entries.flatMap(({ userId, id, index }) => {
    const { model = '', vectors = [] } = index ?? {};
    return vectors.flatMap((v, passage) => (v ? [{ userId, memoryId: id, model, passage, v }] : []));
  });
  if (rows.length > 0) await tx.insert(memoryVectors).values(rows);
}

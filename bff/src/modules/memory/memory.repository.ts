import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { and, count, desc, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { type Transaction } from '../../database/transaction.js';
import { memories, memoryVectors, memoryVersions } from './memory.table.js';

type StoredMemory = typeof memories.$inferSelect;
/** A memory without what only the search index needs. */
export type MemoryRow = Omit<StoredMemory, 'terms' | 'docLength'>;
export type MemoryVersionRow = Pick<
  typeof memoryVersions.$inferSelect,
  'version' | 'text' | 'kind' | 'tags' | 'changedAt'
>;

/** What search needs to find a text again. */
export interface IndexEntry {
  terms: readonly string[];
  /** Null when the model knows no word of the text. */
  vector: { model: string; values: Float32Array } | null;
}

export type NewMemory = Omit<typeof memories.$inferInsert, 'id' | 'userId' | 'terms' | 'docLength'> & {
  index: IndexEntry;
};

export type MemoryChange = Partial<
  Pick<StoredMemory, 'text' | 'kind' | 'tags' | 'happenedAt' | 'importance'>
> & {
  updatedAt: Date;
  /** Given with a new text. */
  index?: IndexEntry;
};

export interface MemoryPageQuery {
  status: 'active' | 'archived';
  kind?: MemoryRow['kind'] | undefined;
  limit: number;
  /** Where the page before this one ended. */
  after?: { at: Date; id: string } | undefined;
}

const COLUMNS = {
  id: memories.id,
  userId: memories.userId,
  kind: memories.kind,
  text: memories.text,
  tags: memories.tags,
  importance: memories.importance,
  status: memories.status,
  version: memories.version,
  happenedAt: memories.happenedAt,
  recordedAt: memories.recordedAt,
  updatedAt: memories.updatedAt,
  deletedAt: memories.deletedAt,
  thread: memories.thread,
  seq: memories.seq,
  author: memories.author,
  externalId: memories.externalId,
  sourceKind: memories.sourceKind,
  sourceMessageId: memories.sourceMessageId,
  sourceConversationId: memories.sourceConversationId,
  sourceQuote: memories.sourceQuote,
  idempotencyKey: memories.idempotencyKey,
};

@Injectable()
export class MemoryRepository {
  constructor(private readonly database: Database) {}

  /** Inserts all or none. A memory whose idempotency key is known already is given back instead, as it is now. */
  insert(userId: string, newMemories: readonly NewMemory[]): Promise<MemoryRow[]> {
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
        .returning(COLUMNS);
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
        .select(COLUMNS)
        .from(memories)
        .where(and(eq(memories.userId, userId), inArray(memories.id, ids), isNull(memories.deletedAt))),
    );
  }

  /** Newest recorded first. */
  findPage(
    userId: string,
    { status, kind, limit, after }: MemoryPageQuery,
  ): Promise<{ rows: MemoryRow[]; total: number }> {
    const listed = and(
      eq(memories.userId, userId),
      eq(memories.status, status),
      isNull(memories.deletedAt),
      kind && eq(memories.kind, kind),
    );
    const behind =
      after &&
      sql`(${memories.recordedAt}, ${memories.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
    return this.database.forUser(userId, async (tx) => {
      const rows = await tx
        .select(COLUMNS)
        .from(memories)
        .where(and(listed, behind))
        .orderBy(desc(memories.recordedAt), desc(memories.id))
        .limit(limit);
      const [counted] = await tx.select({ total: count() }).from(memories).where(listed);
      return { rows, total: counted?.total ?? 0 };
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
      const atVersion = and(isOwn(userId, id), isNull(memories.deletedAt), eq(memories.version, version));
      const [before] = await tx.select(COLUMNS).from(memories).where(atVersion).for('update');
      if (!before) return undefined;
      const { kind, text, tags, updatedAt } = before;
      await tx
        .insert(memoryVersions)
        .values({ userId, memoryId: id, version, kind, text, tags, changedAt: updatedAt });
      const [after] = await tx
        .update(memories)
        .set({
          ...change,
          version: version + 1,
          ...(index && { terms: index.terms, docLength: index.terms.length }),
        })
        .where(atVersion)
        .returning(COLUMNS);
      if (index) {
        await tx
          .delete(memoryVectors)
          .where(and(eq(memoryVectors.userId, userId), eq(memoryVectors.memoryId, id)));
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
          changedAt: memoryVersions.changedAt,
        })
        .from(memoryVersions)
        .where(and(eq(memoryVersions.userId, userId), eq(memoryVersions.memoryId, memoryId)))
        .orderBy(desc(memoryVersions.version)),
    );
  }

  /** Changes nothing when the memory is not in `from`. */
  async move(userId: string, id: string, from: MemoryRow['status'], to: MemoryRow['status']): Promise<void> {
    const moved = and(isOwn(userId, id), isNull(memories.deletedAt), eq(memories.status, from));
    await this.database.forUser(userId, (tx) => tx.update(memories).set({ status: to }).where(moved));
  }

  /** Whether there was one to mark. The first mark counts: a repeat does not prolong the time to undo. */
  async markDeleted(userId: string, id: string, at: Date): Promise<boolean> {
    const marked = await this.database.forUser(userId, (tx) =>
      tx
        .update(memories)
        .set({ deletedAt: sql`coalesce(${memories.deletedAt}, ${at.toISOString()}::timestamptz)` })
        .where(isOwn(userId, id))
        .returning({ id: memories.id }),
    );
    return marked.length > 0;
  }

  async unmarkDeleted(userId: string, id: string): Promise<MemoryRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.update(memories).set({ deletedAt: null }).where(isOwn(userId, id)).returning(COLUMNS),
    );
    return row;
  }

  /** Removes for good, with versions and vectors, what was deleted before that time; gives how many. */
  async purgeDeleted(before: Date): Promise<number> {
    const purged = await this.database.forSystem('memory: purge deleted memories', (tx) =>
      tx.delete(memories).where(lt(memories.deletedAt, before)).returning({ id: memories.id }),
    );
    return purged.length;
  }
}

function isOwn(userId: string, id: string): SQL | undefined {
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
    .select(COLUMNS)
    .from(memories)
    .where(and(eq(memories.userId, userId), inArray(memories.idempotencyKey, keys)));
}

async function writeVectors(
  tx: Transaction,
  entries: readonly { userId: string; id: string; index: IndexEntry | undefined }[],
): Promise<void> {
  const rows = entries.flatMap(({ userId, id, index }) =>
    index?.vector ? [{ userId, memoryId: id, model: index.vector.model, v: index.vector.values }] : [],
  );
  if (rows.length > 0) await tx.insert(memoryVectors).values(rows);
}

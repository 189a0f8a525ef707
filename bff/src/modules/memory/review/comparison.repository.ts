import { Injectable } from '@nestjs/common';
import { and, eq, inArray, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Transaction } from '../../../database/transaction.js';
import { memoryLinks } from '../links/memory-links.table.js';
import { isOwnMemory } from '../memory.repository.js';
import { type MemoryRow } from '../memory.rows.js';
import { memories } from '../memory.table.js';
import { memoryConflicts } from './memory-conflicts.table.js';
import { memoryStatements } from './memory-statements.table.js';

export type ComparedRow = Pick<
  MemoryRow,
  'id' | 'version' | 'text' | 'author' | 'thread' | 'seq' | 'happenedAt' | 'recordedAt'
>;

/** With the version that it was last compared at. */
export type UncomparedRow = ComparedRow & Pick<typeof memories.$inferSelect, 'comparedVersion'>;

export type FoundConflict = Pick<
  typeof memoryConflicts.$inferInsert,
  'olderId' | 'olderVersion' | 'newerId' | 'newerVersion' | 'kind' | 'subject'
>;

export interface Compared {
  memory: UncomparedRow;
  statementKeys: readonly string[];
  conflicts: readonly FoundConflict[];
}

const COMPARED = {
  id: memories.id,
  version: memories.version,
  text: memories.text,
  author: memories.author,
  thread: memories.thread,
  seq: memories.seq,
  happenedAt: memories.happenedAt,
  recordedAt: memories.recordedAt,
};

@Injectable()
export class ComparisonRepository {
  constructor(private readonly database: Database) {}

  /** Users with memories that were not compared as they are now. */
  async findWaiting(): Promise<string[]> {
    const rows = await this.database.readAsSystem((tx) =>
      tx.selectDistinct({ userId: memories.userId }).from(memories).where(isWaiting()),
    );
    return rows.map(({ userId }) => userId);
  }

  /** The newest that were not compared as they are now. */
  findUncompared(userId: string, limit: number): Promise<UncomparedRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select({ ...COMPARED, comparedVersion: memories.comparedVersion })
        .from(memories)
        .where(and(eq(memories.userId, userId), isWaiting()))
        .orderBy(sql`${memories.recordedAt} desc`)
        .limit(limit),
    );
  }

  /** Those that give a value to the same properties. */
  async findStating(userId: string, keys: readonly string[], limit: number): Promise<string[]> {
    if (keys.length === 0) return [];
    const stating = and(eq(memoryStatements.userId, userId), inArray(memoryStatements.key, [...keys]));
    const rows = await this.database.forUser(userId, (tx) =>
      tx.select({ id: memoryStatements.memoryId }).from(memoryStatements).where(stating).limit(limit),
    );
    return rows.map(({ id }) => id);
  }

  /** Those of `ids` that may contradict a memory: not itself, and not what the user said to be another thing. */
  findComparable(userId: string, id: string, ids: readonly string[]): Promise<ComparedRow[]> {
    if (ids.length === 0) return Promise.resolve([]);
    const isDistinct = sql`exists (select from ${memoryLinks}
      where ${memoryLinks.userId} = ${userId} and ${memoryLinks.kind} = 'distinct'
        and ((${memoryLinks.fromId} = ${id} and ${memoryLinks.toId} = ${memories.id})
          or (${memoryLinks.fromId} = ${memories.id} and ${memoryLinks.toId} = ${id})))`;
    return this.database.forUser(userId, (tx) =>
      tx
        .select(COMPARED)
        .from(memories)
        .where(
          and(
            eq(memories.userId, userId),
            inArray(memories.id, [...ids]),
            ne(memories.id, id),
            isComparable(),
            sql`not ${isDistinct}`,
          ),
        ),
    );
  }

  /**
   * Keeps what was found of a memory that is still as it was compared, and takes back what holds no more. Nothing where
   * a decision about it was taken back meanwhile: what it was compared with may have come back since. And nothing of
   * those that changed or went meanwhile: a pair that was just merged would wait again.
   */
  keep(userId: string, { memory, statementKeys, conflicts }: Compared, foundAt: Date): Promise<void> {
    const { id: memoryId, version, comparedVersion } = memory;
    const isAsRead = and(
      eq(memories.version, version),
      sql`${memories.comparedVersion} is not distinct from ${comparedVersion}::int`,
    );
    return this.database.forUser(userId, async (tx) => {
      const [unchanged] = await tx
        .update(memories)
        .set({ comparedVersion: version })
        .where(and(isOwnMemory(userId, memoryId), isAsRead))
        .returning({ id: memories.id });
      if (!unchanged) return;
      await replaceStatements(tx, userId, memoryId, statementKeys);
      const standing = await withoutChanged(tx, userId, conflicts);
      await turnAround(tx, userId, standing);
      const found = await keepConflicts(
        tx,
        standing.map((conflict) => ({ ...conflict, userId, foundAt })),
      );
      const isOpen = and(eq(memoryConflicts.userId, userId), isNull(memoryConflicts.resolution));
      const isOfMemory = or(eq(memoryConflicts.olderId, memoryId), eq(memoryConflicts.newerId, memoryId));
      await tx
        .delete(memoryConflicts)
        .where(and(isOpen, isOfMemory, found.length > 0 ? notInArray(memoryConflicts.id, found) : undefined));
    });
  }
}

function isWaiting(): SQL | undefined {
  return and(
    sql`${memories.comparedVersion} is distinct from ${memories.version}`,
    isNull(memories.deletedAt),
  );
}

function isComparable(): SQL | undefined {
  return and(isNull(memories.deletedAt), inArray(memories.status, ['active', 'suggested']));
}

async function replaceStatements(
  tx: Transaction,
  userId: string,
  memoryId: string,
  keys: readonly string[],
): Promise<void> {
  const own = and(eq(memoryStatements.userId, userId), eq(memoryStatements.memoryId, memoryId));
  await tx.delete(memoryStatements).where(own);
  const rows = [...new Set(keys)].map((key) => ({ userId, memoryId, key }));
  if (rows.length > 0) await tx.insert(memoryStatements).values(rows);
}

/** Those of which both memories are still as they were compared. */
async function withoutChanged(
  tx: Transaction,
  userId: string,
  conflicts: readonly FoundConflict[],
): Promise<FoundConflict[]> {
  if (conflicts.length === 0) return [];
  const ids = conflicts.flatMap(({ olderId, newerId }) => [olderId, newerId]);
  const rows = await tx
    .select({ id: memories.id, version: memories.version })
    .from(memories)
    .where(and(eq(memories.userId, userId), inArray(memories.id, ids), isComparable()));
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return conflicts.filter(
    ({ olderId, olderVersion, newerId, newerVersion }) =>
      versions.get(olderId) === olderVersion && versions.get(newerId) === newerVersion,
  );
}

/** A pair stays the same pair when a date makes the newer one the older. */
async function turnAround(
  tx: Transaction,
  userId: string,
  conflicts: readonly FoundConflict[],
): Promise<void> {
  for (const { olderId, newerId } of conflicts) {
    const isOwn = eq(memoryConflicts.userId, userId);
    const isTurned = and(eq(memoryConflicts.olderId, newerId), eq(memoryConflicts.newerId, olderId));
    await tx.update(memoryConflicts).set({ olderId, newerId }).where(and(isOwn, isTurned));
  }
}

/** A pair that was resolved is open again once one of the two says something else. */
async function keepConflicts(
  tx: Transaction,
  conflicts: readonly (typeof memoryConflicts.$inferInsert)[],
): Promise<string[]> {
  if (conflicts.length === 0) return [];
  const rows = await tx
    .insert(memoryConflicts)
    .values([...conflicts])
    .onConflictDoUpdate({
      target: [memoryConflicts.userId, memoryConflicts.olderId, memoryConflicts.newerId],
      set: {
        kind: sql`excluded.kind`,
        subject: sql`excluded.subject`,
        olderVersion: sql`excluded.older_version`,
        newerVersion: sql`excluded.newer_version`,
        resolution: null,
        trace: null,
      },
    })
    .returning({ id: memoryConflicts.id });
  return rows.map(({ id }) => id);
}

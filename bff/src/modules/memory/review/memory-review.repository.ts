import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type ListTotal } from '../../../common/list-total.js';
import { Database } from '../../../database/database.js';
import { readTotal } from '../../../database/list-total.js';
import { isOwnMemory } from '../memory.repository.js';
import { type MemoryRow } from '../memory.rows.js';
import { MAY_BE_REVIEWED, MEMORY_COLUMNS, memories } from '../memory.table.js';
import { fingerprint } from './fingerprint.js';
import { memoryConflicts } from './memory-conflicts.table.js';
import { rejectedProposals } from './rejected-proposals.table.js';

/** What the twin guessed, and what became of it. */
@Injectable()
export class MemoryReviewRepository {
  constructor(private readonly database: Database) {}

  /** The newest first; those of an open conflict wait there. */
  findProposals(userId: string, limit: number): Promise<{ rows: MemoryRow[]; total: ListTotal }> {
    const inConflict = sql`exists (select from ${memoryConflicts}
      where ${memoryConflicts.userId} = ${userId} and ${memoryConflicts.resolution} is null
        and (${memoryConflicts.olderId} = ${memories.id} or ${memoryConflicts.newerId} = ${memories.id}))`;
    const waiting = and(eq(memories.userId, userId), isProposed(), sql`not ${inConflict}`);
    return this.database.forUser(userId, async (tx) => {
      const rows = await tx
        .select(MEMORY_COLUMNS)
        .from(memories)
        .where(waiting)
        .orderBy(desc(memories.recordedAt), desc(memories.id))
        .limit(limit);
      return { rows, total: await readTotal(tx, memories, waiting) };
    });
  }

  /** The newest for which a tag is suggested. A kind alone waits beside its memory: every dated note would come. */
  findSuggestions(userId: string, limit: number): Promise<MemoryRow[]> {
    const isNew = sql`not ${memories.suggestedTags} <@ ${memories.tags}`;
    return this.database.forUser(userId, (tx) =>
      tx
        .select(MEMORY_COLUMNS)
        .from(memories)
        .where(and(eq(memories.userId, userId), MAY_BE_REVIEWED, isNew))
        .orderBy(desc(memories.recordedAt), desc(memories.id))
        .limit(limit),
    );
  }

  /** The newest that took more than a text may take; what the user was told of is not among them. */
  findUnread(userId: string, limit: number): Promise<MemoryRow[]> {
    const isUnread = and(
      eq(memories.userId, userId),
      eq(memories.reading, 'stopped'),
      isNull(memories.deletedAt),
    );
    return this.database.forUser(userId, (tx) =>
      tx
        .select(MEMORY_COLUMNS)
        .from(memories)
        .where(isUnread)
        .orderBy(desc(memories.recordedAt), desc(memories.id))
        .limit(limit),
    );
  }

  /** Whether there was a guess to approve. */
  async approve(userId: string, id: string): Promise<boolean> {
    const approved = await this.database.forUser(userId, (tx) =>
      tx
        .update(memories)
        .set({ status: 'active' })
        .where(and(isOwnMemory(userId, id), isProposed()))
        .returning({ id: memories.id }),
    );
    return approved.length > 0;
  }

  /** Whether there was a guess to reject. It goes to the trash; with `never`, the same is not proposed again. */
  reject(userId: string, id: string, never: boolean, at: Date): Promise<boolean> {
    return this.database.forUser(userId, async (tx) => {
      const [rejected] = await tx
        .update(memories)
        .set({ deletedAt: at })
        .where(and(isOwnMemory(userId, id), isProposed()))
        .returning({ text: memories.text });
      if (!rejected) return false;
      if (never) {
        await tx
          .insert(rejectedProposals)
          .values({ userId, fingerprint: fingerprint(userId, rejected.text), rejectedAt: at })
          .onConflictDoNothing();
      }
      return true;
    });
  }

  /** Makes it a guess again that was approved or rejected; the same may be proposed again, too. */
  reconsider(userId: string, id: string): Promise<MemoryRow | undefined> {
    return this.database.forUser(userId, async (tx) => {
      const [row] = await tx
        .update(memories)
        .set({ status: 'suggested', deletedAt: null })
        .where(and(isOwnMemory(userId, id), inArray(memories.status, ['active', 'suggested'])))
        .returning(MEMORY_COLUMNS);
      if (row) await tx.delete(rejectedProposals).where(isRejection(userId, row.text));
      return row;
    });
  }

  async isRejected(userId: string, text: string): Promise<boolean> {
    const found = await this.database.forUser(userId, (tx) =>
      tx
        .select({ at: rejectedProposals.rejectedAt })
        .from(rejectedProposals)
        .where(isRejection(userId, text)),
    );
    return found.length > 0;
  }
}

function isProposed(): SQL | undefined {
  return and(eq(memories.status, 'suggested'), isNull(memories.deletedAt));
}

function isRejection(userId: string, text: string): SQL | undefined {
  return and(
    eq(rejectedProposals.userId, userId),
    eq(rejectedProposals.fingerprint, fingerprint(userId, text)),
  );
}

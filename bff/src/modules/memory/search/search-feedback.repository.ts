import { Injectable } from '@nestjs/common';
import { and, desc, eq } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { searchFeedback } from './search-feedback.table.js';

export type Difference = typeof searchFeedback.$inferSelect.difference;

/** Older ones no longer speak for what somebody wants, and more would make searches wait. */
const LATEST = 300;

@Injectable()
export class SearchFeedbackRepository {
  constructor(private readonly database: Database) {}

  readLatest(userId: string): Promise<Difference[]> {
    return this.database.forUser(userId, async (tx) => {
      const rows = await tx
        .select({ difference: searchFeedback.difference })
        .from(searchFeedback)
        .where(eq(searchFeedback.userId, userId))
        .orderBy(desc(searchFeedback.givenAt))
        .limit(LATEST);
      return rows.map(({ difference }) => difference);
    });
  }

  /** In place of what was said of the memory before. */
  async save(
    userId: string,
    judgement: { memoryId: string; difference: Difference; givenAt: Date },
  ): Promise<void> {
    const { difference, givenAt } = judgement;
    await this.database.forUser(userId, (tx) =>
      tx
        .insert(searchFeedback)
        .values({ userId, ...judgement })
        .onConflictDoUpdate({
          target: [searchFeedback.userId, searchFeedback.memoryId],
          set: { difference, givenAt },
        }),
    );
  }

  /** False when there was none. */
  delete(userId: string, memoryId: string): Promise<boolean> {
    return this.database.forUser(userId, async (tx) => {
      const deleted = await tx
        .delete(searchFeedback)
        .where(and(eq(searchFeedback.userId, userId), eq(searchFeedback.memoryId, memoryId)))
        .returning({ memoryId: searchFeedback.memoryId });
      return deleted.length > 0;
    });
  }

  async deleteAll(userId: string): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx.delete(searchFeedback).where(eq(searchFeedback.userId, userId)),
    );
  }
}

import { Injectable } from '@nestjs/common';
import { and, desc, eq } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { searchJudgements } from './search-judgements.table.js';

export type Difference = typeof searchJudgements.$inferSelect.difference;

/** Older ones no longer speak for what somebody wants, and more would make searches wait. */
const LATEST = 300;

@Injectable()
export class SearchJudgementsRepository {
  constructor(private readonly database: Database) {}

  readLatest(userId: string): Promise<Difference[]> {
    return this.database.forUser(userId, async (tx) => {
      const rows = await tx
        .select({ difference: searchJudgements.difference })
        .from(searchJudgements)
        .where(eq(searchJudgements.userId, userId))
        .orderBy(desc(searchJudgements.judgedAt))
        .limit(LATEST);
      return rows.map(({ difference }) => difference);
    });
  }

  /** In place of what was said of the memory before. */
  async save(
    userId: string,
    judgement: { memoryId: string; difference: Difference; judgedAt: Date },
  ): Promise<void> {
    const { difference, judgedAt } = judgement;
    await this.database.forUser(userId, (tx) =>
      tx
        .insert(searchJudgements)
        .values({ userId, ...judgement })
        .onConflictDoUpdate({
          target: [searchJudgements.userId, searchJudgements.memoryId],
          set: { difference, judgedAt },
        }),
    );
  }

  /** False when there was none. */
  delete(userId: string, memoryId: string): Promise<boolean> {
    return this.database.forUser(userId, async (tx) => {
      const deleted = await tx
        .delete(searchJudgements)
        .where(and(eq(searchJudgements.userId, userId), eq(searchJudgements.memoryId, memoryId)))
        .returning({ memoryId: searchJudgements.memoryId });
      return deleted.length > 0;
    });
  }

  async deleteAll(userId: string): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx.delete(searchJudgements).where(eq(searchJudgements.userId, userId)),
    );
  }
}

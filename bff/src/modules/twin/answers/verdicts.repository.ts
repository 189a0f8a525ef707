import { Injectable } from '@nestjs/common';
import { and, count, desc, eq } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { twinVerdicts } from './twin-verdicts.table.js';

export type VerdictRow = Omit<typeof twinVerdicts.$inferSelect, 'userId'>;

const { id, question, wouldSay, instead, memoryIds, createdAt } = twinVerdicts;
const COLUMNS = { id, question, wouldSay, instead, memoryIds, createdAt };
const owner = twinVerdicts.userId;

/** What somebody said of answers that were written as theirs. */
@Injectable()
export class VerdictsRepository {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  findAll(userId: string, limit: number): Promise<VerdictRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select(COLUMNS)
        .from(twinVerdicts)
        .where(eq(owner, userId))
        .orderBy(desc(createdAt), desc(id))
        .limit(limit),
    );
  }

  /** False where there are so many already. */
  add(userId: string, verdict: VerdictRow, most: number): Promise<boolean> {
    return this.database.forUser(userId, async (tx) => {
      const [row] = await tx.select({ there: count() }).from(twinVerdicts).where(eq(owner, userId));
      if ((row?.there ?? 0) >= most) return false;
      await tx.insert(twinVerdicts).values({ ...verdict, userId });
      return true;
    });
  }

  async remove(userId: string, verdictId: string): Promise<boolean> {
    const gone = await this.database.forUser(userId, (tx) =>
      tx
        .delete(twinVerdicts)
        .where(and(eq(owner, userId), eq(id, verdictId)))
        .returning({ id }),
    );
    return gone.length > 0;
  }
}

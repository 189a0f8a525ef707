import { Injectable } from '@nestjs/common';
import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { accountTextCodes } from './text-codes.table.js';

export type TextCodeRow = typeof accountTextCodes.$inferSelect;

@Injectable()
export class TextCodesRepository {
  constructor(private readonly database: Database) {}

  /** In the place of those that were sent to the number before. */
  add(row: TextCodeRow): Promise<void> {
    return this.database.forSystem('accounts: make a text code', async (tx) => {
      await tx.delete(accountTextCodes).where(lte(accountTextCodes.expiresAt, row.createdAt));
      await tx.delete(accountTextCodes).where(eq(accountTextCodes.phone, row.phone));
      await tx.insert(accountTextCodes).values(row);
    });
  }

  /** Counts the attempt before it is looked at, so that many at once are many; nothing where there were enough. */
  tryOne(sessionHash: Buffer, now: Date, maxAttempts: number): Promise<TextCodeRow | undefined> {
    const { attempts, expiresAt } = accountTextCodes;
    return this.database.forSystem('accounts: try a text code', async (tx) => {
      const [row] = await tx
        .update(accountTextCodes)
        .set({ attempts: sql`${attempts} + 1` })
        .where(
          and(eq(accountTextCodes.sessionHash, sessionHash), gt(expiresAt, now), lt(attempts, maxAttempts)),
        )
        .returning();
      return row;
    });
  }

  remove(sessionHash: Buffer): Promise<void> {
    return this.database.forSystem('accounts: use a text code', async (tx) => {
      await tx.delete(accountTextCodes).where(eq(accountTextCodes.sessionHash, sessionHash));
    });
  }

  findOpen(now: Date, limit: number): Promise<TextCodeRow[]> {
    return this.database.readAsSystem((tx) =>
      tx
        .select()
        .from(accountTextCodes)
        .where(gt(accountTextCodes.expiresAt, now))
        .orderBy(desc(accountTextCodes.createdAt), desc(accountTextCodes.id))
        .limit(limit),
    );
  }
}

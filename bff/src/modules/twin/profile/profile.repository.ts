import { Injectable } from '@nestjs/common';
import { and, eq } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { twinLines } from './twin-lines.table.js';

export type KeptLine = Pick<typeof twinLines.$inferSelect, 'id' | 'text' | 'isHidden'>;
export type LineChange = Pick<typeof twinLines.$inferInsert, 'text' | 'isHidden' | 'memoryId'>;

@Injectable()
export class ProfileRepository {
  constructor(private readonly database: Database) {}

  async findAll(userId: string): Promise<Map<string, KeptLine>> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select({ id: twinLines.id, text: twinLines.text, isHidden: twinLines.isHidden })
        .from(twinLines)
        .where(eq(twinLines.userId, userId)),
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  async keep(userId: string, id: string, change: LineChange, updatedAt: Date): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx
        .insert(twinLines)
        .values({ userId, id, ...change, updatedAt })
        .onConflictDoUpdate({
          target: [twinLines.userId, twinLines.id],
          set: { ...change, updatedAt },
        }),
    );
  }

  async drop(userId: string, id: string): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx.delete(twinLines).where(and(eq(twinLines.userId, userId), eq(twinLines.id, id))),
    );
  }

  /** Gives how many came back. */
  async showAll(userId: string, updatedAt: Date): Promise<number> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .update(twinLines)
        .set({ isHidden: false, updatedAt })
        .where(and(eq(twinLines.userId, userId), eq(twinLines.isHidden, true)))
        .returning({ id: twinLines.id }),
    );
    return rows.length;
  }
}

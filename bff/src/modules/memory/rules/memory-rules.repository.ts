import { Injectable } from '@nestjs/common';
import { and, desc, eq } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { memoryRules } from './memory-rules.table.js';

export type MemoryRuleRow = typeof memoryRules.$inferSelect;

@Injectable()
export class MemoryRulesRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  findAll(userId: string): Promise<MemoryRuleRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(memoryRules)
        .where(eq(memoryRules.userId, userId))
        .orderBy(desc(memoryRules.createdAt), desc(memoryRules.id)),
    );
  }

  /** The same again is the one that is there. */
  add(userId: string, rule: Omit<typeof memoryRules.$inferInsert, 'id' | 'userId'>): Promise<MemoryRuleRow> {
    return this.database.forUser(userId, async (tx) => {
      const [added] = await tx
        .insert(memoryRules)
        .values({ ...rule, userId })
        .onConflictDoUpdate({
          target: [memoryRules.userId, memoryRules.kind, memoryRules.key],
          set: { text: rule.text },
        })
        .returning();
      if (!added) throw new Error('The rule left no row.');
      return added;
    });
  }

  /** Whether there was one. */
  async remove(userId: string, id: string): Promise<boolean> {
    const removed = await this.database.forUser(userId, (tx) =>
      tx
        .delete(memoryRules)
        .where(and(eq(memoryRules.userId, userId), eq(memoryRules.id, id)))
        .returning({ id: memoryRules.id }),
    );
    return removed.length > 0;
  }
}

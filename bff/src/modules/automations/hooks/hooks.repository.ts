import { Injectable } from '@nestjs/common';
import { and, asc, count, eq, lt } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { automationHookCalls, automationHooks } from './hooks.table.js';

export interface Hook {
  readonly id: string;
  readonly name: string;
  readonly tokenHash: Buffer;
  readonly secret: Buffer | null;
  readonly createdAt: Date;
  readonly calledAt: Date | null;
}
const owner = automationHooks.userId;

@Injectable()
export class HooksRepository {
  constructor(private readonly database: Database) {}

  findAll(userId: string): Promise<Hook[]> {
    return this.database.forUser(userId, (tx) =>
      tx.select().from(automationHooks).where(eq(owner, userId)).orderBy(asc(automationHooks.createdAt)),
    );
  }

  /** False where there are so many already. */
  add(userId: string, hook: Hook, most: number): Promise<boolean> {
    return this.database.forUser(userId, async (tx) => {
      const [row] = await tx.select({ there: count() }).from(automationHooks).where(eq(owner, userId));
      if ((row?.there ?? 0) >= most) return false;
      await tx.insert(automationHooks).values({ ...hook, userId });
      return true;
    });
  }

  async remove(userId: string, id: string): Promise<boolean> {
    const removed = await this.database.forUser(userId, (tx) =>
      tx
        .delete(automationHooks)
        .where(and(eq(owner, userId), eq(automationHooks.id, id)))
        .returning({ id: automationHooks.id }),
    );
    return removed.length > 0;
  }

  /** Whoever it is of: who calls is not signed in. */
  async findByToken(tokenHash: Buffer): Promise<(Hook & { readonly userId: string }) | undefined> {
    const [found] = await this.database.readAsSystem((tx) =>
      tx.select().from(automationHooks).where(eq(automationHooks.tokenHash, tokenHash)),
    );
    return found;
  }

  /** False where just that call came before. */
  noteCall(userId: string, hookId: string, digest: Buffer, at: Date): Promise<boolean> {
    return this.database.forUser(userId, async (tx) => {
      const noted = await tx
        .insert(automationHookCalls)
        .values({ userId, hookId, digest, at })
        .onConflictDoNothing()
        .returning({ at: automationHookCalls.at });
      if (noted.length === 0) return false;
      await tx
        .update(automationHooks)
        .set({ calledAt: at })
        .where(and(eq(owner, userId), eq(automationHooks.id, hookId)));
      return true;
    });
  }

  /** Everybody's. */
  async purge(before: Date): Promise<void> {
    await this.database.forSystem('automations: purge calls of webhooks', (tx) =>
      tx.delete(automationHookCalls).where(lt(automationHookCalls.at, before)),
    );
  }
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { and, desc, eq } from 'drizzle-orm';
import { type TimeRange } from '../../common/time-position.js';
import { isBehind } from '../../database/behind.js';
import { Database } from '../../database/database.js';
import { conversations } from './chat.table.js';

export type ConversationRow = typeof conversations.$inferSelect;

@Injectable()
export class ConversationsRepository {
  constructor(private readonly database: Database) {}

  /** Last used first. */
  findPage(userId: string, { limit, after }: TimeRange): Promise<ConversationRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(conversations)
        .where(
          and(eq(conversations.userId, userId), isBehind(conversations.updatedAt, conversations.id, after)),
        )
        .orderBy(desc(conversations.updatedAt), desc(conversations.id))
        .limit(limit),
    );
  }

  async find(userId: string, id: string): Promise<ConversationRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.select().from(conversations).where(isOwn(userId, id)),
    );
    return row;
  }

  async create(userId: string, now: Date): Promise<ConversationRow> {
    const row = { id: randomUUID(), userId, title: null, createdAt: now, updatedAt: now };
    await this.database.forUser(userId, (tx) => tx.insert(conversations).values(row));
    return row;
  }

  async rename(userId: string, id: string, title: string): Promise<ConversationRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.update(conversations).set({ title }).where(isOwn(userId, id)).returning(),
    );
    return row;
  }

  /** Whether there was one to delete; its messages go with it. */
  async delete(userId: string, id: string): Promise<boolean> {
    const deleted = await this.database.forUser(userId, (tx) =>
      tx.delete(conversations).where(isOwn(userId, id)).returning({ id: conversations.id }),
    );
    return deleted.length > 0;
  }
}

function isOwn(userId: string, id: string) {
  return and(eq(conversations.userId, userId), eq(conversations.id, id));
}

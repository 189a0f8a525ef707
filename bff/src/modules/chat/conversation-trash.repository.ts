import { Injectable } from '@nestjs/common';
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { eraseQuotesFromConversations, isItsConversation } from './chat-erasure.repository.js';
import { conversations, messages } from './chat.table.js';
import { type ConversationRow } from './conversations.repository.js';

/** Deleted conversations: nothing finds them, and they can be restored until they are erased. */
@Injectable()
export class ConversationTrashRepository {
  constructor(private readonly database: Database) {}

  /** Whether there was one to mark. The first mark counts: a repeat does not prolong the time to undo. */
  async put(userId: string, id: string, at: Date): Promise<boolean> {
    const marked = await this.database.forUser(userId, (tx) =>
      tx
        .update(conversations)
        .set({ deletedAt: sql`coalesce(${conversations.deletedAt}, ${at.toISOString()}::timestamptz)` })
        .where(isOwn(userId, id))
        .returning({ id: conversations.id }),
    );
    return marked.length > 0;
  }

  /** Those with a message that was said on the voice screen. */
  async putSpoken(userId: string, at: Date): Promise<void> {
    await this.database.forUser(userId, (tx) => {
      const spoken = tx
        .select({ id: messages.conversationId })
        .from(messages)
        .where(and(eq(messages.userId, userId), isNotNull(messages.transcribedBy)));
      return tx
        .update(conversations)
        .set({ deletedAt: at })
        .where(
          and(
            eq(conversations.userId, userId),
            isNull(conversations.deletedAt),
            inArray(conversations.id, spoken),
          ),
        );
    });
  }

  async takeOut(userId: string, id: string): Promise<ConversationRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.update(conversations).set({ deletedAt: null }).where(isOwn(userId, id)).returning(),
    );
    return row;
  }

  /** Erases what was deleted before that time, whosever it is, and what other answers say of it. */
  async purge(before: Date): Promise<void> {
    const isOld = lt(conversations.deletedAt, before);
    await this.database.forSystem('chat: purge deleted conversations', async (tx) => {
      const gone = await tx
        .select({ id: messages.id, userId: messages.userId })
        .from(messages)
        .innerJoin(conversations, isItsConversation)
        .where(and(isOld, eq(messages.role, 'user')));
      await eraseQuotesFromConversations(tx, gone);
      // The messages go by their foreign key.
      await tx.delete(conversations).where(isOld);
    });
  }
}

function isOwn(userId: string, id: string) {
  return and(eq(conversations.userId, userId), eq(conversations.id, id));
}

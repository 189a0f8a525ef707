import { Injectable } from '@nestjs/common';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { conversations, MESSAGE_COLUMNS, messages } from './chat.table.js';
import { isOpenConversation } from './conversations.repository.js';
import { type TreeNode } from './message-tree.js';
import { type MessageRow } from './messages.repository.js';

/** The branches of conversations, and which of them is shown. */
@Injectable()
export class BranchesRepository {
  constructor(private readonly database: Database) {}

  /** Every message by its place, in the order they were written. */
  findTree(userId: string, conversationId: string): Promise<TreeNode[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select({ id: messages.id, parentId: messages.parentId })
        .from(messages)
        .where(and(eq(messages.userId, userId), eq(messages.conversationId, conversationId)))
        .orderBy(asc(messages.position)),
    );
  }

  /** These messages, in the order they were written. */
  findMessages(userId: string, ids: readonly string[]): Promise<MessageRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select(MESSAGE_COLUMNS)
        .from(messages)
        .where(and(eq(messages.userId, userId), inArray(messages.id, [...ids])))
        .orderBy(asc(messages.position)),
    );
  }

  async show(userId: string, conversationId: string, leafId: string): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx
        .update(conversations)
        .set({ activeLeafId: leafId })
        .where(isOpenConversation(userId, conversationId)),
    );
  }
}

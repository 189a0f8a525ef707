import { Injectable } from '@nestjs/common';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { conversations, MESSAGE_COLUMNS, messages } from './chat.table.js';
import { type ConversationRow } from './conversations.repository.js';
import { type MessageRow } from './messages.repository.js';

/** Reads conversations whole, piece by piece. */
@Injectable()
export class ChatExportsRepository {
  constructor(private readonly database: Database) {}

  /** Those that are not deleted, by their ids. */
  findConversations(userId: string, afterId: string | undefined, limit: number): Promise<ConversationRow[]> {
    const isNext = and(
      eq(conversations.userId, userId),
      isNull(conversations.deletedAt),
      afterId === undefined ? undefined : gt(conversations.id, afterId),
    );
    return this.database.forUser(userId, (tx) =>
      tx.select().from(conversations).where(isNext).orderBy(asc(conversations.id)).limit(limit),
    );
  }

  /** In the order they were said. */
  findMessages(
    userId: string,
    conversationId: string,
    afterPosition: number,
    limit: number,
  ): Promise<MessageRow[]> {
    const isNext = and(
      eq(messages.userId, userId),
      eq(messages.conversationId, conversationId),
      gt(messages.position, afterPosition),
    );
    return this.database.forUser(userId, (tx) =>
      tx.select(MESSAGE_COLUMNS).from(messages).where(isNext).orderBy(asc(messages.position)).limit(limit),
    );
  }
}

import { Injectable } from '@nestjs/common';
import { and, eq, exists, isNull } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { conversations, MESSAGE_COLUMNS, messages, type StoredFeedback } from './chat.table.js';
import { type MessageRow } from './messages.repository.js';

/** Messages of conversations that are not deleted, each by itself. */
@Injectable()
export class OpenMessagesRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string, id: string): Promise<MessageRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .select(MESSAGE_COLUMNS)
        .from(messages)
        .innerJoin(conversations, isItsConversation)
        .where(and(isOwn(userId, id), isNull(conversations.deletedAt))),
    );
    return row;
  }

  /** Undefined when there is no such finished answer. */
  async judge(
    userId: string,
    id: string,
    feedback: StoredFeedback | null,
  ): Promise<StoredFeedback | null | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .update(messages)
        .set({ feedback })
        .where(
          and(
            isOwn(userId, id),
            eq(messages.role, 'twin'),
            eq(messages.status, 'complete'),
            exists(
              tx
                .select({ id: conversations.id })
                .from(conversations)
                .where(and(isItsConversation, isNull(conversations.deletedAt))),
            ),
          ),
        )
        .returning({ feedback: messages.feedback }),
    );
    return row?.feedback;
  }
}

const isItsConversation = and(
  eq(conversations.userId, messages.userId),
  eq(conversations.id, messages.conversationId),
);

function isOwn(userId: string, id: string) {
  return and(eq(messages.userId, userId), eq(messages.id, id));
}

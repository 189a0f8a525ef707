import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { type TimeRange } from '../../common/time-position.js';
import { afterCursor } from '../../database/keyset.js';
import { Database } from '../../database/database.js';
import { conversations, MESSAGE_COLUMNS, messages } from './chat.table.js';
import { isInOpenConversation } from './conversations.repository.js';
import { type MessageRow } from './messages.repository.js';

/** What was said on the voice screen, in conversations that are not deleted. */
@Injectable()
export class SpokenMessagesRepository {
  constructor(private readonly database: Database) {}

  /** The latest first. */
  findPage(userId: string, { limit, after }: TimeRange): Promise<MessageRow[]> {
    const isSpoken = and(
      eq(messages.userId, userId),
      isNotNull(messages.transcribedBy),
      afterCursor(messages.createdAt, messages.id, after),
    );
    return this.database.forUser(userId, (tx) =>
      tx
        .select(MESSAGE_COLUMNS)
        .from(messages)
        .innerJoin(conversations, isInOpenConversation)
        .where(isSpoken)
        .orderBy(desc(messages.createdAt), desc(messages.id))
        .limit(limit),
    );
  }

  /** The answers to these messages, in the order in which they were written. */
  findAnswers(userId: string, questions: readonly MessageRow[]): Promise<MessageRow[]> {
    const isAnswer = and(
      eq(messages.userId, userId),
      inArray(messages.conversationId, [...new Set(questions.map(({ conversationId }) => conversationId))]),
      inArray(
        messages.parentId,
        questions.map(({ id }) => id),
      ),
    );
    return this.database.forUser(userId, (tx) =>
      tx.select(MESSAGE_COLUMNS).from(messages).where(isAnswer).orderBy(asc(messages.position)),
    );
  }
}

import { Injectable } from '@nestjs/common';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Database } from '../../database/database.js';
import { conversations, messages } from './chat.table.js';
import { isInOpenConversation } from './conversations.repository.js';

export interface AskedMessage {
  readonly id: string;
  readonly conversationId: string;
  readonly text: string;
  readonly at: Date;
  readonly isSpoken: boolean;
  /** Null while it is written, or where it failed. */
  readonly answer: string | null;
  readonly sources: number;
}

const answers = alias(messages, 'answers');

/** What was said to the twin at a time, in conversations that are not deleted. */
@Injectable()
export class AskedMessagesRepository {
  constructor(private readonly database: Database) {}

  /** The earliest first, each with its first answer. */
  findWithin(
    userId: string,
    { from, before }: { readonly from: Date; readonly before: Date },
    limit: number,
  ): Promise<AskedMessage[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select({
          id: messages.id,
          conversationId: messages.conversationId,
          text: messages.text,
          at: messages.createdAt,
          isSpoken: sql<boolean>`${messages.transcribedBy} is not null`,
          answer: answers.text,
          sources: sql<number>`coalesce(jsonb_array_length(${answers.citations}), 0)`,
        })
        .from(messages)
        .innerJoin(conversations, isInOpenConversation)
        .leftJoin(
          answers,
          and(
            eq(answers.userId, messages.userId),
            eq(answers.conversationId, messages.conversationId),
            eq(answers.position, sql`${messages.position} + 1`),
            eq(answers.status, 'complete'),
          ),
        )
        .where(
          and(
            eq(messages.userId, userId),
            eq(messages.role, 'user'),
            gte(messages.createdAt, from),
            lt(messages.createdAt, before),
          ),
        )
        .orderBy(asc(messages.createdAt), asc(messages.position))
        .limit(limit),
    );
  }
}

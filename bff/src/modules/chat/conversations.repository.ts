import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type TimeRange } from '../../common/time-position.js';
import { afterCursor } from '../../database/keyset.js';
import { Database } from '../../database/database.js';
import { conversations, messages } from './chat.table.js';

export type ConversationRow = typeof conversations.$inferSelect;
export type ConversationStatus = ConversationRow['status'];

/** What can be changed of a conversation; what is undefined stays. */
export interface ConversationChange {
  title?: string | undefined;
  status?: ConversationStatus | undefined;
  disabledContexts?: readonly string[] | undefined;
}

export interface NewConversation {
  readonly id?: string | undefined;
  readonly disabledContexts: readonly string[];
}

/** Conversations that are not deleted. */
@Injectable()
export class ConversationsRepository {
  constructor(private readonly database: Database) {}

  /** Last used first. */
  findPage(
    userId: string,
    status: ConversationStatus | undefined,
    { limit, after }: TimeRange,
  ): Promise<ConversationRow[]> {
    const isOnShelf = and(
      eq(conversations.userId, userId),
      isNull(conversations.deletedAt),
      status && eq(conversations.status, status),
      afterCursor(conversations.updatedAt, conversations.id, after),
    );
    return this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(conversations)
        .where(isOnShelf)
        .orderBy(desc(conversations.updatedAt), desc(conversations.id))
        .limit(limit),
    );
  }

  async find(userId: string, id: string): Promise<ConversationRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.select().from(conversations).where(isOpenConversation(userId, id)),
    );
    return row;
  }

  /** `undefined` when the user has one with that id, deleted or not. */
  async create(
    userId: string,
    { id = randomUUID(), disabledContexts }: NewConversation,
    now: Date,
  ): Promise<ConversationRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .insert(conversations)
        .values({
          id,
          userId,
          disabledContexts: [...disabledContexts],
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoNothing()
        .returning(),
    );
    return row;
  }

  /** Its place in the list stays: nothing was said. */
  async update(
    userId: string,
    id: string,
    { title, status, disabledContexts }: ConversationChange,
  ): Promise<ConversationRow | undefined> {
    const change = {
      title: title ?? sql`${conversations.title}`,
      status: status ?? sql`${conversations.status}`,
      disabledContexts: disabledContexts ? [...disabledContexts] : sql`${conversations.disabledContexts}`,
    };
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.update(conversations).set(change).where(isOpenConversation(userId, id)).returning(),
    );
    return row;
  }
}

/** A conversation of the user's that is not deleted. */
export function isOpenConversation(userId: string, id: string): SQL | undefined {
  return and(eq(conversations.userId, userId), eq(conversations.id, id), isNull(conversations.deletedAt));
}

/** Of a message joined with its conversation: that is not deleted. */
export const isInOpenConversation = and(
  eq(conversations.userId, messages.userId),
  eq(conversations.id, messages.conversationId),
  isNull(conversations.deletedAt),
);

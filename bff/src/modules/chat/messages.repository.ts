import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, lt, max, sql } from 'drizzle-orm';
import { terms } from '../../common/language/terms.js';
import { Database } from '../../database/database.js';
import { type Transaction } from '../../database/transaction.js';
import {
  conversations,
  MESSAGE_COLUMNS,
  messages,
  type StoredAction,
  type StoredCitation,
} from './chat.table.js';

/** A message without what only its search needs. */
export type MessageRow = Omit<typeof messages.$inferSelect, 'terms'>;

/** A message and the answer to it. */
export interface Exchange {
  question: MessageRow;
  answer: MessageRow;
  /** False when the same request was made before: nothing was added. */
  isNew: boolean;
}

export interface NewQuestion {
  text: string;
  idempotencyKey: string | undefined;
  /** Becomes the conversation's title if it has none yet. */
  title: string;
  askedAt: Date;
}

export interface AnswerContent {
  text: string;
  citations: StoredCitation[];
  actions: StoredAction[];
}

@Injectable()
export class MessagesRepository {
  constructor(private readonly database: Database) {}

  /** The newest messages of a conversation, in the order they were said. */
  async findLatest(userId: string, conversationId: string, limit: number): Promise<MessageRow[]> {
    const newestFirst = await this.database.forUser(userId, (tx) =>
      tx
        .select(MESSAGE_COLUMNS)
        .from(messages)
        .where(isIn(userId, conversationId))
        .orderBy(desc(messages.position))
        .limit(limit),
    );
    return newestFirst.reverse();
  }

  /** What the user said before a message, newest first. The twin's own words are never read back. */
  async findEarlierQuestions(userId: string, question: MessageRow, limit: number): Promise<string[]> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select({ text: messages.text })
        .from(messages)
        .where(
          and(
            isIn(userId, question.conversationId),
            eq(messages.role, 'user'),
            lt(messages.position, question.position),
          ),
        )
        .orderBy(desc(messages.position))
        .limit(limit),
    );
    return rows.map((row) => row.text);
  }

  async find(userId: string, id: string): Promise<MessageRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.select(MESSAGE_COLUMNS).from(messages).where(isOwn(userId, id)),
    );
    return row;
  }

  /** Stores the message and the place of its answer in one go; undefined when the conversation is not the user's. */
  openExchange(userId: string, conversationId: string, asked: NewQuestion): Promise<Exchange | undefined> {
    return this.database.forUser(userId, async (tx) => {
      // The lock puts two messages sent at once in a row, and makes the second of two equal requests wait for the first.
      const [updated] = await tx
        .update(conversations)
        .set({ updatedAt: asked.askedAt, title: sql`coalesce(${conversations.title}, ${asked.title})` })
        .where(and(eq(conversations.userId, userId), eq(conversations.id, conversationId)))
        .returning({ id: conversations.id });
      if (!updated) return undefined;
      const earlier = await findByKey(tx, userId, conversationId, asked.idempotencyKey);
      return earlier ?? addExchange(tx, userId, conversationId, asked);
    });
  }

  /** Overwrites a failure too: an answer that arrives late is still the answer. */
  async complete(userId: string, id: string, content: AnswerContent): Promise<MessageRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .update(messages)
        .set({ ...content, status: 'complete', terms: terms(content.text) })
        .where(isOwn(userId, id))
        .returning(MESSAGE_COLUMNS),
    );
    return row;
  }

  async fail(userId: string, id: string): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx.update(messages).set({ status: 'failed' }).where(isOwn(userId, id)),
    );
  }

  /** How many answers were left unfinished by a process that ended in the middle of them. */
  async failUnfinished(): Promise<number> {
    const failed = await this.database.forSystem('chat: fail unfinished answers', (tx) =>
      tx
        .update(messages)
        .set({ status: 'failed' })
        .where(eq(messages.status, 'streaming'))
        .returning({ id: messages.id }),
    );
    return failed.length;
  }
}

async function findByKey(
  tx: Transaction,
  userId: string,
  conversationId: string,
  key: string | undefined,
): Promise<Exchange | undefined> {
  if (key === undefined) return undefined;
  const [question] = await tx
    .select(MESSAGE_COLUMNS)
    .from(messages)
    .where(and(isIn(userId, conversationId), eq(messages.idempotencyKey, key)));
  if (!question) return undefined;
  const [answer] = await tx
    .select(MESSAGE_COLUMNS)
    .from(messages)
    .where(and(isIn(userId, conversationId), eq(messages.position, question.position + 1)));
  return answer && { question, answer, isNew: false };
}

async function addExchange(
  tx: Transaction,
  userId: string,
  conversationId: string,
  { text, idempotencyKey, askedAt }: NewQuestion,
): Promise<Exchange> {
  const [last] = await tx
    .select({ position: max(messages.position) })
    .from(messages)
    .where(isIn(userId, conversationId));
  const position = (last?.position ?? 0) + 1;
  const shared = { userId, conversationId, citations: [], actions: [], createdAt: askedAt };
  const question: MessageRow = {
    ...shared,
    id: randomUUID(),
    position,
    role: 'user',
    text,
    status: 'complete',
    idempotencyKey: idempotencyKey ?? null,
  };
  const answer: MessageRow = {
    ...shared,
    id: randomUUID(),
    position: position + 1,
    role: 'twin',
    text: '',
    status: 'streaming',
    idempotencyKey: null,
  };
  await tx.insert(messages).values([{ ...question, terms: terms(text) }, answer]);
  return { question, answer, isNew: true };
}

function isOwn(userId: string, id: string) {
  return and(eq(messages.userId, userId), eq(messages.id, id));
}

function isIn(userId: string, conversationId: string) {
  return and(eq(messages.userId, userId), eq(messages.conversationId, conversationId));
}

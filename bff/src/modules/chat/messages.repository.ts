import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { terms } from '../../common/language/terms.js';
import { Database } from '../../database/database.js';
import { announceEnd } from './answer-leases.repository.js';
import {
  conversations,
  MESSAGE_COLUMNS,
  messages,
  type StoredAction,
  type StoredCitation,
} from './chat.table.js';
import { isInOpenConversation, isOpenConversation } from './conversations.repository.js';
import {
  addAnswer,
  addExchange,
  anAnswerTo,
  type Exchange,
  findByKey,
  findMessage,
  type MessageRow,
  type NewQuestion,
  nextPosition,
} from './exchange-rows.repository.js';

export type { Exchange, MessageRow } from './exchange-rows.repository.js';

/** Something said before, and by which side. */
interface SaidBefore {
  by: MessageRow['role'];
  text: string;
  /** The sentences that it cites. */
  quotes: string[];
  disabledContexts: string[];
}

export interface NewAnswer {
  /** The answer it stands beside. */
  answerId: string;
  idempotencyKey: string | undefined;
  disabledContexts: readonly string[] | undefined;
  askedAt: Date;
}

export interface AnswerContent {
  text: string;
  citations: StoredCitation[];
  actions: StoredAction[];
  isClosest: boolean;
  /** Moods and messages whose words it says. */
  quotedEntries: string[];
}

@Injectable()
export class MessagesRepository {
  constructor(private readonly database: Database) {}

  /** What was said before a message on its branch, newest first. */
  async findEarlier(userId: string, question: MessageRow, limit: number): Promise<SaidBefore[]> {
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`
        with recursive earlier as (
          select parent_id, role, text, citations, disabled_contexts, 1 as distance from messages
            where user_id = ${userId} and id = ${question.parentId}::uuid
          union all
          select parent.parent_id, parent.role, parent.text, parent.citations, parent.disabled_contexts, distance + 1
            from earlier
            join messages as parent on parent.user_id = ${userId} and parent.id = earlier.parent_id
            where distance < ${limit})
        select role, text, citations, disabled_contexts from earlier order by distance`),
    );
    return rows.map(({ role, text, citations, disabled_contexts }) => ({
      by: role as SaidBefore['by'],
      text: text as string,
      quotes: (citations as StoredCitation[]).map(({ quote }) => quote),
      disabledContexts: disabled_contexts as string[],
    }));
  }

  async find(userId: string, id: string): Promise<MessageRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.select(MESSAGE_COLUMNS).from(messages).where(isOwn(userId, id)),
    );
    return row;
  }

  /** An answer of a conversation that is not deleted. */
  async findAnswer(userId: string, id: string): Promise<MessageRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .select(MESSAGE_COLUMNS)
        .from(messages)
        .innerJoin(conversations, isInOpenConversation)
        .where(and(isOwn(userId, id), eq(messages.role, 'twin'))),
    );
    return row;
  }

  /** Stores the message and the place of its answer in one go; undefined when the conversation is not the user's. */
  openExchange(userId: string, conversationId: string, asked: NewQuestion): Promise<Exchange | undefined> {
    return this.database.forUser(userId, async (tx) => {
      // The lock puts two messages sent at once in a row, and makes the second of two equal requests wait for the first.
      const [updated] = await tx
        .update(conversations)
        .set({
          updatedAt: asked.askedAt,
          title: sql`coalesce(${conversations.title}, ${asked.title})`,
          status: outOfArchive,
        })
        .where(isOpenConversation(userId, conversationId))
        .returning({
          activeLeafId: conversations.activeLeafId,
          disabledContexts: conversations.disabledContexts,
        });
      if (!updated) return undefined;
      const earlier = await findByKey(tx, userId, conversationId, asked.idempotencyKey);
      if (earlier) return earlier;
      const parentId =
        asked.insteadOf === undefined
          ? updated.activeLeafId
          : (await findMessage(tx, userId, conversationId, { id: asked.insteadOf, role: 'user' })).parentId;
      const disabledContexts = asked.disabledContexts ?? updated.disabledContexts;
      return addExchange(tx, userId, conversationId, { ...asked, parentId, disabledContexts });
    });
  }

  /** Stores the place of another answer to the same message; undefined when the conversation is not the user's. */
  openRetry(userId: string, conversationId: string, asked: NewAnswer): Promise<Exchange | undefined> {
    return this.database.forUser(userId, async (tx) => {
      const [updated] = await tx
        .update(conversations)
        .set({ updatedAt: asked.askedAt, status: outOfArchive })
        .where(isOpenConversation(userId, conversationId))
        .returning({ disabledContexts: conversations.disabledContexts });
      if (!updated) return undefined;
      const earlier = await findByKey(tx, userId, conversationId, asked.idempotencyKey);
      if (earlier) return earlier;
      const { parentId } = await findMessage(tx, userId, conversationId, {
        id: asked.answerId,
        role: 'twin',
      });
      const question = await findMessage(tx, userId, conversationId, { id: parentId, role: 'user' });
      const position = await nextPosition(tx, userId, conversationId);
      const answer = {
        ...anAnswerTo(question, position, asked.askedAt),
        idempotencyKey: asked.idempotencyKey ?? null,
        disabledContexts: [...(asked.disabledContexts ?? updated.disabledContexts)],
      };
      await addAnswer(tx, answer);
      return { question, answer, isNew: true };
    });
  }

  /** Overwrites a failure too: an answer that arrives late is still the answer. */
  async complete(userId: string, id: string, content: AnswerContent): Promise<MessageRow | undefined> {
    return this.end(userId, id, { ...content, status: 'complete', terms: terms(content.text) });
  }

  async fail(userId: string, id: string): Promise<void> {
    await this.end(userId, id, { status: 'failed' });
  }

  private end(
    userId: string,
    id: string,
    ending: Partial<typeof messages.$inferInsert>,
  ): Promise<MessageRow | undefined> {
    return this.database.forUser(userId, async (tx) => {
      const [row] = await tx
        .update(messages)
        .set({ ...ending, leaseUntil: null })
        .where(isOwn(userId, id))
        .returning(MESSAGE_COLUMNS);
      await announceEnd(tx, id);
      return row;
    });
  }
}

/** A conversation that goes on is not put away any more. */
const outOfArchive = sql`case ${conversations.status} when 'archived' then 'active' else ${conversations.status} end`;

function isOwn(userId: string, id: string) {
  return and(eq(messages.userId, userId), eq(messages.id, id));
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { and, eq, isNull, max, sql } from 'drizzle-orm';
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
import { MessageNotFound } from './chat.errors.js';
import { isOpenConversation } from './conversations.repository.js';

/** A message without what only its search needs. */
export type MessageRow = Omit<typeof messages.$inferSelect, 'terms'>;

/** Something said before, and by which side. */
interface SaidBefore {
  by: MessageRow['role'];
  text: string;
  /** The sentences that it cites. */
  quotes: string[];
  contextsOff: string[];
}

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
  /** The message it stands beside; without it, it follows what was said last. */
  insteadOf: string | undefined;
  /** Who wrote it down, where it was said on the voice screen. */
  heardBy: NonNullable<MessageRow['heardBy']> | undefined;
  /** What answers may not read from now on; without it, as it was. */
  contextsOff: readonly string[] | undefined;
}

export interface NewAnswer {
  /** The answer it stands beside. */
  answerId: string;
  idempotencyKey: string | undefined;
  contextsOff: readonly string[] | undefined;
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

  /** What was said before a message on its branch, newest first. */
  async findEarlier(userId: string, question: MessageRow, limit: number): Promise<SaidBefore[]> {
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`
        with recursive earlier as (
          select parent_id, role, text, position, citations, contexts_off from messages
            where user_id = ${userId} and id = ${question.parentId}::uuid
          union all
          select parent.parent_id, parent.role, parent.text, parent.position, parent.citations,
              parent.contexts_off from earlier
            join messages as parent on parent.user_id = ${userId} and parent.id = earlier.parent_id)
        select role, text, citations, contexts_off from earlier order by position desc limit ${limit}`),
    );
    return rows.map(({ role, text, citations, contexts_off }) => ({
      by: role as SaidBefore['by'],
      text: text as string,
      quotes: (citations as StoredCitation[]).map(({ quote }) => quote),
      contextsOff: contexts_off as string[],
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
        .innerJoin(
          conversations,
          and(
            eq(conversations.userId, messages.userId),
            eq(conversations.id, messages.conversationId),
            isNull(conversations.deletedAt),
          ),
        )
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
          shelf: outOfArchive,
        })
        .where(isOpenConversation(userId, conversationId))
        .returning({ activeLeafId: conversations.activeLeafId, contextsOff: conversations.contextsOff });
      if (!updated) return undefined;
      const earlier = await findByKey(tx, userId, conversationId, asked.idempotencyKey);
      if (earlier) return earlier;
      const parentId =
        asked.insteadOf === undefined
          ? updated.activeLeafId
          : (await findMessage(tx, userId, conversationId, { id: asked.insteadOf, role: 'user' })).parentId;
      const contextsOff = asked.contextsOff ?? updated.contextsOff;
      return addExchange(tx, userId, conversationId, { ...asked, parentId, contextsOff });
    });
  }

  /** Stores the place of another answer to the same message; undefined when the conversation is not the user's. */
  openRetry(userId: string, conversationId: string, asked: NewAnswer): Promise<Exchange | undefined> {
    return this.database.forUser(userId, async (tx) => {
      const [updated] = await tx
        .update(conversations)
        .set({ updatedAt: asked.askedAt, shelf: outOfArchive })
        .where(isOpenConversation(userId, conversationId))
        .returning({ contextsOff: conversations.contextsOff });
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
        contextsOff: [...(asked.contextsOff ?? updated.contextsOff)],
      };
      await tx.insert(messages).values(answer);
      await showBranch(tx, answer);
      return { question, answer, isNew: true };
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

/** The exchange that was begun with this key, as a question or as another answer. */
async function findByKey(
  tx: Transaction,
  userId: string,
  conversationId: string,
  key: string | undefined,
): Promise<Exchange | undefined> {
  if (key === undefined) return undefined;
  const [row] = await tx
    .select(MESSAGE_COLUMNS)
    .from(messages)
    .where(and(isIn(userId, conversationId), eq(messages.idempotencyKey, key)));
  if (!row) return undefined;
  if (row.role === 'twin') {
    const question = await findMessage(tx, userId, conversationId, { id: row.parentId, role: 'user' });
    return { question, answer: row, isNew: false };
  }
  const [answer] = await tx
    .select(MESSAGE_COLUMNS)
    .from(messages)
    .where(and(isIn(userId, conversationId), eq(messages.position, row.position + 1)));
  return answer && { question: row, answer, isNew: false };
}

async function findMessage(
  tx: Transaction,
  userId: string,
  conversationId: string,
  { id, role }: { id: string | null; role: MessageRow['role'] },
): Promise<MessageRow> {
  if (id === null) throw new MessageNotFound();
  const [row] = await tx
    .select(MESSAGE_COLUMNS)
    .from(messages)
    .where(and(isIn(userId, conversationId), eq(messages.id, id), eq(messages.role, role)));
  if (!row) throw new MessageNotFound();
  return row;
}

async function nextPosition(tx: Transaction, userId: string, conversationId: string): Promise<number> {
  const [last] = await tx
    .select({ position: max(messages.position) })
    .from(messages)
    .where(isIn(userId, conversationId));
  return (last?.position ?? 0) + 1;
}

async function addExchange(
  tx: Transaction,
  userId: string,
  conversationId: string,
  asked: NewQuestion & Pick<MessageRow, 'parentId'> & { contextsOff: readonly string[] },
): Promise<Exchange> {
  const { text, idempotencyKey, askedAt, heardBy, parentId, contextsOff } = asked;
  const position = await nextPosition(tx, userId, conversationId);
  const question: MessageRow = {
    ...{ userId, conversationId, citations: [], actions: [], feedback: null, contextsOff: [] },
    createdAt: askedAt,
    id: randomUUID(),
    position,
    parentId,
    role: 'user',
    text,
    status: 'complete',
    idempotencyKey: idempotencyKey ?? null,
    heardBy: heardBy ?? null,
  };
  const answer = { ...anAnswerTo(question, position + 1, askedAt), contextsOff: [...contextsOff] };
  await tx.insert(messages).values([{ ...question, terms: terms(text) }, answer]);
  await showBranch(tx, answer);
  return { question, answer, isNew: true };
}

/** The place where an answer will stand. */
function anAnswerTo(
  { id, userId, conversationId }: MessageRow,
  position: number,
  createdAt: Date,
): MessageRow {
  return {
    ...{ userId, conversationId, citations: [], actions: [], feedback: null, contextsOff: [], createdAt },
    id: randomUUID(),
    position,
    parentId: id,
    role: 'twin',
    text: '',
    status: 'streaming',
    idempotencyKey: null,
    heardBy: null,
  };
}

/** The branch of an answer, with what it was asked without. */
async function showBranch(tx: Transaction, answer: MessageRow): Promise<void> {
  const { userId, conversationId, id, contextsOff } = answer;
  await tx
    .update(conversations)
    .set({ activeLeafId: id, contextsOff })
    .where(isOpenConversation(userId, conversationId));
}

/** A conversation that goes on is not put away any more. */
const outOfArchive = sql`case ${conversations.shelf} when 'archived' then 'recent' else ${conversations.shelf} end`;

function isOwn(userId: string, id: string) {
  return and(eq(messages.userId, userId), eq(messages.id, id));
}

function isIn(userId: string, conversationId: string) {
  return and(eq(messages.userId, userId), eq(messages.conversationId, conversationId));
}

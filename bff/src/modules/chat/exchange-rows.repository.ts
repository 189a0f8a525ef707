import { randomUUID } from 'node:crypto';
import { and, eq, max } from 'drizzle-orm';
import { terms } from '../../common/language/terms.js';
import { type Transaction } from '../../database/transaction.js';
import { leaseUntil } from './answer-leases.repository.js';
import { MessageNotFound } from './chat.errors.js';
import { conversations, MESSAGE_COLUMNS, messages } from './chat.table.js';
import { isOpenConversation } from './conversations.repository.js';

/** A message without what only its search, its writing and its erasure need. */
export type MessageRow = Omit<typeof messages.$inferSelect, 'terms' | 'leaseUntil' | 'quotedEntries'>;

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
  transcribedBy: NonNullable<MessageRow['transcribedBy']> | undefined;
  /** What answers may not read from now on; without it, as it was. */
  disabledContexts: readonly string[] | undefined;
}

/** The exchange that was begun with this key, as a question or as another answer. */
export async function findByKey(
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

export async function findMessage(
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

export async function nextPosition(tx: Transaction, userId: string, conversationId: string): Promise<number> {
  const [last] = await tx
    .select({ position: max(messages.position) })
    .from(messages)
    .where(isIn(userId, conversationId));
  return (last?.position ?? 0) + 1;
}

export async function addExchange(
  tx: Transaction,
  userId: string,
  conversationId: string,
  asked: NewQuestion & Pick<MessageRow, 'parentId'> & { disabledContexts: readonly string[] },
): Promise<Exchange> {
  const { text, idempotencyKey, askedAt, transcribedBy, parentId, disabledContexts } = asked;
  const position = await nextPosition(tx, userId, conversationId);
  const question: MessageRow = {
    ...{ userId, conversationId, citations: [], actions: [], isClosest: false, feedback: null },
    disabledContexts: [],
    createdAt: askedAt,
    id: randomUUID(),
    position,
    parentId,
    role: 'user',
    text,
    status: 'complete',
    idempotencyKey: idempotencyKey ?? null,
    transcribedBy: transcribedBy ?? null,
  };
  const answer = { ...anAnswerTo(question, position + 1, askedAt), disabledContexts: [...disabledContexts] };
  await tx.insert(messages).values({ ...question, terms: terms(text) });
  await addAnswer(tx, answer);
  return { question, answer, isNew: true };
}

/** The place where an answer will stand. */
export function anAnswerTo(
  { id, userId, conversationId }: MessageRow,
  position: number,
  createdAt: Date,
): MessageRow {
  return {
    ...{
      userId,
      conversationId,
      citations: [],
      actions: [],
      isClosest: false,
      feedback: null,
      disabledContexts: [],
      createdAt,
    },
    id: randomUUID(),
    position,
    parentId: id,
    role: 'twin',
    text: '',
    status: 'streaming',
    idempotencyKey: null,
    transcribedBy: null,
  };
}

/** Takes its place, to be written by this process. */
export async function addAnswer(tx: Transaction, answer: MessageRow): Promise<void> {
  await tx.insert(messages).values({ ...answer, leaseUntil });
  await showBranch(tx, answer);
}

/** The branch of an answer, with what it was asked without. */
export async function showBranch(tx: Transaction, answer: MessageRow): Promise<void> {
  const { userId, conversationId, id, disabledContexts } = answer;
  await tx
    .update(conversations)
    .set({ activeLeafId: id, disabledContexts })
    .where(isOpenConversation(userId, conversationId));
}

function isIn(userId: string, conversationId: string) {
  return and(eq(messages.userId, userId), eq(messages.conversationId, conversationId));
}

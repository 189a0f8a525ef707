import { and, arrayOverlaps, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Transaction } from '../../database/transaction.js';
import { conversations, messages } from './chat.table.js';
import { conversationTitle } from './conversation-title.js';

interface Erased {
  id: string;
  userId: string;
  sourceMessageId: string | null;
}

export const isItsConversation = and(
  eq(conversations.userId, messages.userId),
  eq(conversations.id, messages.conversationId),
);

/** What stands where words were. */
const ERASED = {
  user: 'You erased what you said here.',
  twin: 'This answer rested on a memory that you erased.',
} as const;
const ERASED_ENTRY = 'This answer rested on something that you removed.';
const WITHOUT_WORDS = {
  citations: [],
  actions: [],
  quotedEntries: [],
  isClosest: false,
  feedback: null,
  terms: [],
};

/** Whether these words stand where others were. */
export function isErased(text: string): boolean {
  return text === ERASED_ENTRY || Object.values<string>(ERASED).includes(text);
}

/**
 * Conversations keep no word of them: neither where they were told, nor where they were cited, and not in the trash
 * either. Gives the number of answers the user can still see.
 */
export async function eraseFromConversations(tx: Transaction, memories: readonly Erased[]): Promise<number> {
  const affected = await tx
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      role: messages.role,
      text: messages.text,
      deletedAt: conversations.deletedAt,
    })
    .from(messages)
    .innerJoin(conversations, isItsConversation)
    .where(concerns(memories))
    .for('update', { of: messages });
  for (const { id, conversationId, role, text } of affected) {
    await tx
      .update(messages)
      .set({ ...WITHOUT_WORDS, text: ERASED[role] })
      .where(eq(messages.id, id));
    // A conversation is called after its first message until the user gives it a name.
    if (role === 'user') {
      await tx
        .update(conversations)
        .set({ title: null })
        .where(and(eq(conversations.id, conversationId), eq(conversations.title, conversationTitle(text))));
    }
  }
  return affected.filter(({ role, deletedAt }) => role === 'twin' && deletedAt === null).length;
}

/** Answers keep no word of moods and messages that go for good. */
export async function eraseQuotesFromConversations(
  tx: Transaction,
  entries: readonly { id: string; userId: string }[],
): Promise<void> {
  if (entries.length === 0) return;
  const owners = [...new Set(entries.map(({ userId }) => userId))];
  const quotes = arrayOverlaps(
    messages.quotedEntries,
    entries.map(({ id }) => id),
  );
  await tx
    .update(messages)
    .set({ ...WITHOUT_WORDS, text: ERASED_ENTRY })
    .where(and(inArray(messages.userId, owners), quotes));
}

/** How many answers would lose their words with these memories. */
export async function countAnswersAbout(tx: Transaction, memories: readonly Erased[]): Promise<number> {
  const [counted] = await tx
    .select({ answers: count() })
    .from(messages)
    .innerJoin(conversations, isItsConversation)
    .where(and(eq(messages.role, 'twin'), isNull(conversations.deletedAt), concerns(memories)));
  return counted?.answers ?? 0;
}

/** Messages in which one of the memories was told, made or cited. */
function concerns(memories: readonly Erased[]): SQL | undefined {
  const owners = [...new Set(memories.map(({ userId }) => userId))];
  const told = memories.flatMap(({ sourceMessageId }) => sourceMessageId ?? []);
  const wasTold = sql`${messages.id} = any(${sql.param(told)}::uuid[])`;
  return and(inArray(messages.userId, owners), or(wasTold, names(memories)));
}

/** Messages that cite one of the memories, or made it. That it was suggested says no word of it. */
function names(memories: readonly Erased[]) {
  const ids = sql.param(memories.map(({ id }) => id));
  return sql`exists (
    select from jsonb_array_elements(${messages.citations} || ${messages.actions}) as named
    where named ->> 'memoryId' = any(${ids}::text[]) and named ->> 'kind' is distinct from 'memory.suggested')`;
}

import { Injectable } from '@nestjs/common';
import { and, desc, eq, gte, ilike, isNull, type SQL, sql } from 'drizzle-orm';
import { type ListTotal } from '../../common/list-total.js';
import { Database } from '../../database/database.js';
import { readTotal } from '../../database/list-total.js';
import { conversations, MESSAGE_COLUMNS, messages } from './chat.table.js';
import { type ConversationRow, isInOpenConversation } from './conversations.repository.js';
import { type MessageRow } from './messages.repository.js';

const { id, conversationId, role, text, createdAt } = MESSAGE_COLUMNS;
const FOUND_COLUMNS = { id, conversationId, role, text, createdAt, title: conversations.title };

type FoundMessageColumns = Pick<MessageRow, 'id' | 'conversationId' | 'role' | 'text' | 'createdAt'>;
export interface FoundMessageRow extends FoundMessageColumns {
  /** Of its conversation. */
  title: string | null;
}

/** What is in conversations that are not deleted. */
@Injectable()
export class MessageSearchRepository {
  constructor(private readonly database: Database) {}

  /** Messages with at least so many of the terms: those with most of them first, the latest of equals. */
  find(
    userId: string,
    terms: readonly string[],
    { atLeast, limit }: { atLeast: number; limit: number },
  ): Promise<{ rows: FoundMessageRow[]; total: ListTotal }> {
    const lexemes = terms.map(lexeme);
    const shared = sql.join(
      lexemes.map((term): SQL => sql`(${messages.terms} @@ ${term}::tsquery)::int`),
      sql` + `,
    );
    const found = and(
      eq(messages.userId, userId),
      sql`${messages.terms} @@ ${lexemes.join('|')}::tsquery`,
      gte(shared, atLeast),
    );
    return this.database.forUser(userId, async (tx) => {
      const rows = await tx
        .select(FOUND_COLUMNS)
        .from(messages)
        .innerJoin(conversations, isInOpenConversation)
        .where(found)
        .orderBy(sql`${shared} desc`, desc(messages.createdAt), desc(messages.position))
        .limit(limit);
      const joined = sql`${messages} join ${conversations} on ${isInOpenConversation}`;
      return { rows, total: await readTotal(tx, joined, found) };
    });
  }

  /** Conversations with each of the words, or the beginning of one, in their title; the last used first. */
  findByTitle(userId: string, words: readonly string[], limit: number): Promise<ConversationRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(conversations)
        .where(
          and(
            eq(conversations.userId, userId),
            isNull(conversations.deletedAt),
            ...words.map((word) => ilike(conversations.title, `%${literal(word)}%`)),
          ),
        )
        .orderBy(desc(conversations.updatedAt), desc(conversations.id))
        .limit(limit),
    );
  }
}

/** Terms are letters, digits and marks only; the quotes keep them from being read as operators. */
function lexeme(term: string): string {
  return `'${term}'`;
}

/** What a pattern would read as "anything" stands for itself. */
function literal(word: string): string {
  return word.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

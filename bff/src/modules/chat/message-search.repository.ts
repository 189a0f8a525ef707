import { Injectable } from '@nestjs/common';
import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { conversations, MESSAGE_COLUMNS, messages } from './chat.table.js';
import { type MessageRow } from './messages.repository.js';

const { id, conversationId, role, text, createdAt } = MESSAGE_COLUMNS;
const FOUND_COLUMNS = { id, conversationId, role, text, createdAt, title: conversations.title };

type FoundMessageColumns = Pick<MessageRow, 'id' | 'conversationId' | 'role' | 'text' | 'createdAt'>;
export interface FoundMessageRow extends FoundMessageColumns {
  /** Of its conversation. */
  title: string | null;
}

@Injectable()
export class MessageSearchRepository {
  constructor(private readonly database: Database) {}

  /** Messages with at least so many of the terms: those with most of them first, the latest of equals. */
  find(
    userId: string,
    terms: readonly string[],
    { atLeast, limit }: { atLeast: number; limit: number },
  ): Promise<{ rows: FoundMessageRow[]; total: number }> {
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
    return this.database.forUser(userId, async (tx) => ({
      rows: await tx
        .select(FOUND_COLUMNS)
        .from(messages)
        .innerJoin(
          conversations,
          and(eq(conversations.userId, userId), eq(conversations.id, messages.conversationId)),
        )
        .where(found)
        .orderBy(sql`${shared} desc`, desc(messages.createdAt), desc(messages.position))
        .limit(limit),
      total: await tx.$count(messages, found),
    }));
  }
}

/** Terms are letters, digits and marks only; the quotes keep them from being read as operators. */
function lexeme(term: string): string {
  return `'${term}'`;
}

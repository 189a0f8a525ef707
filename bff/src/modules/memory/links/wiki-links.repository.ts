import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { terms } from '../../../common/language/terms.js';
import { type Transaction } from '../../../database/transaction.js';
import { memories } from '../memory.table.js';
import { memoryLinks } from './memory-links.table.js';
import { titlesIn } from './wiki-links.js';

/** The first line, without what makes it a heading. */
const title = sql`lower(trim(both ' #*' from split_part(${memories.text}, chr(10), 1)))`;

/** Links a memory to those that begin with what it names in double brackets. */
export async function linkTitles(
  tx: Transaction,
  userId: string,
  memory: { id: string; text: string },
  createdAt: Date,
): Promise<void> {
  for (const named of titlesIn(memory.text)) {
    const words = terms(named).map((term) => `'${term}'`);
    if (words.length === 0) continue;
    const found = await tx
      .select({ id: memories.id })
      .from(memories)
      .where(
        and(
          eq(memories.userId, userId),
          isNull(memories.deletedAt),
          ne(memories.id, memory.id),
          // By the index first: reading every first line would take longer.
          sql`${memories.terms} @@ ${words.join('&')}::tsquery`,
          sql`${title} = lower(${named})`,
        ),
      )
      .limit(1);
    const links = found.map(({ id: toId }) => ({
      userId,
      fromId: memory.id,
      toId,
      kind: 'refers' as const,
      createdAt,
    }));
    if (links.length > 0) await tx.insert(memoryLinks).values(links).onConflictDoNothing();
  }
}

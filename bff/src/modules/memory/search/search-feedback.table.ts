import { jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { memories } from '../memory.table.js';

/**
 * What the user said of search results, one judgement a memory: by how much each sign of relevance spoke for the better
 * results. No words are kept, neither of the question nor of the memory, and a judgement goes with its memory.
 */
export const searchFeedback = pgTable(
  'search_feedback',
  {
    userId: userId(),
    memoryId: uuid('memory_id').notNull(),
    difference: jsonb('difference').$type<Record<string, number>>().notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.memoryId] }),
    goesWith('search_feedback_memory', [table.userId, table.memoryId], memories),
  ],
);

import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { memories } from '../memory.table.js';

/** What memories name in double brackets before anything of that title is there. */
export const awaitedTitles = pgTable(
  'awaited_titles',
  {
    userId: userId(),
    memoryId: uuid('memory_id').notNull(),
    /** Folded as it is looked up. */
    title: text('title').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.memoryId, table.title] }),
    goesWith('awaited_titles_memory', [table.userId, table.memoryId], memories),
    index('awaited_titles_title').on(table.userId, table.title),
  ],
);

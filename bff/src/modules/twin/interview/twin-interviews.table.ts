import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { memories } from '../../memory/memory.table.js';

/** Which question became which memory; it is asked again once the memory is gone. */
export const twinInterviews = pgTable(
  'twin_interviews',
  {
    userId: userId(),
    question: text('question').notNull(),
    memoryId: uuid('memory_id').notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.question] }),
    goesWith('twin_interviews_memory', [table.userId, table.memoryId], memories),
  ],
);

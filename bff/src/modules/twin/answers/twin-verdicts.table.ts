import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';

/** What somebody said of an answer that was written as theirs: the evidence of how they speak. */
export const twinVerdicts = pgTable(
  'twin_verdicts',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    question: text('question').notNull(),
    wouldSay: boolean('would_say').notNull(),
    /** What they would say. */
    instead: text('instead'),
    /** What the answer cited. The verdict goes with the first of them that goes for good. */
    memoryIds: uuid('memory_ids').array().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [...ownedBy(table.userId), primaryKey({ columns: [table.userId, table.id] })],
);

import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamps, userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { memories } from '../../memory/memory.table.js';
import { users } from '../../users/users.table.js';

/**
 * What somebody said of a line of their profile. The line itself is kept nowhere: it is read out of memories, and the id
 * comes from what it is read of, so that it finds its row again.
 */
export const twinLines = pgTable(
  'twin_lines',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** Their own words in place of ours; null as long as only `isHidden` is told. */
    text: text('text'),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** The memory that was put in other words, or is told no more; the row goes with it. */
    memoryId: uuid('memory_id'),
    ...timestamps(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    goesWith('twin_lines_memory', [table.userId, table.memoryId], memories),
  ],
);

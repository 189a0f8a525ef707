import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { memories } from '../memory.table.js';

/** What one memory has to do with another; read from the other end it is a backlink. */
export const memoryLinks = pgTable(
  'memory_links',
  {
    userId: userId(),
    fromId: uuid('from_id').notNull(),
    toId: uuid('to_id').notNull(),
    /** `distinct` is the user's word that two alike memories are not the same. */
    kind: text('kind', { enum: ['refers', 'distinct'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.fromId, table.toId, table.kind] }),
    goesWith('memory_links_from', [table.userId, table.fromId], memories),
    goesWith('memory_links_to', [table.userId, table.toId], memories),
    index('memory_links_to').on(table.userId, table.toId),
  ],
);

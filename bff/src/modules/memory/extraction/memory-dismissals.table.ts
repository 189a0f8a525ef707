import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { memories } from '../memory.table.js';

/** What the user took back of what the twin understood: it is not proposed again for that memory. */
export const memoryDismissals = pgTable(
  'memory_dismissals',
  {
    userId: userId(),
    memoryId: uuid('memory_id').notNull(),
    kind: text('kind', { enum: ['entity', 'tag', 'kind'] }).notNull(),
    /** The key of the name, the tag, or the kind. */
    value: text('value').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.memoryId, table.kind, table.value] }),
    goesWith('memory_dismissals_memory', [table.userId, table.memoryId], memories),
  ],
);

import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { memories } from '../memory.table.js';

/** Which properties of whom a memory gives a value to: what another memory with the same key may contradict. */
export const memoryStatements = pgTable(
  'memory_statements',
  {
    userId: userId(),
    memoryId: uuid('memory_id').notNull(),
    key: text('key').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.memoryId, table.key] }),
    goesWith('memory_statements_memory', [table.userId, table.memoryId], memories),
    index('memory_statements_key').on(table.userId, table.key),
  ],
);

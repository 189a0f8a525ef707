import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { memories } from '../memory.table.js';

/** Memories whose vector of a server's model is being made, or could not be made. */
export const memoryVectorTasks = pgTable(
  'memory_vector_tasks',
  {
    userId: userId(),
    memoryId: uuid('memory_id').notNull(),
    model: text('model').notNull(),
    /** How often the server refused it. */
    refusals: integer('refusals').notNull().default(0),
    error: text('error'),
    /** Nobody takes it up before then: somebody is at it, or it was refused. Infinity once it was refused too often. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.memoryId, table.model] }),
    goesWith('memory_vector_tasks_memory', [table.userId, table.memoryId], memories),
  ],
);

import { pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';

/** What a user asked never to be remembered. */
export const memoryRules = pgTable(
  'memory_rules',
  {
    id: uuid('id').notNull().defaultRandom(),
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['person', 'topic', 'word'] }).notNull(),
    /** As the user wrote it. */
    text: text('text').notNull(),
    /** Folded, so that case and accents make no second rule. */
    key: text('key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('memory_rules_key').on(table.userId, table.kind, table.key),
  ],
);

import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';

/**
 * Questions with choices, and what the twin said before its owner did. Choices are people, places, topics and likings by their ids:
 * no word of a memory stands here, so that none has to be looked for when it is forgotten.
 */
export const twinChecks = pgTable(
  'twin_checks',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['person', 'place', 'topic', 'liking'] }).notNull(),
    choices: uuid('choices').array().notNull(),
    predicted: uuid('predicted').notNull(),
    chosen: uuid('chosen'),
    askedAt: instant('asked_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    index('twin_checks_asked').on(table.userId, table.askedAt),
  ],
);

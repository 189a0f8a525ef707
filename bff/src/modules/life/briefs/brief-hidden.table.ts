import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { userId } from '../../../database/columns.js';
import { ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';

/** Lines of a morning brief that its owner sent away, until the next day. */
export const briefHiddenLines = pgTable(
  'brief_hidden_lines',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    /** The day of the owner's calendar: 2026-11-27. */
    date: text('date').notNull(),
    key: text('key').notNull(),
  },
  (table) => [...ownedBy(table.userId), primaryKey({ columns: [table.userId, table.date, table.key] })],
);

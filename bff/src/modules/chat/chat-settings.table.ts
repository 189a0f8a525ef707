import { boolean, pgTable } from 'drizzle-orm/pg-core';
import { userId } from '../../database/columns.js';
import { ownedBy } from '../../database/ownership.js';
import { users } from '../users/users.table.js';

/** How a user wants the chat. Who never changed anything has no row. */
export const chatSettings = pgTable(
  'chat_settings',
  {
    userId: userId()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Facts that are told in passing become suggestions in the review. */
    learns: boolean('learns').notNull().default(true),
  },
  (table) => [...ownedBy(table.userId)],
);

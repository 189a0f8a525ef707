import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';

/** What somebody looked at and wants to see again. */
export const exploreViews = pgTable(
  'explore_views',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** The part of the address after the question mark: series, period, delay. */
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [...ownedBy(table.userId), primaryKey({ columns: [table.userId, table.id] })],
);

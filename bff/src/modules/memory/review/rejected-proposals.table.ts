import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';

/** What the user does not want to be proposed again: recognised, but not kept. */
export const rejectedProposals = pgTable(
  'rejected_proposals',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    /** A hash, different for every user, of the folded text. */
    fingerprint: text('fingerprint').notNull(),
    rejectedAt: instant('rejected_at').notNull(),
  },
  (table) => [...ownedBy(table.userId), primaryKey({ columns: [table.userId, table.fingerprint] })],
);

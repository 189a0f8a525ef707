import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, userId } from '../../../../database/columns.js';
import { ownedBy } from '../../../../database/ownership.js';
import { users } from '../../../users/users.table.js';

/** The language model that a user has named, on a server of their own. */
export const customModels = pgTable(
  'custom_models',
  {
    userId: userId()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    name: text('name').notNull(),
    /** Sealed for this user; null where the server wants none. */
    sealedKey: bytes('sealed_key'),
  },
  (table) => [...ownedBy(table.userId)],
);

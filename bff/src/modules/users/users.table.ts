import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, timestamps } from '../../database/columns.js';
import { ownedBy } from '../../database/ownership.js';

/** People, as the identity provider last described them. A user owns their own row. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The identity provider's id. */
    uid: text('uid').notNull().unique(),
    email: text('email'),
    emailVerified: boolean('email_verified').notNull().default(false),
    displayName: text('display_name'),
    photoUrl: text('photo_url'),
    role: text('role', { enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    lastSignInAt: instant('last_sign_in_at').notNull().defaultNow(),
    ...timestamps(),
  },
  (table) => ownedBy(table.id),
);

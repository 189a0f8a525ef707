import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
    /** What made this user an admin: the provider's claim, the configured address, or a grant kept here alone. */
    roleSource: text('role_source', { enum: ['claim', 'email', 'table'] }),
    lastSignInAt: instant('last_sign_in_at').notNull().defaultNow(),
    ...timestamps(),
  },
  (table) => [...ownedBy(table.id), index('users_created').on(table.createdAt, table.id)],
);

import { sql } from 'drizzle-orm';
import { boolean, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.js';
import { ofSystem } from '../../database/ownership.js';

/** Who can sign in to this server, where it keeps its accounts itself. What people tell their twin hangs on `users`. */
export const accounts = pgTable(
  'accounts',
  {
    /** What `users.uid` refers to. */
    uid: text('uid').primaryKey(),
    /** In small letters. */
    email: text('email').unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    displayName: text('display_name'),
    /** Argon2id, with its parameters and salt; null where there is no password. */
    passwordHash: text('password_hash'),
    phone: text('phone').unique(),
    isAdmin: boolean('is_admin').notNull().default(false),
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** Sign-ins before this do not count any more. */
    validSince: instant('valid_since').notNull(),
    lastSignInAt: instant('last_sign_in_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  () => ofSystem(),
);

/** Accounts of Google and others that were linked. This server cannot ask those services: it only plays them. */
export const accountProviders = pgTable(
  'account_providers',
  {
    uid: text('uid')
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    rawId: text('raw_id').notNull(),
    email: text('email'),
    displayName: text('display_name'),
    /** Whether it opens the account. What was taken over from the emulator is a note of what there was. */
    opens: boolean('opens').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    ...ofSystem(),
    primaryKey({ columns: [table.uid, table.providerId] }),
    uniqueIndex('account_providers_opening')
      .on(table.providerId, table.rawId)
      .where(sql`${table.opens}`),
  ],
);

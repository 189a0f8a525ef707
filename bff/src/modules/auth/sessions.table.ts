import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, id, instant, userId } from '../../database/columns.js';
import { ownedBy } from '../../database/ownership.js';
import { users } from '../users/users.table.js';

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's token; the token itself is kept nowhere. */
    tokenHash: bytes('token_hash').notNull().unique(),
    /** Such as "Firefox on Linux", for the list of sessions. */
    device: text('device').notNull(),
    /** Where the browser says it is, by its time zone only. */
    timeZone: text('time_zone'),
    /** When the person last proved who they are, which may be long before the session. */
    signedInAt: instant('signed_in_at').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** The nearer of the idle and the absolute limit. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    index('sessions_user').on(table.userId, table.lastUsedAt),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/**
 * Sign-ins whose session was ended from elsewhere. The browser still has the provider's word for that sign-in, and would
 * exchange it for another session by itself.
 */
export const endedSignIns = pgTable(
  'ended_sign_ins',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    signedInAt: instant('signed_in_at').notNull(),
    /** From then on the sign-in is too old for a session anyway. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.signedInAt] }),
    index('ended_sign_ins_expiry').on(table.expiresAt),
  ],
);

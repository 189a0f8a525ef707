import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
 * The sign-ins that have opened a session and could open another, by the second that the provider names. The browser keeps
 * the provider's word for its sign-in, renewed for as long as it likes, and would exchange it for another session by
 * itself: so what ends sessions ends the sign-in, also where its session has run out by then.
 */
export const signIns = pgTable(
  'sign_ins',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    signedInAt: instant('signed_in_at').notNull(),
    /** It opens no other session. */
    isEnded: boolean('is_ended').notNull().default(false),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.signedInAt] }),
    index('sign_ins_age').on(table.signedInAt),
  ],
);

import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../database/columns.js';
import { ofSystem } from '../../../database/ownership.js';
import { accounts } from '../accounts.table.js';

/** Each time that somebody proved who they are, on one device: the family that its refresh tokens belong to. */
export const accountSignIns = pgTable(
  'account_sign_ins',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    /** `password`, or the provider that was played. */
    provider: text('provider').notNull(),
    signedInAt: instant('signed_in_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    ...ofSystem(),
    index('account_sign_ins_account').on(table.uid, table.signedInAt),
    index('account_sign_ins_expiry').on(table.expiresAt),
  ],
);

/** The tokens of a sign-in, one after the other; all but the newest were replaced. */
export const accountRefreshTokens = pgTable(
  'account_refresh_tokens',
  {
    /** SHA-256; the token itself is kept nowhere. */
    tokenHash: bytes('token_hash').primaryKey(),
    signInId: uuid('sign_in_id')
      .notNull()
      .references(() => accountSignIns.id, { onDelete: 'cascade' }),
    replacedAt: instant('replaced_at'),
    /** What replaced it, sealed with the token itself: only whoever still has it can open this, for a short grace. */
    successor: bytes('successor'),
  },
  (table) => [...ofSystem(), index('account_refresh_tokens_sign_in').on(table.signInId)],
);

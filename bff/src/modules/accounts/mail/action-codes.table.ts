import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../database/columns.js';
import { ofSystem } from '../../../database/ownership.js';
import { accounts } from '../accounts.table.js';

/** The firebase names of what an e-mailed link does. */
export const ACTION_KINDS = [
  'VERIFY_EMAIL',
  'PASSWORD_RESET',
  'VERIFY_AND_CHANGE_EMAIL',
  'RECOVER_EMAIL',
] as const;

/** Links that were sent and not used. */
export const accountActionCodes = pgTable(
  'account_action_codes',
  {
    id: uuid('id').primaryKey(),
    codeHash: bytes('code_hash').notNull().unique(),
    kind: text('kind', { enum: ACTION_KINDS }).notNull(),
    uid: text('uid')
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    /** The account's when the link was made, or the former one that RECOVER_EMAIL puts back. */
    email: text('email').notNull(),
    newEmail: text('new_email'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The link itself, sealed, where no mail server sends it: an administrator hands it over. */
    sealedLink: bytes('sealed_link'),
  },
  (table) => [
    ...ofSystem(),
    index('account_action_codes_account').on(table.uid, table.kind),
    index('account_action_codes_expiry').on(table.expiresAt),
  ],
);

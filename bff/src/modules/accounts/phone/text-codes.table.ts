import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../database/columns.js';
import { ofSystem } from '../../../database/ownership.js';

/** Codes of text messages that are only played: nothing is sent. */
export const accountTextCodes = pgTable(
  'account_text_codes',
  {
    id: uuid('id').primaryKey(),
    sessionHash: bytes('session_hash').notNull().unique(),
    phone: text('phone').notNull(),
    /** Sealed: six digits have no hash that keeps them. */
    sealedCode: bytes('sealed_code').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [...ofSystem(), index('account_text_codes_expiry').on(table.expiresAt)],
);

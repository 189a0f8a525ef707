import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../database/columns.js';
import { ofSystem } from '../../../database/ownership.js';

/** Pairs of keys for ID tokens. */
export const accountSigningKeys = pgTable(
  'account_signing_keys',
  {
    kid: text('kid').primaryKey(),
    /** As JSON, as it is published. */
    publicJwk: text('public_jwk').notNull(),
    /** Sealed; a server that cannot open it makes a pair of its own. */
    sealedPrivateJwk: bytes('sealed_private_jwk').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Since then it signs nothing. */
    retiredAt: instant('retired_at'),
    /** Until then what it signed counts; null while it signs. */
    countsUntil: instant('counts_until'),
  },
  () => ofSystem(),
);

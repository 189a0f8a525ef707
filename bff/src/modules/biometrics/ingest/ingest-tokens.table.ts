import { pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, userId } from '../../../database/columns.js';
import { ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';

/** What a device shows to send readings; the token itself was seen once and is kept nowhere. */
export const ingestTokens = pgTable(
  'ingest_tokens',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    /** As people know the device; its readings name it as their source. */
    name: text('name').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    unique('ingest_tokens_hash').on(table.tokenHash),
    unique('ingest_tokens_name').on(table.userId, table.name),
  ],
);

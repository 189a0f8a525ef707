import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';

/** Addresses that anybody may call who knows them. Of the token there is only a hash. */
export const automationHooks = pgTable(
  'automation_hooks',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    /** What calls are signed with, sealed; null where they need not be. */
    secret: bytes('secret'),
    createdAt: instant('created_at').notNull(),
    calledAt: instant('called_at'),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    unique('automation_hooks_token').on(table.tokenHash),
  ],
);

/** Calls that came, for as long as they could be sent again. */
export const automationHookCalls = pgTable(
  'automation_hook_calls',
  {
    userId: userId(),
    hookId: uuid('hook_id').notNull(),
    /** Of the id that the caller gave it, or of all that was sent. */
    digest: bytes('digest').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.hookId, table.digest] }),
    goesWith('automation_hook_calls_hook', [table.userId, table.hookId], automationHooks),
    index('automation_hook_calls_at').on(table.at),
  ],
);

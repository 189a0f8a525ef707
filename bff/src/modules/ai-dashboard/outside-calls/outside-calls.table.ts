import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';

/** Each call to another machine that was made for a user: where to and how much, never what. */
export const outsideCalls = pgTable(
  'outside_calls',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** When it began. */
    at: instant('at').notNull(),
    host: text('host').notNull(),
    port: integer('port').notNull(),
    bytesSent: bigint('bytes_sent', { mode: 'number' }).notNull(),
    bytesReceived: bigint('bytes_received', { mode: 'number' }).notNull(),
    tookMs: integer('took_ms').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    index('outside_calls_by_time').on(table.userId, table.at, table.id),
  ],
);

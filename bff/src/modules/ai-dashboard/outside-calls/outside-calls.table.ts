import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { ofSystem, ownedBy } from '../../../database/ownership.js';
import { CALL_OUTCOMES, CALL_REASONS, WITHHOLDINGS } from './network-call.js';
import { users } from '../../users/users.table.js';

const ofCall = () => ({
  /** When it began. */
  at: instant('at').notNull(),
  host: text('host').notNull(),
  port: integer('port').notNull(),
  bytesSent: bigint('bytes_sent', { mode: 'number' }).notNull(),
  bytesReceived: bigint('bytes_received', { mode: 'number' }).notNull(),
  tookMs: integer('took_ms').notNull(),
  outcome: text('outcome', { enum: CALL_OUTCOMES }).notNull().default('ok'),
  /** Of HTTP; null of another connection, and where no answer came. */
  status: integer('status'),
  /** Why it was made; null where that is not known, as of all before it was noted. */
  reason: text('reason', { enum: CALL_REASONS }),
  /** Why it was not made; null of one that was. */
  withheld: text('withheld', { enum: WITHHOLDINGS }),
});

/** Each call to another machine that was made for a user: where to and how much, never what. */
export const outsideCalls = pgTable(
  'outside_calls',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    ...ofCall(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    index('outside_calls_by_time').on(table.userId, table.at, table.id),
  ],
);

/** The same of what the server does for nobody in particular: mail, and the sign-in before it is known who signs in. */
export const systemCalls = pgTable('system_calls', { id: uuid('id').primaryKey(), ...ofCall() }, (table) => [
  ...ofSystem(),
  index('system_calls_by_time').on(table.at, table.id),
]);

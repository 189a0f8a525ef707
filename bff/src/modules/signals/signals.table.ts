import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../database/columns.js';
import { ownedBy } from '../../database/ownership.js';
import { users } from '../users/users.table.js';

/**
 * What happened and somebody hears, in the order in which it happened. Rows wait to be taken instead of standing behind a
 * cursor: numbers of an identity become visible out of order where several connections write, and a cursor would pass one
 * that is not committed yet.
 */
export const signals = pgTable(
  'signals',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    /** What is listened to: `state:light.kitchen`, `metric:stress`, `mood`. */
    key: text('key').notNull(),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
    isTaken: boolean('is_taken').notNull().default(false),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    index('signals_waiting')
      .on(table.userId, table.id)
      .where(sql`not is_taken`),
    index('signals_at').on(table.at),
  ],
);

/** Who listens to what. Nothing is written down that nobody listens to. */
export const signalListeners = pgTable(
  'signal_listeners',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    listenerId: uuid('listener_id').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.key, table.listenerId] }),
    index('signal_listeners_listener').on(table.userId, table.listenerId),
  ],
);

import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../database/columns.js';

/** What visitors wrote to whoever runs this server. They need no account, so the rows belong to no user. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    /** What the visitor was told, to name the message by. */
    reference: text('reference').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    /** Chosen by the page, so that sending again after a lost answer stores nothing twice. */
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
  },
  (table) => [index('contact_messages_received').on(table.receivedAt, table.id)],
);

import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/**
 * Work done with rights beyond one user's, and what happens to accounts. Rows are added and read, never changed: the
 * roles have no right to. Users appear by their random id alone, so that a row says nothing once the user is deleted.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reason: text('reason').notNull(),
    /** Who did it; nobody for the system itself. */
    actor: uuid('actor'),
    /** Whom or what it was done to. */
    subject: uuid('subject'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('audit_log_at').on(table.at)],
);

import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/** Work done with rights beyond one user's. Rows are added and read, never changed: the roles have no right to. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reason: text('reason').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('audit_log_at').on(table.at)],
);

import { doublePrecision, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { entrySourceColumn, instant, userId } from '../../database/columns.js';
import { ownedBy } from '../../database/ownership.js';
import { users } from '../users/users.table.js';

/** One value at one time, in the unit of its metric. */
export const readings = pgTable(
  'readings',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** A name of the product's metrics, or one of the user's own. */
    metric: text('metric').notNull(),
    value: doublePrecision('value').notNull(),
    /** That of a metric of one's own, where one was told; the product's metrics have theirs. */
    ownUnit: text('own_unit').notNull(),
    /** When it was measured; `recordedAt` is when it was told. */
    effectiveAt: instant('effective_at').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    source: entrySourceColumn('source'),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    index('readings_metric').on(table.userId, table.metric, table.effectiveAt),
  ],
);

import { integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { userId } from '../../../database/columns.js';
import { ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';

/** One metric from one source and device. Its points are keyed by the short number, so that millions of them stay small. */
export const readingSeries = pgTable(
  'reading_series',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: integer('id').notNull(),
    /** A name of the product's metrics, or one of the user's own. */
    metric: text('metric').notNull(),
    origin: text('origin', { enum: ['told', 'device', 'live', 'import', 'sample'] }).notNull(),
    /** As people know it: "Oura ring"; of what was told, the way to the twin. */
    source: text('source').notNull(),
    device: text('device').notNull().default(''),
    /** That of a metric of one's own; the product's metrics have theirs. */
    ownUnit: text('own_unit').notNull().default(''),
    /** Of several sources the least counts, where they tell of the same hour. */
    priority: smallint('priority').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    unique('reading_series_source').on(table.userId, table.metric, table.origin, table.source, table.device),
  ],
);

/** The short number of an import, which its points carry. */
export const readingImports = pgTable(
  'reading_imports',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    importId: uuid('import_id').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.number] }),
    unique('reading_imports_import').on(table.userId, table.importId),
  ],
);

import {
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
  timestamp,
} from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { readingSeries } from './reading-series.table.js';

/** One value at one time, in the unit of its metric. No index but the key: there may be ten million of one person. */
export const readingPoints = pgTable(
  'reading_points',
  {
    userId: userId(),
    seriesId: integer('series_id').notNull(),
    /** When it was measured, or began to be. */
    at: instant('at').notNull(),
    value: doublePrecision('value').notNull(),
    /** How long it was measured for; 0 of what holds for one moment. */
    seconds: integer('seconds').notNull(),
    /** Minutes east of UTC, where and when it was measured. */
    offsetMinutes: smallint('offset_minutes').notNull(),
    /** The day to which it counts: that of the place, of a night the day of waking. */
    day: date('day').notNull(),
    /** When it was told; of what came from a file or a device nothing. */
    recordedAt: instant('recorded_at'),
    /** Of a file: the number of its import. */
    importNumber: integer('import_number'),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.seriesId, table.at] }),
    // No key to its series: the check of each row costs as much as all the rest of writing it. An account that is deleted
    // takes its points along by name.
  ],
);

/** What the points of one hour add up to, kept in the statement that inserts them. */
const rollup = () => ({
  n: integer('n').notNull(),
  sum: doublePrecision('sum').notNull(),
  min: doublePrecision('min').notNull(),
  max: doublePrecision('max').notNull(),
});

export const readingHours = pgTable(
  'reading_hours',
  {
    userId: userId(),
    seriesId: integer('series_id').notNull(),
    hour: timestamp('hour', { withTimezone: true, precision: 0 }).notNull(),
    ...rollup(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.seriesId, table.hour] }),
    goesWith('reading_hours_series', [table.userId, table.seriesId], readingSeries),
  ],
);

export const readingDays = pgTable(
  'reading_days',
  {
    userId: userId(),
    seriesId: integer('series_id').notNull(),
    day: date('day').notNull(),
    ...rollup(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.seriesId, table.day] }),
    goesWith('reading_days_series', [table.userId, table.seriesId], readingSeries),
  ],
);

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, timestamps, userId } from '../../../database/columns.js';
import { ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';

/** What somebody wants to be told of their readings. Whichever process has the row locked looks after it. */
export const readingAlerts = pgTable(
  'reading_alerts',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** A name of the product's metrics, or one of the user's own. */
    metric: text('metric').notNull(),
    condition: text('condition', { enum: ['above', 'below', 'above_usual', 'below_usual'] }).notNull(),
    /** In the unit in which the metric is kept; against the usual in spreads. */
    threshold: doublePrecision('threshold').notNull(),
    /** For so long it must hold; 0 is at once. */
    minutes: integer('minutes').notNull(),
    /** Nothing is told between these, by the clock on the wall there; null without. */
    quietFrom: text('quiet_from'),
    quietUntil: text('quiet_until'),
    timeZone: text('time_zone').notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    snoozedUntil: instant('snoozed_until'),
    /** Since when it has held without a break; null while it does not. */
    holdsSince: instant('holds_since'),
    firedAt: instant('fired_at'),
    /** What was measured then, in the unit in which the metric is kept. */
    firedValue: doublePrecision('fired_value'),
    nextCheckAt: instant('next_check_at').notNull(),
    ...timestamps(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    index('reading_alerts_due')
      .on(table.nextCheckAt)
      .where(sql`is_enabled`),
    check('reading_alerts_quiet', sql`(quiet_from is null) = (quiet_until is null)`),
  ],
);

import { boolean, doublePrecision, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { userId } from '../../database/columns.js';
import { ownedBy } from '../../database/ownership.js';
import { users } from '../users/users.table.js';

/** How somebody wants to see a metric. */
export const metricSettings = pgTable(
  'metric_settings',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    metric: text('metric').notNull(),
    /** In the unit in which the metric is kept; none where nothing is aimed at. */
    goal: doublePrecision('goal'),
    /** Instead of the one that goes with the user's units. */
    unit: text('unit'),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Where it stands among the cards; by the catalogue where nothing was moved. */
    place: smallint('place'),
  },
  (table) => [...ownedBy(table.userId), primaryKey({ columns: [table.userId, table.metric] })],
);

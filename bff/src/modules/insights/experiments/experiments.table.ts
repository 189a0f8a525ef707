import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';
import { type NamedSeries } from '../findings/finding.js';

/** Something that somebody tries on days drawn by lot, to see what it does to one of their series. */
export const experiments = pgTable(
  'experiments',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** What is done on A days, in their words; B days are as usual. */
    action: text('action').notNull(),
    outcome: jsonb('outcome').$type<NamedSeries>().notNull(),
    /** Days from the action to the outcome. */
    lag: integer('lag').notNull(),
    /** The first day, such as 2026-03-12, in the zone where it was started. */
    startsOn: text('starts_on').notNull(),
    /** A letter for each day, by lot within each two. */
    arms: text('arms').notNull(),
    timeZone: text('time_zone').notNull(),
    /** Of the 90 % interval that was said to be likely before it started, in the unit of the outcome. */
    halfWidth: doublePrecision('half_width').notNull(),
    /** The day for which a reminder was made last. */
    remindedOn: text('reminded_on'),
    stoppedAt: instant('stopped_at'),
    /** About sample data. */
    isSample: boolean('is_sample').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [...ownedBy(table.userId), primaryKey({ columns: [table.userId, table.id] })],
);

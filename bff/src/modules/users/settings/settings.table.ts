import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamps, userId } from '../../../database/columns.js';
import { ownedBy } from '../../../database/ownership.js';
import { users } from '../users.table.js';

/** What somebody set for all their devices. Nobody has a row before they set something. */
export const userSettings = pgTable(
  'user_settings',
  {
    userId: userId()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: as each device tells its own. */
    units: text('units', { enum: ['metric', 'imperial'] }),
    /** By the clock on the wall, "22:00", wherever the user is. */
    quietFrom: text('quiet_from'),
    quietUntil: text('quiet_until'),
    /** Facts that are told in passing become suggestions in the review. */
    learnsFromChat: boolean('learns_from_chat').notNull().default(true),
    /** Whether what is told is kept by itself: `ask` offers it, `never` waits for "remember". */
    keepTold: text('keep_told', { enum: ['always', 'ask', 'never'] })
      .notNull()
      .default('always'),
    /** Of the talk; `auto`: each sentence decides. */
    language: text('language').notNull().default('auto'),
    /** Where the home is, in degrees; both or none. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    ...timestamps(),
  },
  (table) => [
    ...ownedBy(table.userId),
    check('user_settings_place', sql`(latitude is null) = (longitude is null)`),
    check('user_settings_quiet', sql`(quiet_from is null) = (quiet_until is null)`),
  ],
);

import { pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { devices } from '../devices.table.js';

/** A device that may come for its token with a code. One a device: a new code takes the place of the one before. */
export const devicePairings = pgTable(
  'device_pairings',
  {
    userId: userId(),
    deviceId: uuid('device_id').notNull(),
    /** The first characters of the code. */
    locator: text('locator').notNull(),
    codeHash: bytes('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.deviceId] }),
    unique('device_pairings_locator').on(table.locator),
    goesWith('device_pairings_device', [table.userId, table.deviceId], devices),
  ],
);

import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { devices } from '../devices.table.js';
import { ALERT_KINDS } from './alert-kind.js';

/** What is not as it should be with a device, for as long as it lasts; one of a kind. */
export const deviceAlerts = pgTable(
  'device_alerts',
  {
    userId: userId(),
    deviceId: uuid('device_id').notNull(),
    kind: text('kind', { enum: ALERT_KINDS }).notNull(),
    since: instant('since').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.deviceId, table.kind] }),
    goesWith('device_alerts_device', [table.userId, table.deviceId], devices),
  ],
);

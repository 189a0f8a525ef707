import { sql } from 'drizzle-orm';
import { doublePrecision, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { devices } from '../devices.table.js';
import { READING_TARGETS } from './reading.js';

/** What devices told. What goes to a metric of Body is kept there for good, and here for as long as it may come again. */
export const deviceReadings = pgTable(
  'device_readings',
  {
    userId: userId(),
    deviceId: uuid('device_id').notNull(),
    /** The device's own: a reading that comes twice is kept once. */
    readingId: text('reading_id').notNull(),
    name: text('name').notNull(),
    at: instant('at').notNull(),
    /** Null of a word, such as "open". */
    value: doublePrecision('value'),
    text: text('text'),
    unit: text('unit').notNull().default(''),
    /** Where it went; `waiting` until its owner says where readings of that name go. */
    target: text('target', { enum: ['waiting', ...READING_TARGETS] }).notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.deviceId, table.readingId] }),
    goesWith('device_readings_device', [table.userId, table.deviceId], devices),
    index('device_readings_named').on(table.userId, table.deviceId, table.name, table.at),
    index('device_readings_received').on(table.userId, table.deviceId, table.receivedAt),
    index('device_readings_passing')
      .on(table.receivedAt)
      .where(sql`target <> 'history'`),
  ],
);

/** The last ones that were refused, with the reason. */
export const deviceRefusals = pgTable(
  'device_refusals',
  {
    userId: userId(),
    id: uuid('id').notNull().defaultRandom(),
    deviceId: uuid('device_id').notNull(),
    name: text('name').notNull(),
    value: text('value').notNull(),
    reason: text('reason').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    goesWith('device_refusals_device', [table.userId, table.deviceId], devices),
    index('device_refusals_received').on(table.userId, table.deviceId, table.receivedAt),
  ],
);

/** Where the readings of a name go. */
export const deviceMappings = pgTable(
  'device_mappings',
  {
    userId: userId(),
    deviceId: uuid('device_id').notNull(),
    name: text('name').notNull(),
    target: text('target', { enum: READING_TARGETS }).notNull(),
    metric: text('metric'),
    /** In which the device measures, where a reading names none. */
    unit: text('unit').notNull().default(''),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.deviceId, table.name] }),
    goesWith('device_mappings_device', [table.userId, table.deviceId], devices),
  ],
);

/** What was answered to a batch, for a device that did not get the answer and sends it again. */
export const ingestAnswers = pgTable(
  'ingest_answers',
  {
    userId: userId(),
    deviceId: uuid('device_id').notNull(),
    key: text('key').notNull(),
    bodyHash: bytes('body_hash').notNull(),
    /** Null while it is being worked on. */
    answer: jsonb('answer').$type<Readonly<Record<string, unknown>>>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.deviceId, table.key] }),
    goesWith('ingest_answers_device', [table.userId, table.deviceId], devices),
    index('ingest_answers_created').on(table.createdAt),
  ],
);

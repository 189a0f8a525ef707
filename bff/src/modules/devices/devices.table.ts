import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant, userId } from '../../database/columns.js';
import { ownedBy } from '../../database/ownership.js';
import { users } from '../users/users.table.js';
import { DEVICE_KINDS, DEVICE_SOURCES } from './device.js';

/** What tells this Twyn something, however it is connected. A token is kept as a hash: it was seen once. */
export const devices = pgTable(
  'devices',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    kind: text('kind', { enum: DEVICE_KINDS }).notNull(),
    source: text('source', { enum: DEVICE_SOURCES }).notNull(),
    /** What its source knows it by; of a device with a token its own id. */
    externalId: text('external_id').notNull(),
    /** One of a kind for its owner: the readings of Body name it as their source. */
    name: text('name').notNull(),
    room: text('room'),
    tags: text('tags').array().notNull().default([]),
    manufacturer: text('manufacturer'),
    model: text('model'),
    firmware: text('firmware'),
    isPaused: boolean('is_paused').notNull().default(false),
    /** Whether its readings may go to the metrics of Body. */
    mayWriteBody: boolean('may_write_body').notNull().default(true),
    /** Written once a minute at most. */
    lastSeenAt: instant('last_seen_at'),
    /** Percent. */
    battery: smallint('battery'),
    /** dBm, or percent where it is above 0. */
    signal: smallint('signal'),
    /** Seconds between its last messages, the oldest first. */
    gaps: integer('gaps').array().notNull().default([]),
    /** Null while nothing said that it is offline. */
    offlineReason: text('offline_reason'),
    offlineSince: instant('offline_since'),
    /** When it is looked at for silence; null while its interval is not known. */
    nextCheckAt: instant('next_check_at'),
    tokenHash: bytes('token_hash'),
    /** The first characters of the token, by which its owner knows it. */
    tokenPrefix: text('token_prefix'),
    tokenMadeAt: instant('token_made_at'),
    tokenUsedAt: instant('token_used_at'),
    tokenRevokedAt: instant('token_revoked_at'),
    /** The one before, which is good until the new one was used, and not longer than this. */
    oldTokenHash: bytes('old_token_hash'),
    oldTokenUntil: instant('old_token_until'),
    /** Of the password by which it comes to the broker; null of one that was revoked or never had one. */
    mqttHash: bytes('mqtt_hash'),
    mqttMadeAt: instant('mqtt_made_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    unique('devices_external').on(table.userId, table.source, table.externalId),
    unique('devices_name').on(table.userId, table.name),
    unique('devices_token').on(table.tokenHash),
    unique('devices_old_token').on(table.oldTokenHash),
    // Its id is its name at the broker, where nobody says whose it is.
    uniqueIndex('devices_mqtt')
      .on(table.id)
      .where(sql`mqtt_hash is not null`),
    index('devices_due')
      .on(table.nextCheckAt)
      .where(sql`not is_paused and next_check_at is not null`),
  ],
);

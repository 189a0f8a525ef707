import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { type FoundDevice } from '../../../integrations/home/live/live-entity.js';
import { ofHome } from '../homes.table.js';
import { CONNECTION_KINDS, CONNECTION_STATUSES } from './connection-kind.js';

/** What a home is joined to. One process at a time runs it, for as long as its lease is good. */
export const homeConnections = pgTable(
  'home_connections',
  {
    userId: userId(),
    id: uuid('id').notNull().defaultRandom(),
    kind: text('kind', { enum: CONNECTION_KINDS }).notNull(),
    name: text('name').notNull(),
    /** Null: simulated devices, or the broker of this server. */
    url: text('url'),
    username: text('username'),
    /** Password or token, sealed for this row. */
    secret: bytes('secret'),
    secretSetAt: instant('secret_set_at'),
    isPaused: boolean('is_paused').notNull().default(false),
    status: text('status', { enum: CONNECTION_STATUSES }).notNull().default('connecting'),
    statusReason: text('status_reason'),
    statusAt: instant('status_at').notNull(),
    /** Counts changes of how it is reached: whoever runs an older one begins anew. */
    revision: integer('revision').notNull().default(1),
    leaseHolder: text('lease_holder'),
    leaseUntil: instant('lease_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    ofHome('home_connections_home', table.userId),
  ],
);

/** What a connection found and a person has not taken yet: nothing hears it or touches it. */
export const homeDiscovered = pgTable(
  'home_discovered',
  {
    userId: userId(),
    connectionId: uuid('connection_id').notNull(),
    externalId: text('external_id').notNull(),
    name: text('name').notNull(),
    domain: text('domain').notNull(),
    deviceClass: text('device_class'),
    objectId: text('object_id').notNull(),
    attributes: jsonb('attributes').$type<Readonly<Record<string, unknown>>>().notNull(),
    area: text('area'),
    floor: text('floor'),
    device: jsonb('device').$type<FoundDevice>(),
    category: text('category', { enum: ['config', 'diagnostic'] }),
    isIgnored: boolean('is_ignored').notNull().default(false),
    foundAt: instant('found_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.connectionId, table.externalId] }),
    goesWith('home_discovered_connection', [table.userId, table.connectionId], homeConnections),
  ],
);

/** What was left out and why, the latest of each connection. */
export const homeProblems = pgTable(
  'home_problems',
  {
    userId: userId(),
    connectionId: uuid('connection_id').notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    source: text('source').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.connectionId, table.id] }),
    goesWith('home_problems_connection', [table.userId, table.connectionId], homeConnections),
  ],
);

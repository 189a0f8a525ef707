import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { channelColumn, instant, userId } from '../../database/columns.js';
import { goesWith, ownedBy } from '../../database/ownership.js';
import { OUTCOMES } from './action-outcome.js';
import { homeConnections } from './connections/home-connections.table.js';
import { ofHome } from './homes.table.js';
import { type EntityRights } from './rights/entity-rights.js';
import { type LiveSend } from './live/live-send.js';

type Json = Readonly<Record<string, unknown>>;

/** What floors, areas and entities are called; `position` keeps them in the order in which they were given. */
const named = () => ({
  userId: userId(),
  id: text('id').notNull(),
  name: text('name').notNull(),
  aliases: text('aliases').array().notNull(),
  position: integer('position').notNull(),
});

export const homeFloors = pgTable('home_floors', named(), (table) => [
  ...ownedBy(table.userId),
  primaryKey({ columns: [table.userId, table.id] }),
  ofHome('home_floors_home', table.userId),
]);

export const homeAreas = pgTable('home_areas', { ...named(), floorId: text('floor_id') }, (table) => [
  ...ownedBy(table.userId),
  primaryKey({ columns: [table.userId, table.id] }),
  ofHome('home_areas_home', table.userId),
]);

export const homeEntities = pgTable(
  'home_entities',
  {
    ...named(),
    areaId: text('area_id'),
    domain: text('domain').notNull(),
    deviceClass: text('device_class'),
    state: text('state').notNull(),
    attributes: jsonb('attributes').$type<Json>().notNull(),
    /** Since when state and attributes are these: what moves by itself is computed from here. */
    changedAt: instant('changed_at').notNull(),
    /** What its history calls it, in few bytes. */
    number: integer('number').generatedAlwaysAsIdentity(),
    /** Null: it lives in this table alone. */
    connectionId: uuid('connection_id'),
    /** What its adapter knows it by, whatever it is called. */
    externalId: text('external_id'),
    /** What its adapter called it last: where a person has named it otherwise, that stays. */
    givenName: text('given_name'),
    /** Of the device that it belongs to, where that is kept. */
    deviceId: uuid('device_id'),
    /** What a person chose; null: as usual for what it is. */
    rights: jsonb('rights').$type<EntityRights>(),
    isGuarded: boolean('is_guarded'),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    ofHome('home_entities_home', table.userId),
    unique('home_entities_number').on(table.userId, table.number),
    unique('home_entities_external').on(table.userId, table.connectionId, table.externalId),
    goesWith('home_entities_connection', [table.userId, table.connectionId], homeConnections),
  ],
);

/**
 * What somebody wants to see first. It refers to the home and not to the device, so that a home that is given anew keeps
 * the stars of what is still in it.
 */
export const homeFavourites = pgTable(
  'home_favourites',
  { userId: userId(), entityId: text('entity_id').notNull() },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.entityId] }),
    ofHome('home_favourites_home', table.userId),
  ],
);

/** Who asked what of which entity. */
export const homeActions = pgTable(
  'home_actions',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    /** The order of what happened within one millisecond. */
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    channel: channelColumn('channel'),
    entityId: text('entity_id').notNull(),
    service: text('service').notNull(),
    parameters: jsonb('parameters').$type<Json>().notNull(),
    undoneAt: instant('undone_at'),
    /** What became of it: of devices that live in the tables alone it is done at once. */
    outcome: text('outcome', { enum: OUTCOMES }).notNull().default('done'),
    outcomeReason: text('outcome_reason'),
    /** What is sent to devices once it is committed; null where nothing is. */
    sends: jsonb('sends').$type<readonly LiveSend[]>(),
    /** Since when a process is at it: what is taken is not sent by another one. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    goesWith('home_actions_entity', [table.userId, table.entityId], homeEntities),
    index('home_actions_entity').on(table.userId, table.entityId),
    index('home_actions_at').on(table.userId, table.at, table.id),
    index('home_actions_pending')
      .on(table.userId, table.at)
      .where(sql`outcome = 'pending'`),
  ],
);

/** What an action changed: of the attributes only those that became others, so that an undo leaves the rest. */
export const homeChanges = pgTable(
  'home_changes',
  {
    userId: userId(),
    actionId: uuid('action_id').notNull(),
    entityId: text('entity_id').notNull(),
    stateBefore: text('state_before').notNull(),
    stateAfter: text('state_after').notNull(),
    attributesBefore: jsonb('attributes_before').$type<Json>().notNull(),
    attributesAfter: jsonb('attributes_after').$type<Json>().notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.actionId, table.entityId] }),
    goesWith('home_changes_action', [table.userId, table.actionId], homeActions),
    // Whether a later action changed the same entity is asked before an undo.
    index('home_changes_entity').on(table.userId, table.entityId),
  ],
);

import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { homeEntities } from '../home.table.js';
import { CAUSES } from './state-cause.js';

/** A number of its entity instead of its id, for there are very many rows. */
const byNumber = { userId: homeEntities.userId, id: homeEntities.number };

/** Every change of an entity, in few bytes: the attributes are those that changed; null: it went. */
export const homeStates = pgTable(
  'home_states',
  {
    userId: userId(),
    entityNumber: integer('entity_number').notNull(),
    at: instant('at').notNull(),
    state: text('state').notNull(),
    attributes: jsonb('attributes').$type<Readonly<Record<string, unknown>>>(),
    cause: text('cause', { enum: CAUSES }).notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    index('home_states_at').on(table.userId, table.entityNumber, table.at),
    goesWith('home_states_entity', [table.userId, table.entityNumber], byNumber),
  ],
);

/** What remains of the numbers of an hour. */
export const homeStateHours = pgTable(
  'home_state_hours',
  {
    userId: userId(),
    entityNumber: integer('entity_number').notNull(),
    hour: instant('hour').notNull(),
    count: integer('count').notNull(),
    min: doublePrecision('min').notNull(),
    max: doublePrecision('max').notNull(),
    mean: doublePrecision('mean').notNull(),
    last: doublePrecision('last').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.entityNumber, table.hour] }),
    goesWith('home_state_hours_entity', [table.userId, table.entityNumber], byNumber),
  ],
);

import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, timestamps, userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';
import { memories } from '../memory.table.js';

/** The people, places, organisations and topics that a user's memories speak of. */
export const entities = pgTable(
  'entities',
  {
    id: uuid('id').notNull().defaultRandom(),
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['person', 'place', 'organisation', 'topic'] }).notNull(),
    name: text('name').notNull(),
    /** The name as it is looked up: folded, so that case and accents make no second person. */
    key: text('key').notNull(),
    /** Keys of its other names, and of entities that were merged into it. */
    aliases: text('aliases').array().notNull().default([]),
    /** Since when the user wants to see it no more; it stays, so that the next memory does not bring it back. */
    ignoredAt: instant('ignored_at'),
    ...timestamps(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('entities_key').on(table.userId, table.kind, table.key),
  ],
);

/** Which memory speaks of whom. */
export const entityMentions = pgTable(
  'entity_mentions',
  {
    userId: userId(),
    memoryId: uuid('memory_id').notNull(),
    entityId: uuid('entity_id').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.memoryId, table.entityId] }),
    goesWith('entity_mentions_memory', [table.userId, table.memoryId], memories),
    goesWith('entity_mentions_entity', [table.userId, table.entityId], entities),
    index('entity_mentions_entity').on(table.userId, table.entityId, table.memoryId),
  ],
);

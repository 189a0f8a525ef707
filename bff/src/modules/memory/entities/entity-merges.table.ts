import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';
import { memories } from '../memory.table.js';

/** What was merged into another, as it was before: enough to part the two again. */
export const entityMerges = pgTable(
  'entity_merges',
  {
    id: uuid('id').notNull().defaultRandom(),
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    /** May be gone for a while: merged itself, and parted again later. */
    intoId: uuid('into_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    kind: text('kind', { enum: ['person', 'place', 'organisation', 'topic'] }).notNull(),
    name: text('name').notNull(),
    key: text('key').notNull(),
    aliases: text('aliases').array().notNull(),
    /** Which the other did not have before. */
    addedAliases: text('added_aliases').array().notNull(),
    mergedAt: instant('merged_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    index('entity_merges_into').on(table.userId, table.intoId),
  ],
);

/** Which memories spoke of it. With the last of them goes what was merged. */
export const entityMergeMentions = pgTable(
  'entity_merge_mentions',
  {
    userId: userId(),
    mergeId: uuid('merge_id').notNull(),
    memoryId: uuid('memory_id').notNull(),
    /** Whether it spoke of the other, too. */
    isShared: boolean('is_shared').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.mergeId, table.memoryId] }),
    goesWith('entity_merge_mentions_merge', [table.userId, table.mergeId], entityMerges),
    goesWith('entity_merge_mentions_memory', [table.userId, table.memoryId], memories),
    index('entity_merge_mentions_memory').on(table.userId, table.memoryId),
  ],
);

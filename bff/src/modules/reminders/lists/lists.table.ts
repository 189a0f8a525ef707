import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamps, userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';

export const lists = pgTable(
  'lists',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** The name folded, so that "Shopping" and "shopping list" are one list. */
    key: text('key').notNull(),
    ...timestamps(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('lists_key').on(table.userId, table.key),
  ],
);

export const listItems = pgTable(
  'list_items',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    listId: uuid('list_id').notNull(),
    /** The order in which they were added; what is put back takes its old place. */
    position: bigint('position', { mode: 'number' }).generatedByDefaultAsIdentity(),
    text: text('text').notNull(),
    isDone: boolean('is_done').notNull(),
    ...timestamps(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    goesWith('list_items_list', [table.userId, table.listId], lists),
    index('list_items_list').on(table.userId, table.listId, table.position),
  ],
);

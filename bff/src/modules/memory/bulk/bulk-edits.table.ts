import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';
import { memories } from '../memory.table.js';

/** Changes of many memories at once that can still be undone. */
export const bulkEdits = pgTable(
  'memory_bulk_edits',
  {
    id: uuid('id').notNull().defaultRandom(),
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    action: text('action', {
      enum: [
        'addTags',
        'removeTags',
        'setKind',
        'setImportance',
        'archive',
        'unarchive',
        'pin',
        'unpin',
        'delete',
      ],
    }).notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    index('memory_bulk_edits_made').on(table.madeAt),
  ],
);

/** What each of these memories was before; the text is never changed in bulk. */
export const bulkEditSnapshots = pgTable(
  'memory_bulk_edit_snapshots',
  {
    userId: userId(),
    editId: uuid('edit_id').notNull(),
    memoryId: uuid('memory_id').notNull(),
    version: integer('version').notNull(),
    kind: text('kind').notNull(),
    tags: text('tags').array().notNull(),
    importance: smallint('importance').notNull(),
    status: text('status').notNull(),
    pinnedAt: instant('pinned_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.editId, table.memoryId] }),
    goesWith('memory_bulk_edit_snapshots_edit', [table.userId, table.editId], bulkEdits),
    goesWith('memory_bulk_edit_snapshots_memory', [table.userId, table.memoryId], memories),
    // Erasing a memory looks here for what goes with it.
    index('memory_bulk_edit_snapshots_memory').on(table.userId, table.memoryId),
  ],
);

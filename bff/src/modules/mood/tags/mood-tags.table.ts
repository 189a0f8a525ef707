import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';
import { moodEntries } from '../mood-entries.table.js';

/** What tags are sorted by, such as “Doing”. */
export const moodTagGroups = pgTable(
  'mood_tag_groups',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** Among the groups, from 0 on. */
    position: smallint('position').notNull(),
    /** Not offered any more; entries keep it. */
    archivedAt: instant('archived_at'),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('mood_tag_groups_name').on(table.userId, sql`lower(name)`),
  ],
);

/** One thing that may go with a mood, such as “Run”. */
export const moodTags = pgTable(
  'mood_tags',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    groupId: uuid('group_id').notNull(),
    name: text('name').notNull(),
    /** In its group, from 0 on. */
    position: smallint('position').notNull(),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    goesWith('mood_tags_group', [table.userId, table.groupId], moodTagGroups),
    uniqueIndex('mood_tags_name').on(table.userId, table.groupId, sql`lower(name)`),
  ],
);

/** Which tags an entry has. */
export const moodEntryTags = pgTable(
  'mood_entry_tags',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    entryId: uuid('entry_id').notNull(),
    tagId: uuid('tag_id').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.entryId, table.tagId] }),
    goesWith('mood_entry_tags_entry', [table.userId, table.entryId], moodEntries),
    goesWith('mood_entry_tags_tag', [table.userId, table.tagId], moodTags),
    index('mood_entry_tags_tag').on(table.userId, table.tagId),
  ],
);

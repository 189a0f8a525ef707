import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { entrySourceColumn, instant, userId } from '../../database/columns.js';
import { ownedBy } from '../../database/ownership.js';
import { users } from '../users/users.table.js';

/** How somebody said that they felt, and when. */
export const moodEntries = pgTable(
  'mood_entries',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** From 1, awful, to 5, great. */
    mood: smallint('mood').$type<1 | 2 | 3 | 4 | 5>().notNull(),
    /** As it was said, where it was a word. */
    word: text('word'),
    effectiveAt: instant('effective_at').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    source: entrySourceColumn('source'),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    check('mood_entries_scale', sql`${table.mood} between 1 and 5`),
    index('mood_entries_at').on(table.userId, table.effectiveAt),
  ],
);

import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { userId } from '../../../database/columns.js';
import { ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';

/** Somebody’s own words for how they feel, each with its step. */
export const moodWords = pgTable(
  'mood_words',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    /** In lower case. */
    word: text('word').notNull(),
    /** From 1, awful, to 5, great. */
    mood: smallint('mood').$type<1 | 2 | 3 | 4 | 5>().notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.word] }),
    check('mood_words_scale', sql`${table.mood} between 1 and 5`),
  ],
);

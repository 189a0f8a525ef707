import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { entrySourceColumn, instant, userId } from '../../database/columns.js';
import { ownedBy } from '../../database/ownership.js';
import { users } from '../users/users.table.js';

/** What was around when somebody felt so, as it was shown to them. */
export interface StoredAround {
  readonly kind: 'body' | 'home';
  readonly label: string;
  readonly value: string;
  /** From the sample data. */
  readonly isSample: boolean;
}

/** How somebody said that they felt, and when. */
export const moodEntries = pgTable(
  'mood_entries',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by who sends it, so that an entry made without a connection is kept once. */
    id: uuid('id').notNull(),
    /** From 1, awful, to 5, great. */
    mood: smallint('mood').$type<1 | 2 | 3 | 4 | 5>().notNull(),
    /** As it was said, where it was a word. */
    word: text('word'),
    /** From 1, none, to 5, full. */
    energy: smallint('energy'),
    /** From 1, none, to 5, high. */
    stress: smallint('stress'),
    note: text('note'),
    around: jsonb('around').$type<readonly StoredAround[]>().notNull().default([]),
    effectiveAt: instant('effective_at').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    source: entrySourceColumn('source'),
    /** The import that brought it; nothing once its owner changed it. */
    importId: uuid('import_id'),
    /** Since then it can be restored, for a day. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    check('mood_entries_scale', sql`${table.mood} between 1 and 5`),
    check('mood_entries_energy', sql`${table.energy} between 1 and 5`),
    check('mood_entries_stress', sql`${table.stress} between 1 and 5`),
    index('mood_entries_at').on(table.userId, table.effectiveAt),
    index('mood_entries_import')
      .on(table.userId, table.importId)
      .where(sql`import_id is not null`),
    index('mood_entries_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
  ],
);

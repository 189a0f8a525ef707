import { pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../database/columns.js';
import { ownedBy } from '../../database/ownership.js';
import { users } from '../users/users.table.js';

/** Words of the user's own, and the sentence that each of them stands for. */
export const voicePhrases = pgTable(
  'voice_phrases',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    phrase: text('phrase').notNull(),
    /** The phrase without what speech does not carry: case and punctuation. */
    key: text('key').notNull(),
    command: text('command').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    unique('voice_phrases_key').on(table.userId, table.key),
  ],
);

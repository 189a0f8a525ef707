import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../database/columns.js';
import { ownedBy } from '../../database/ownership.js';
import { users } from '../users/users.table.js';

/** What was said on the voice screen, in words: the sound is nowhere kept. */
export const voiceUtterances = pgTable(
  'voice_utterances',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    at: instant('at').notNull(),
    text: text('text').notNull(),
    engine: text('engine', { enum: ['device', 'browser', 'server', 'typed'] }).notNull(),
    outcome: text('outcome', { enum: ['done', 'confirm', 'ask', 'none', 'failed'] }).notNull(),
    answer: text('answer').notNull(),
    /** From the end of what was said to the answer. */
    durationMs: integer('duration_ms').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    index('voice_utterances_of').on(table.userId, table.at, table.id),
    // The purge asks for the old ones of everybody.
    index('voice_utterances_at').on(table.at),
  ],
);

/** Words of the user's own, and the sentence that each of them stands for. */
export const voicePhrases = pgTable(
  'voice_phrases',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    phrase: text('phrase').notNull(),
    /** The phrase without what speech does not carry: case and punctuation. */
    key: text('key').notNull(),
    standsFor: text('stands_for').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    unique('voice_phrases_key').on(table.userId, table.key),
  ],
);

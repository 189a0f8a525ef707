import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';

/** Each message that was talked over with the language model: how long it took and what it cost, without a word of it. */
export const modelCalls = pgTable(
  'model_calls',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    at: instant('at').notNull(),
    model: text('model').notNull(),
    purpose: text('purpose').$type<'answer'>().notNull(),
    /** Until the first word or call; null where none came. */
    firstTokenMs: integer('first_token_ms'),
    totalMs: integer('total_ms').notNull(),
    /** As the server counts them, over all the rounds of tools; 0 where it does not. */
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** `answered`, or why not: a `ModelFailure`. */
    outcome: text('outcome').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    index('model_calls_by_time').on(table.userId, table.at),
  ],
);

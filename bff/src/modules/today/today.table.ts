import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamps, userId } from '../../database/columns.js';
import { ownedBy } from '../../database/ownership.js';
import { users } from '../users/users.table.js';

/** How somebody arranged Today, and how far they are with the first steps. Nobody has a row before they change something. */
export const todayLayouts = pgTable(
  'today_layouts',
  {
    userId: userId()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As `arrangedCards` reads it; null: not arranged. */
    cards: jsonb('cards').$type<unknown>(),
    skippedSteps: text('skipped_steps').array().notNull().default([]),
    /** The first steps were sent away, or asked for again; null: neither. */
    isClosed: boolean('is_closed'),
    ...timestamps(),
  },
  (table) => [...ownedBy(table.userId)],
);

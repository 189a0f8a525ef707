import { integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';

/** How the twin spoke from when on; the newest is how it speaks. Sliders go from 0 to 100. */
export const twinVersions = pgTable(
  'twin_versions',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    number: integer('number').notNull(),
    length: smallint('length').notNull(),
    warmth: smallint('warmth').notNull(),
    formality: smallint('formality').notNull(),
    humour: smallint('humour').notNull(),
    /** As the setting has it: auto, or a code such as en. */
    language: text('language').notNull(),
    /** The number that was brought back, where this one came of a restore. */
    restoredFrom: integer('restored_from'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('twin_versions_number').on(table.userId, table.number),
  ],
);

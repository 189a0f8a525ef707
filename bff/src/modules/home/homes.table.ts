import {
  boolean,
  foreignKey,
  type ForeignKeyBuilder,
  type PgColumn,
  pgTable,
  primaryKey,
} from 'drizzle-orm/pg-core';
import { instant, userId } from '../../database/columns.js';
import { ownedBy } from '../../database/ownership.js';
import { users } from '../users/users.table.js';

/** A user has one home or none; whatever belongs to it goes with it. */
export const homes = pgTable(
  'homes',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    /** The product's own flat, whose devices behave over time. */
    isSample: boolean('is_sample').notNull(),
    setUpAt: instant('set_up_at').notNull(),
  },
  (table) => [...ownedBy(table.userId), primaryKey({ columns: [table.userId] })],
);

/** What belongs to the home of its owner, and goes with it. */
export function ofHome(name: string, owner: PgColumn): ForeignKeyBuilder {
  return foreignKey({ name, columns: [owner], foreignColumns: [homes.userId] }).onDelete('cascade');
}

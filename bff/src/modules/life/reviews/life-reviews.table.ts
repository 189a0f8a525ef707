import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';
import { type MeasuredReview, REVIEW_KINDS } from './review.js';

/** Reviews of weeks and months that are over, without what was told. */
export const lifeReviews = pgTable(
  'life_reviews',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: REVIEW_KINDS }).notNull(),
    /** Its first day: 2026-11-23. */
    startsOn: text('starts_on').notNull(),
    review: jsonb('review').$type<MeasuredReview>().notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [...ownedBy(table.userId), primaryKey({ columns: [table.userId, table.kind, table.startsOn] })],
);

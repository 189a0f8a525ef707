import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, timestamps, userId } from '../../database/columns.js';
import { ownedBy } from '../../database/ownership.js';
import { users } from '../users/users.table.js';

export interface StoredRecurrence {
  readonly every: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
  readonly interval: number;
  readonly weekdays?: readonly number[];
  readonly monthDay?: number;
  readonly start: string;
  readonly timeZone: string;
}

/** What shall come to mind, by itself or when it is looked for. */
export const reminders = pgTable(
  'reminders',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['reminder', 'mood', 'alarm', 'timer'] }).notNull(),
    status: text('status', { enum: ['open', 'done', 'cancelled'] }).notNull(),
    /** Of a timer its name, which may be empty. */
    text: text('text').notNull(),
    /** Null without a time, and while a timer stands still. */
    dueAt: instant('due_at'),
    /** How it comes again; `dueAt` is the occurrence that was to come when it was last touched. */
    recurrence: jsonb('recurrence').$type<StoredRecurrence>(),
    /** Counts instead of `dueAt` once it was put off. */
    snoozedUntil: instant('snoozed_until'),
    /** Of a timer: for how long it was set, with what was added since. */
    durationSeconds: integer('duration_seconds'),
    startedAt: instant('started_at'),
    /** Of a timer that stands still: what is left of it. */
    remainingMs: bigint('remaining_ms', { mode: 'number' }),
    /** Of a timer: the room of the home that it was set for. */
    areaId: text('area_id'),
    /** The sentence that asked for it. */
    source: text('source'),
    closedAt: instant('closed_at'),
    ...timestamps(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    index('reminders_due').on(table.userId, table.status, sql`(coalesce(snoozed_until, due_at))`),
    index('reminders_repeating')
      .on(table.userId)
      .where(sql`recurrence is not null and status = 'open'`),
    index('reminders_closed').on(table.userId, table.closedAt, table.id),
    check('reminders_closed_at', sql`(status = 'open') = (closed_at is null)`),
    check('reminders_recurrence', sql`recurrence is null or due_at is not null`),
  ],
);

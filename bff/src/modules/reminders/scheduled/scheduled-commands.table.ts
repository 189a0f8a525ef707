import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, timestamps, userId } from '../../../database/columns.js';
import { ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';
import { type StoredRecurrence } from '../reminders.table.js';

interface StoredCall {
  readonly skill: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly targets: readonly string[];
}

/** What the server does by itself when it is due: whichever process has the row locked does it, in the same transaction. */
export const scheduledCommands = pgTable(
  'scheduled_commands',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    status: text('status', { enum: ['waiting', 'finished', 'cancelled'] }).notNull(),
    text: text('text').notNull(),
    /** The sentence that asked for it. */
    source: text('source').notNull(),
    calls: jsonb('calls').$type<readonly StoredCall[]>().notNull(),
    /** Instead of calls. No foreign key: the log of runs forgets by itself. */
    undoesRunId: uuid('undoes_run_id'),
    /** Instead of calls: another command, whose last run is taken back. */
    undoesCommandId: uuid('undoes_command_id'),
    isConfirmed: boolean('is_confirmed').notNull(),
    dueAt: instant('due_at').notNull(),
    recurrence: jsonb('recurrence').$type<StoredRecurrence>(),
    timeZone: text('time_zone').notNull(),
    /** What came of it the last time. */
    outcome: text('outcome', { enum: ['done', 'failed', 'missed'] }),
    result: text('result'),
    ranAt: instant('ran_at'),
    runId: uuid('run_id'),
    ...timestamps(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    index('scheduled_commands_waiting')
      .on(table.dueAt)
      .where(sql`status = 'waiting'`),
    index('scheduled_commands_listed').on(table.userId, table.status, table.dueAt),
    check('scheduled_commands_ended', sql`status <> 'finished' or outcome is not null`),
  ],
);

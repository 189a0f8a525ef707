import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { ownedBy } from '../../../database/ownership.js';
import { users } from '../../users/users.table.js';
import { type FindingFacts, type RunSummary } from './finding.js';

/** When the days of a person are looked through. Whichever process has the row locked does it. */
export const insightRuns = pgTable(
  'insight_runs',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    /** Where the person was last: days and nights are counted there. */
    timeZone: text('time_zone').notNull(),
    /** Days from one thing to the other that are tested. */
    lags: integer('lags').array().notNull(),
    nextRunAt: instant('next_run_at').notNull(),
    ranAt: instant('ran_at'),
    /** Null until it ran. */
    summary: jsonb('summary').$type<RunSummary>(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId] }),
    index('insight_runs_due').on(table.nextRunAt),
  ],
);

/** What was found in the days of a person. */
export const findings = pgTable(
  'findings',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['association', 'change', 'unusual'] }).notNull(),
    /** What makes it the same finding the next night: its series, with the lag or the day. */
    key: text('key').notNull(),
    facts: jsonb('facts').$type<FindingFacts>().notNull(),
    /** The last run found it as well. */
    isHolding: boolean('is_holding').notNull(),
    /** From sample data. */
    isSample: boolean('is_sample').notNull(),
    foundAt: instant('found_at').notNull(),
    verdict: text('verdict', { enum: ['agree', 'disagree', 'hidden'] }),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('findings_key').on(table.userId, table.key),
    index('findings_found').on(table.userId, table.foundAt, table.id),
  ],
);

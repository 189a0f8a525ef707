import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, timestamps, userId } from '../../database/columns.js';
import { goesWith, ownedBy } from '../../database/ownership.js';
import { users } from '../users/users.table.js';

type Json = Readonly<Record<string, unknown>>;

/** Whichever process has the row locked leads all automations of its user on, one event after the other. */
export const automationEngines = pgTable(
  'automation_engines',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    /** When the next of them wants to be looked at without an event; null while none does. */
    wakesAt: instant('wakes_at'),
    lookedAt: instant('looked_at'),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId] }),
    index('automation_engines_due').on(table.wakesAt),
  ],
);

export const automations = pgTable(
  'automations',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    rule: jsonb('rule').$type<Json>().notNull(),
    /** The sentence that it was drafted from. */
    source: text('source'),
    isEnabled: boolean('is_enabled').notNull(),
    timeZone: text('time_zone').notNull(),
    /** What it is in the middle of; null before it was looked at. */
    state: jsonb('state').$type<Json>(),
    lastRanAt: instant('last_ran_at'),
    ...timestamps(),
  },
  (table) => [...ownedBy(table.userId), primaryKey({ columns: [table.userId, table.id] })],
);

/** What it was before and is: an undo brings one back as a new version. */
export const automationVersions = pgTable(
  'automation_versions',
  {
    userId: userId(),
    automationId: uuid('automation_id').notNull(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    rule: jsonb('rule').$type<Json>().notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.automationId, table.version] }),
    goesWith('automation_versions_automation', [table.userId, table.automationId], automations),
  ],
);

/** The trace of each run, and of what was refused; of the same refusal again and again there is one row. */
export const automationRuns = pgTable(
  'automation_runs',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    automationId: uuid('automation_id').notNull(),
    version: integer('version').notNull(),
    runKey: text('run_key').notNull(),
    outcome: text('outcome', {
      enum: ['running', 'finished', 'stopped', 'refused', 'missed', 'suspended'],
    }).notNull(),
    /** A code. */
    reason: text('reason'),
    /** How many times, of what was refused. */
    count: integer('count').notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** Which of its triggers, by its place. */
    trigger: integer('trigger'),
    /** What the conditions looked at. */
    values: jsonb('values').$type<Json>().notNull(),
    steps: jsonb('steps').$type<readonly Json[]>().notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    goesWith('automation_runs_automation', [table.userId, table.automationId], automations),
    index('automation_runs_started').on(table.userId, table.automationId, table.startedAt),
    index('automation_runs_key').on(table.userId, table.runKey),
  ],
);

/** What was decided, by a key that it has once: decided once, and done by whoever gets to it first. */
export const automationEffects = pgTable(
  'automation_effects',
  {
    userId: userId(),
    key: text('key').notNull(),
    automationId: uuid('automation_id').notNull(),
    runKey: text('run_key').notNull(),
    step: integer('step').notNull(),
    action: jsonb('action').$type<Json>().notNull(),
    cause: jsonb('cause').$type<readonly string[]>().notNull(),
    at: instant('at').notNull(),
    /** waiting: somebody is asked; unknown: it was begun, and nobody knows whether it was done. */
    status: text('status', {
      enum: ['due', 'started', 'waiting', 'done', 'failed', 'declined', 'unknown'],
    }).notNull(),
    /** Somebody said yes. */
    isConfirmed: boolean('is_confirmed').notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    /** Until when an answer counts. */
    expiresAt: instant('expires_at'),
    /** The question, or in a sentence what came of it. */
    result: text('result'),
    /** In the log of what the twin did. */
    skillRunId: uuid('skill_run_id'),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.key] }),
    goesWith('automation_effects_automation', [table.userId, table.automationId], automations),
    index('automation_effects_run').on(table.userId, table.runKey, table.step),
    index('automation_effects_due')
      .on(table.at)
      .where(sql`status in ('due', 'started')`),
    index('automation_effects_waiting')
      .on(table.userId, table.at)
      .where(sql`status = 'waiting'`),
  ],
);

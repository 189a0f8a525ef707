import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { channelColumn, instant, userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { messages } from '../../chat/chat.table.js';
import { users } from '../../users/users.table.js';

type Json = Readonly<Record<string, unknown>>;

export interface StoredAsked {
  readonly skill: string;
  readonly parameters: Json;
  readonly targets: readonly string[];
  /** What a question back is about. */
  readonly missing?: 'target' | 'value';
}

/** What the undo of one handler needs. */
export interface StoredEffect {
  readonly performer: string;
  readonly effect: Json;
}

/** A picture of what is measured or felt over a time. */
export type StoredChart =
  | { readonly of: 'reading'; readonly metric: string; readonly from: string; readonly before: string }
  | { readonly of: 'mood'; readonly from: string; readonly before: string }
  | { readonly of: 'day'; readonly date: string; readonly from: string; readonly before: string };

/** What is shown with the question whether it may be done. */
export interface StoredConfirmation {
  readonly act: string;
  readonly changes: readonly {
    readonly target: string;
    readonly name: string;
    readonly now: string;
    readonly then: string;
  }[];
  readonly memoriesThen: string | null;
}

/**
 * What the twin was asked to do: who asked, what was understood, what came of it, and how it is undone. The newest of a
 * conversation is also what "it", "the other one" and "yes" speak of.
 */
export const skillRuns = pgTable(
  'skill_runs',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** The order of what happened within one millisecond. */
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    channel: channelColumn('channel'),
    conversationId: uuid('conversation_id'),
    /** The answer in the conversation that tells of it. */
    messageId: uuid('message_id'),
    /** awaiting_confirmation, awaiting_answer: nothing has happened and an answer is awaited; closed: none came, or it came and was acted upon. */
    outcome: text('outcome', {
      enum: ['completed', 'awaiting_confirmation', 'awaiting_answer', 'closed'],
    }).notNull(),
    asked: jsonb('asked').$type<readonly StoredAsked[]>().notNull(),
    result: text('result').notNull(),
    effects: jsonb('effects').$type<readonly StoredEffect[]>().notNull(),
    /** What the answer is shown with. */
    charts: jsonb('charts').$type<readonly StoredChart[]>().notNull().default([]),
    /** Present while a yes is awaited. */
    confirmation: jsonb('confirmation').$type<StoredConfirmation>(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    goesWith('skill_runs_message', [table.userId, table.messageId], messages),
    index('skill_runs_at').on(table.userId, table.at, table.id),
    index('skill_runs_message')
      .on(table.userId, table.messageId)
      .where(sql`message_id is not null`),
    index('skill_runs_conversation')
      .on(table.userId, table.conversationId, table.at)
      .where(sql`conversation_id is not null`),
  ],
);

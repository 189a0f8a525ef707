import { sql } from 'drizzle-orm';
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
import { instant, termSet, userId } from '../../database/columns.js';
import { goesWith, ownedBy } from '../../database/ownership.js';
import { users } from '../users/users.table.js';

/** A source as it was when it was cited: the answer stays readable after the memory has changed. */
export interface StoredCitation {
  number: number;
  memoryId: string;
  title: string;
  quote: string;
  recordedAt: string;
  /** Absent from what was cited before kinds were noted. */
  kind?: string;
}

export type StoredAction =
  | { kind: 'memory.created'; memoryId: string; text: string }
  | { kind: 'memory.corrected'; memoryId: string; before: string; after: string }
  | { kind: 'memory.suggested'; memoryId: string };

/** What the user said of an answer. */
export interface StoredFeedback {
  verdict: 'up' | 'down';
  reasons: ('untrue' | 'misunderstood' | 'missed' | 'sources' | 'wordy')[];
  comment: string | null;
  givenAt: string;
}

export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').notNull().defaultRandom(),
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    /** Null until the first message or the user gives it one. */
    title: text('title'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Where it stands in the list. */
    status: text('status', { enum: ['active', 'pinned', 'archived'] })
      .notNull()
      .default('active'),
    /** What its answers may not read. */
    disabledContexts: text('disabled_contexts').array().notNull().default([]),
    /** Where the branch ends that is shown; null before the first message. */
    activeLeafId: uuid('active_leaf_id'),
    /** Deleted: as if it were not there, until it is restored or erased. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    index('conversations_updated').on(table.userId, table.updatedAt, table.id),
    index('conversations_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: uuid('id').notNull().defaultRandom(),
    userId: userId(),
    conversationId: uuid('conversation_id').notNull(),
    /** In the order they were written, whatever their branch; a first answer follows its message directly. */
    position: integer('position').notNull(),
    /**
     * What it follows on its branch; null for what begins the conversation. No foreign key: messages go with their
     * conversation only, and all at once.
     */
    parentId: uuid('parent_id'),
    role: text('role', { enum: ['user', 'twin'] }).notNull(),
    text: text('text').notNull(),
    status: text('status', { enum: ['complete', 'streaming', 'failed'] }).notNull(),
    citations: jsonb('citations').$type<StoredCitation[]>().notNull().default([]),
    actions: jsonb('actions').$type<StoredAction[]>().notNull().default([]),
    /** Of an answer: the moods and messages whose words it says, by id. */
    quotedEntries: uuid('quoted_entries').array().notNull().default([]),
    /** Of an answer: what it cites does not answer, and comes closest. */
    isClosest: boolean('is_closest').notNull().default(false),
    /** Null until the user judged the answer. */
    feedback: jsonb('feedback').$type<StoredFeedback>(),
    /** Of an answer: what it was written without reading. */
    disabledContexts: text('disabled_contexts').array().notNull().default([]),
    /** Chosen by the client, so that a repeated request asks nothing twice. */
    idempotencyKey: uuid('idempotency_key'),
    createdAt: instant('created_at').notNull(),
    /** Of an answer that is being written: until when its process is believed to go on with it. */
    leaseUntil: instant('lease_until'),
    /** On the voice screen: who wrote down what was said; typed: nobody. Null for every other message. */
    transcribedBy: text('transcribed_by', { enum: ['device', 'browser', 'server', 'typed'] }),
    /** What a search finds it by; none until it is complete. */
    terms: termSet('terms')
      .notNull()
      .default(sql`''`),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    index('messages_terms').using('gin', table.userId, table.terms).with({ fastupdate: false }),
    goesWith('messages_conversation', [table.userId, table.conversationId], conversations),
    // What was said on a day.
    index('messages_created').on(table.userId, table.createdAt),
    uniqueIndex('messages_position').on(table.userId, table.conversationId, table.position),
    uniqueIndex('messages_idempotency')
      .on(table.userId, table.conversationId, table.idempotencyKey)
      .where(sql`idempotency_key is not null`),
    index('messages_spoken')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`transcribed_by is not null`),
    index('messages_unfinished')
      .on(table.userId)
      .where(sql`status = 'streaming'`),
  ],
);

/** Those of a message that are for reading. */
export const MESSAGE_COLUMNS = {
  id: messages.id,
  userId: messages.userId,
  conversationId: messages.conversationId,
  position: messages.position,
  parentId: messages.parentId,
  role: messages.role,
  text: messages.text,
  status: messages.status,
  citations: messages.citations,
  actions: messages.actions,
  isClosest: messages.isClosest,
  feedback: messages.feedback,
  disabledContexts: messages.disabledContexts,
  idempotencyKey: messages.idempotencyKey,
  createdAt: messages.createdAt,
  transcribedBy: messages.transcribedBy,
};

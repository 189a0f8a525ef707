import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, termSet, userId } from '../../database/columns.js';
import { goesWith, ownedBy } from '../../database/ownership.js';
import { users } from '../users/users.table.js';

/** Of any length: rows of several models share the table. */
const vector = customType<{ data: Float32Array; driverData: string }>({
  dataType: () => 'vector',
  toDriver: (values) => `[${values.join(',')}]`,
});

const kind = (name = 'kind') =>
  text(name, {
    enum: ['note', 'fact', 'preference', 'event', 'person', 'place', 'document', 'conversation', 'reading'],
  });

/** With suggestions that come into the inbox. Those of an import would fill it; they wait beside each memory. */
export const MAY_BE_REVIEWED = sql.raw(
  `(suggested_tags <> '{}' or suggested_kind is not null) and source_kind <> 'import'
    and deleted_at is null and status = 'active'`,
);

export const memories = pgTable(
  'memories',
  {
    id: uuid('id').notNull().defaultRandom(),
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    kind: kind().notNull(),
    text: text('text').notNull(),
    tags: text('tags').array().notNull(),
    importance: smallint('importance').notNull(),
    status: text('status', { enum: ['active', 'suggested', 'superseded', 'archived'] })
      .notNull()
      .default('active'),
    version: integer('version').notNull().default(1),
    happenedAt: instant('happened_at'),
    recordedAt: instant('recorded_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Kept at the top of the list since then. */
    pinnedAt: instant('pinned_at'),
    /** What holds instead, and since when this no longer does. */
    supersededById: uuid('superseded_by_id'),
    supersededAt: instant('superseded_at'),
    /** When the twin last read it for people, places, dates and tags; null until it has. */
    extractedAt: instant('extracted_at'),
    /** It took more than a text may take; `accepted` once the user was told. An edit is read again, nothing else. */
    reading: text('reading', { enum: ['stopped', 'accepted'] }),
    /** The version that was last compared with the others for duplicates and contradictions; null until it was. */
    comparedVersion: integer('compared_version'),
    /** What the twin would tag it with. */
    suggestedTags: text('suggested_tags').array().notNull().default([]),
    /** What the twin would call it, where the user said nothing. */
    suggestedKind: kind('suggested_kind'),
    /**
     * Who says when it happened: the twin read it out of the text, or had to infer the year or the week of it, or the user
     * changed, confirmed or removed that.
     */
    happenedBy: text('happened_by', { enum: ['twin', 'inferred', 'user'] }),
    /** Where it was captured: "last Friday" ends at midnight there. */
    timeZone: text('time_zone'),
    /** Set while the user can still undo; such a row is in no list and no search, and is purged later. */
    deletedAt: instant('deleted_at'),

    /** What was captured together (one paste, one conversation), and the place in it. */
    thread: text('thread'),
    seq: integer('seq'),
    /** Who said it, when that is known and not the owner by default. */
    author: text('author'),
    /** Its id where it came from; the same id may come from two places. */
    externalId: text('external_id'),

    /** The import that brought it, and what it was there: the same line of the same file makes no second memory. */
    importId: uuid('import_id'),
    importKey: text('import_key'),

    sourceKind: text('source_kind', { enum: ['form', 'paste', 'message', 'import', 'sample'] }).notNull(),
    sourceMessageId: uuid('source_message_id'),
    sourceConversationId: uuid('source_conversation_id'),
    sourceQuote: text('source_quote'),
    /** Chosen by the client, so that a repeated request makes no second memory. */
    idempotencyKey: uuid('idempotency_key'),

    terms: termSet('terms').notNull(),
    /** Number of index terms, repeats counted. */
    docLength: integer('doc_length').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('memories_idempotency')
      .on(table.userId, table.idempotencyKey)
      .where(sql`idempotency_key is not null`),
    uniqueIndex('memories_import_key')
      .on(table.userId, table.importKey)
      .where(sql`import_key is not null`),
    index('memories_import')
      .on(table.userId, table.importId)
      .where(sql`import_id is not null`),
    index('memories_source_message')
      .on(table.userId, table.sourceMessageId)
      .where(sql`source_message_id is not null`),
    index('memories_recorded').on(table.userId, table.recordedAt, table.id),
    // As memoryDate has it.
    index('memories_date').on(
      table.userId,
      sql`(case when happened_at is null then recorded_at else happened_at end)`,
      table.id,
    ),
    index('memories_happened')
      .on(table.userId, table.happenedAt)
      .where(sql`happened_at is not null`),
    index('memories_to_extract')
      .on(table.userId, table.recordedAt.desc())
      .where(sql`extracted_at is null and deleted_at is null`),
    index('memories_to_compare')
      .on(table.userId, table.recordedAt)
      .where(sql`compared_version is distinct from version and deleted_at is null`),
    index('memories_not_read')
      .on(table.userId, table.recordedAt)
      .where(sql`reading = 'stopped' and deleted_at is null`),
    index('memories_suggested').on(table.userId, table.recordedAt).where(MAY_BE_REVIEWED),
    index('memories_superseded_by')
      .on(table.userId, table.supersededById)
      .where(sql`superseded_by_id is not null`),
    // Who speaks in them is counted for every corpus.
    index('memories_author')
      .on(table.userId, table.author)
      .where(sql`author is not null and deleted_at is null and status in ('active', 'suggested')`),
    // What is written is put into it together, some 256 kB at a time: a long text has hundreds of words, and one by one
    // each would be written by itself. Every search reads what waits, which takes up to 0.3 ms; see docs/performance.md.
    index('memories_terms')
      .using('gin', table.userId, table.terms)
      .with({ fastupdate: true, gin_pending_list_limit: 256 }),
    index('memories_thread').on(table.userId, table.thread, table.seq),
    // Few rows; vectors have no status of their own, and a search leaves these out.
    index('memories_hidden')
      .on(table.userId, table.id)
      .where(sql`deleted_at is not null or status not in ('active', 'suggested')`),
  ],
);

/**
 * When it happened, or was recorded where that is not known: the order of a life. Not by coalesce(), which PostgreSQL
 * does not know to be harmless: row-level security would let no comparison with it into the index.
 */
export const memoryDate = sql<Date>`(case when ${memories.happenedAt} is null then ${memories.recordedAt} else ${memories.happenedAt} end)`;

/** What is read of a memory: all but what only the search index needs. */
export const MEMORY_COLUMNS = {
  id: memories.id,
  userId: memories.userId,
  kind: memories.kind,
  text: memories.text,
  tags: memories.tags,
  importance: memories.importance,
  status: memories.status,
  version: memories.version,
  happenedAt: memories.happenedAt,
  recordedAt: memories.recordedAt,
  updatedAt: memories.updatedAt,
  pinnedAt: memories.pinnedAt,
  supersededById: memories.supersededById,
  supersededAt: memories.supersededAt,
  extractedAt: memories.extractedAt,
  comparedVersion: memories.comparedVersion,
  suggestedTags: memories.suggestedTags,
  suggestedKind: memories.suggestedKind,
  happenedBy: memories.happenedBy,
  timeZone: memories.timeZone,
  deletedAt: memories.deletedAt,
  thread: memories.thread,
  seq: memories.seq,
  author: memories.author,
  externalId: memories.externalId,
  importId: memories.importId,
  importKey: memories.importKey,
  sourceKind: memories.sourceKind,
  sourceMessageId: memories.sourceMessageId,
  sourceConversationId: memories.sourceConversationId,
  sourceQuote: memories.sourceQuote,
  idempotencyKey: memories.idempotencyKey,
};

/** What a memory said before each of its edits. */
export const memoryVersions = pgTable(
  'memory_versions',
  {
    userId: userId(),
    memoryId: uuid('memory_id').notNull(),
    version: integer('version').notNull(),
    kind: kind().notNull(),
    text: text('text').notNull(),
    tags: text('tags').array().notNull(),
    importance: smallint('importance').notNull().default(2),
    happenedAt: instant('happened_at'),
    /** When this version was written, not when it was replaced. */
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.memoryId, table.version] }),
    goesWith('memory_versions_memory', [table.userId, table.memoryId], memories),
  ],
);

/**
 * One row a passage and model: long memories have several passages, and a new model is filled in while the old one still
 * serves.
 */
export const memoryVectors = pgTable(
  'memory_vectors',
  {
    userId: userId(),
    memoryId: uuid('memory_id').notNull(),
    model: text('model').notNull(),
    /** Counts from 0, which a memory of one passage has. */
    passage: smallint('passage').notNull().default(0),
    v: vector('v').notNull(),
    /** Whether it can be found through the graph; see docs/decisions/0012-a-graph-for-the-many.md. */
    inGraph: boolean('in_graph').notNull().default(false),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.memoryId, table.model, table.passage] }),
    index('memory_vectors_reach').on(table.userId, table.model, table.inGraph),
    goesWith('memory_vectors_memory', [table.userId, table.memoryId], memories),
  ],
);

import { and, eq, type SQL } from 'drizzle-orm';
import { memories, memoryVersions } from './memory.table.js';

type StoredMemory = typeof memories.$inferSelect;
export type MemoryRow = Omit<StoredMemory, 'terms' | 'docLength'>;
export type MemoryVersionRow = Pick<
  typeof memoryVersions.$inferSelect,
  'version' | 'text' | 'kind' | 'tags' | 'changedAt'
>;

/** What search needs to find a text again. */
export interface IndexEntry {
  terms: readonly string[];
  /** Null when the model knows no word of the text. */
  vector: { model: string; values: Float32Array } | null;
}

export type NewMemory = Omit<typeof memories.$inferInsert, 'id' | 'userId' | 'terms' | 'docLength'> & {
  index: IndexEntry;
};

export type MemoryChange = Partial<
  Pick<StoredMemory, 'text' | 'kind' | 'tags' | 'happenedAt' | 'importance'>
> & {
  updatedAt: Date;
  /** Given with a new text. */
  index?: IndexEntry;
};

export interface MemoryPageQuery {
  status: 'active' | 'archived';
  kind?: MemoryRow['kind'] | undefined;
  limit: number;
  /** Where the page before this one ended. */
  after?: { at: Date; id: string } | undefined;
}

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
  deletedAt: memories.deletedAt,
  thread: memories.thread,
  seq: memories.seq,
  author: memories.author,
  externalId: memories.externalId,
  sourceKind: memories.sourceKind,
  sourceMessageId: memories.sourceMessageId,
  sourceConversationId: memories.sourceConversationId,
  sourceQuote: memories.sourceQuote,
  idempotencyKey: memories.idempotencyKey,
};

export function isOwnMemory(userId: string, id: string): SQL | undefined {
  return and(eq(memories.userId, userId), eq(memories.id, id));
}

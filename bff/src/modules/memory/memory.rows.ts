import { type TimeRange } from '../../common/time-position.js';
import { type memories, type memoryVersions } from './memory.table.js';

type StoredMemory = typeof memories.$inferSelect;
/** A memory without what only the search index needs. */
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

export interface MemoryPageQuery extends TimeRange {
  status: 'active' | 'archived';
  kind?: MemoryRow['kind'] | undefined;
}

import { type memories, type memoryVersions } from './memory.table.js';

type StoredMemory = typeof memories.$inferSelect;
/** A memory without what only the search index and the reading of it need. */
export type MemoryRow = Omit<StoredMemory, 'terms' | 'docLength' | 'reading'>;
export type MemoryVersionRow = Pick<
  typeof memoryVersions.$inferSelect,
  'version' | 'text' | 'kind' | 'tags' | 'importance' | 'happenedAt' | 'changedAt'
>;

/** What search needs to find a text again. */
export interface IndexEntry {
  terms: readonly string[];
  model: string;
  /** One a passage; null where the model knows no word of it. */
  vectors: readonly (Float32Array | null)[];
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

/** Which memories are meant: those that fulfil all that is given. */
export interface MemorySelection {
  /** One of these; any where none is named. */
  statuses?: readonly MemoryRow['status'][] | undefined;
  /** One of these. */
  kinds?: MemoryRow['kind'][] | undefined;
  /** All of these. */
  tags?: string[] | undefined;
  /** Speaks of all of these. */
  entityIds?: string[] | undefined;
  source?: MemoryRow['sourceKind'] | undefined;
  importId?: string | undefined;
  pinned?: boolean | undefined;
  minImportance?: number | undefined;
  happened?: Period | undefined;
  recorded?: Period | undefined;
  /** When it happened, or was recorded where that is not known. */
  lived?: Period | undefined;
  /** Says all of these, word for word but for case. */
  phrases?: Phrase[] | undefined;
}

/** Words that must stand in the text as they are. */
export interface Phrase {
  text: string;
  /** Its index terms, which find the few memories worth reading. */
  terms: readonly string[];
}

/** Half open, in milliseconds: from the first moment to before the second. */
interface Period {
  from?: Date | undefined;
  before?: Date | undefined;
}

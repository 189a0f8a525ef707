import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMemories: build.query<ListMemoriesApiResponse, ListMemoriesApiArg>({
      query: (queryArg) => ({
        url: `/api/memories`,
        params: {
          status: queryArg.status,
          kind: queryArg.kind,
          tag: queryArg.tag,
          entity: queryArg.entity,
          source: queryArg.source,
          importId: queryArg.importId,
          pinned: queryArg.pinned,
          minImportance: queryArg.minImportance,
          happenedFrom: queryArg.happenedFrom,
          happenedBefore: queryArg.happenedBefore,
          recordedFrom: queryArg.recordedFrom,
          recordedBefore: queryArg.recordedBefore,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    createMemory: build.mutation<CreateMemoryApiResponse, CreateMemoryApiArg>({
      query: (queryArg) => ({ url: `/api/memories`, method: 'POST', body: queryArg.createMemory }),
    }),
    createMemories: build.mutation<CreateMemoriesApiResponse, CreateMemoriesApiArg>({
      query: (queryArg) => ({ url: `/api/memories/batch`, method: 'POST', body: queryArg.createMemories }),
    }),
    searchMemories: build.query<SearchMemoriesApiResponse, SearchMemoriesApiArg>({
      query: (queryArg) => ({ url: `/api/memories/search`, method: 'POST', body: queryArg.memorySearch }),
    }),
    emptyTrash: build.mutation<EmptyTrashApiResponse, EmptyTrashApiArg>({
      query: () => ({ url: `/api/memories/trash`, method: 'DELETE' }),
    }),
    listTrash: build.query<ListTrashApiResponse, ListTrashApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/trash`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    eraseMemory: build.mutation<EraseMemoryApiResponse, EraseMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/trash/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    deleteMemory: build.mutation<DeleteMemoryApiResponse, DeleteMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    getMemory: build.query<GetMemoryApiResponse, GetMemoryApiArg>({
      query: (queryArg) => ({ url: `/api/memories/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateMemory: build.mutation<UpdateMemoryApiResponse, UpdateMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateMemory,
      }),
    }),
    archiveMemory: build.mutation<ArchiveMemoryApiResponse, ArchiveMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/archive`,
        method: 'POST',
      }),
    }),
    restoreMemory: build.mutation<RestoreMemoryApiResponse, RestoreMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/restore`,
        method: 'POST',
      }),
    }),
    unarchiveMemory: build.mutation<UnarchiveMemoryApiResponse, UnarchiveMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/unarchive`,
        method: 'POST',
      }),
    }),
    listMemoryVersions: build.query<ListMemoryVersionsApiResponse, ListMemoryVersionsApiArg>({
      query: (queryArg) => ({ url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/versions` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as memoryGenerated };
export type ListMemoriesApiResponse = /** status 200  */ MemoryPage;
export type ListMemoriesApiArg = {
  status?: 'active' | 'proposed' | 'superseded' | 'archived';
  /** One of these. */
  kind?: MemoryKind[] | MemoryKind;
  /** All of these. */
  tag?: string[] | string;
  /** Speaks of all of these people, places, organisations and topics. */
  entity?: string[] | string;
  source?: 'form' | 'paste' | 'message' | 'import';
  importId?: string;
  pinned?: boolean | string;
  minImportance?: number;
  happenedFrom?: string;
  happenedBefore?: string;
  recordedFrom?: string;
  recordedBefore?: string;
  limit?: number;
  cursor?: string;
};
export type CreateMemoryApiResponse = /** status 201  */ Memory;
export type CreateMemoryApiArg = {
  createMemory: CreateMemory;
};
export type CreateMemoriesApiResponse = /** status 201  */ MemoryList;
export type CreateMemoriesApiArg = {
  createMemories: CreateMemories;
};
export type SearchMemoriesApiResponse = /** status 200  */ MemorySearchResults;
export type SearchMemoriesApiArg = {
  memorySearch: MemorySearch;
};
export type EmptyTrashApiResponse = /** status 200  */ ErasureReceipt;
export type EmptyTrashApiArg = void;
export type ListTrashApiResponse = /** status 200  */ Trash;
export type ListTrashApiArg = {
  limit?: number;
  cursor?: string;
};
export type EraseMemoryApiResponse = /** status 200  */ ErasureReceipt;
export type EraseMemoryApiArg = {
  id: string;
};
export type DeleteMemoryApiResponse = unknown;
export type DeleteMemoryApiArg = {
  id: string;
};
export type GetMemoryApiResponse = /** status 200  */ Memory;
export type GetMemoryApiArg = {
  id: string;
};
export type UpdateMemoryApiResponse = /** status 200  */ Memory;
export type UpdateMemoryApiArg = {
  id: string;
  updateMemory: UpdateMemory;
};
export type ArchiveMemoryApiResponse = /** status 200  */ Memory;
export type ArchiveMemoryApiArg = {
  id: string;
};
export type RestoreMemoryApiResponse = /** status 200  */ Memory;
export type RestoreMemoryApiArg = {
  id: string;
};
export type UnarchiveMemoryApiResponse = /** status 200  */ Memory;
export type UnarchiveMemoryApiArg = {
  id: string;
};
export type ListMemoryVersionsApiResponse = /** status 200  */ MemoryVersions;
export type ListMemoryVersionsApiArg = {
  id: string;
};
export type MemoryKind =
  'note' | 'fact' | 'preference' | 'event' | 'person' | 'place' | 'document' | 'conversation' | 'reading';
export type Memory = {
  /** Who said it, when it was not the owner. */
  author: string | null;
  /** Its id where it came from. */
  externalId: string | null;
  happenedAt: string | null;
  id: string;
  /** 1 low, 2 normal, 3 high */
  importance: number;
  kind: MemoryKind;
  /** Kept at the top of the list since then. */
  pinnedAt: string | null;
  recordedAt: string;
  /** The place in the thread. */
  seq: number | null;
  source: {
    conversationId: string | null;
    importId: string | null;
    kind: 'form' | 'paste' | 'message' | 'import';
    messageId: string | null;
    quote: string | null;
  };
  status: 'active' | 'proposed' | 'superseded' | 'archived';
  /** What the twin would tag it with. */
  suggestedTags: string[];
  /** Since when this no longer holds. */
  supersededAt: string | null;
  /** What holds instead. */
  supersededById: string | null;
  tags: string[];
  text: string;
  /** What was said together. */
  thread: string | null;
  updatedAt: string;
  version: number;
};
export type MemoryPage = {
  items: Memory[];
  nextCursor: string | null;
  total: number;
};
export type Problem = {
  code: string;
  detail: string;
  error: string;
  errors?: {
    message: string;
    path: string;
  }[];
  requestId: string;
  status: number;
  title: string;
  type: string;
};
export type CreateMemory = {
  happenedAt?: string | null;
  idempotencyKey?: string;
  importance?: number;
  kind?: MemoryKind;
  source?: 'form' | 'paste';
  tags?: string[];
  text: string;
};
export type MemoryList = {
  items: Memory[];
};
export type RecordedSaying = {
  author?: string;
  externalId?: string;
  /** Read as UTC where it has no offset. */
  occurredAt?: string;
  seq?: number;
  text: string;
  thread?: string;
};
export type CreateMemories =
  | {
      items: CreateMemory[];
    }
  | RecordedSaying[];
export type SearchHighlight = {
  end: number;
  start: number;
};
export type SearchReason = {
  signal: 'words' | 'meaning' | 'name' | 'date' | 'neighbour';
  text: string;
  /** Share of the score this signal gave. */
  weight: number;
};
export type MemorySearchResult = {
  highlights: SearchHighlight[];
  memory: Memory;
  reasons: SearchReason[];
  strength: 'strong' | 'related' | 'weak';
};
export type MemorySearchResults = {
  correctedQuery: string | null;
  items: MemorySearchResult[];
  tookMs: number;
};
export type MemorySearch = {
  /** Speaks of all of these people, places, organisations and topics. */
  entity?: string[] | string;
  happenedBefore?: string;
  happenedFrom?: string;
  importId?: string;
  /** One of these. */
  kind?: MemoryKind[] | MemoryKind;
  limit?: number;
  minImportance?: number;
  pinned?: boolean | string;
  query: string;
  recordedBefore?: string;
  recordedFrom?: string;
  source?: 'form' | 'paste' | 'message' | 'import';
  status?: 'active' | 'proposed' | 'superseded' | 'archived';
  /** All of these. */
  tag?: string[] | string;
};
export type ErasureReceipt = {
  erased: {
    /** Answers that rested on them. */
    answers: number;
    memories: number;
    /** What they had said before they were corrected. */
    versions: number;
  };
};
export type TrashedMemory = {
  deletedAt: string;
  /** When it goes for good unless it is restored. */
  erasedAt: string;
  memory: Memory;
};
export type Trash = {
  items: TrashedMemory[];
  nextCursor: string | null;
  total: number;
};
export type UpdateMemory = {
  happenedAt?: string | null;
  importance?: number;
  kind?: MemoryKind;
  tags?: string[];
  text?: string;
  /** The version the edit was made on. */
  version: number;
};
export type MemoryVersion = {
  changedAt: string;
  kind: MemoryKind;
  tags: string[];
  text: string;
  version: number;
};
export type MemoryVersions = {
  items: MemoryVersion[];
};

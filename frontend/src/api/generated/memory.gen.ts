import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createMemory: build.mutation<CreateMemoryApiResponse, CreateMemoryApiArg>({
      query: (queryArg) => ({ url: `/api/memories`, method: 'POST', body: queryArg.createMemory }),
    }),
    listMemories: build.query<ListMemoriesApiResponse, ListMemoriesApiArg>({
      query: (queryArg) => ({
        url: `/api/memories`,
        params: {
          status: queryArg.status,
          kind: queryArg.kind,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    createMemories: build.mutation<CreateMemoriesApiResponse, CreateMemoriesApiArg>({
      query: (queryArg) => ({ url: `/api/memories/batch`, method: 'POST', body: queryArg.createMemories }),
    }),
    searchMemories: build.query<SearchMemoriesApiResponse, SearchMemoriesApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/search`,
        params: {
          query: queryArg.query,
          limit: queryArg.limit,
          kind: queryArg.kind,
        },
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
    deleteMemory: build.mutation<DeleteMemoryApiResponse, DeleteMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listMemoryVersions: build.query<ListMemoryVersionsApiResponse, ListMemoryVersionsApiArg>({
      query: (queryArg) => ({ url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/versions` }),
    }),
    archiveMemory: build.mutation<ArchiveMemoryApiResponse, ArchiveMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/archive`,
        method: 'POST',
      }),
    }),
    unarchiveMemory: build.mutation<UnarchiveMemoryApiResponse, UnarchiveMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/unarchive`,
        method: 'POST',
      }),
    }),
    restoreMemory: build.mutation<RestoreMemoryApiResponse, RestoreMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/restore`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as memoryGenerated };
export type CreateMemoryApiResponse = /** status 201  */ Memory;
export type CreateMemoryApiArg = {
  createMemory: CreateMemory;
};
export type ListMemoriesApiResponse = /** status 200  */ MemoryPage;
export type ListMemoriesApiArg = {
  status?: 'active' | 'archived';
  kind?: MemoryKind;
  limit?: number;
  cursor?: string;
};
export type CreateMemoriesApiResponse = /** status 201  */ MemoryList;
export type CreateMemoriesApiArg = {
  createMemories: CreateMemories;
};
export type SearchMemoriesApiResponse = /** status 200  */ MemorySearchResults;
export type SearchMemoriesApiArg = {
  query: string;
  limit?: number;
  kind?: MemoryKind;
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
export type DeleteMemoryApiResponse = unknown;
export type DeleteMemoryApiArg = {
  id: string;
};
export type ListMemoryVersionsApiResponse = /** status 200  */ MemoryVersions;
export type ListMemoryVersionsApiArg = {
  id: string;
};
export type ArchiveMemoryApiResponse = /** status 200  */ Memory;
export type ArchiveMemoryApiArg = {
  id: string;
};
export type UnarchiveMemoryApiResponse = /** status 200  */ Memory;
export type UnarchiveMemoryApiArg = {
  id: string;
};
export type RestoreMemoryApiResponse = /** status 200  */ Memory;
export type RestoreMemoryApiArg = {
  id: string;
};
export type MemoryKind =
  'note' | 'fact' | 'preference' | 'event' | 'person' | 'place' | 'document' | 'conversation' | 'reading';
export type Memory = {
  id: string;
  kind: MemoryKind;
  text: string;
  tags: string[];
  happenedAt: string | null;
  recordedAt: string;
  updatedAt: string;
  /** 1 low, 2 normal, 3 high */
  importance: number;
  status: 'active' | 'proposed' | 'superseded' | 'archived';
  version: number;
  source: {
    kind: 'form' | 'paste' | 'message';
    messageId: string | null;
    conversationId: string | null;
    quote: string | null;
  };
};
export type CreateMemory = {
  text: string;
  kind?: MemoryKind;
  tags?: string[];
  happenedAt?: string | null;
  importance?: number;
  source?: 'form' | 'paste';
  idempotencyKey?: string;
};
export type MemoryPage = {
  items: Memory[];
  nextCursor: string | null;
  total: number;
};
export type MemoryList = {
  items: Memory[];
};
export type CreateMemories = {
  items: CreateMemory[];
};
export type SearchReason = {
  signal: 'words' | 'meaning' | 'name' | 'date' | 'neighbour';
  /** Share of the score this signal gave. */
  weight: number;
  text: string;
};
export type SearchHighlight = {
  start: number;
  end: number;
};
export type MemorySearchResult = {
  memory: Memory;
  strength: 'strong' | 'related' | 'weak';
  reasons: SearchReason[];
  highlights: SearchHighlight[];
};
export type MemorySearchResults = {
  items: MemorySearchResult[];
  tookMs: number;
  correctedQuery: string | null;
};
export type UpdateMemory = {
  text?: string;
  kind?: MemoryKind;
  tags?: string[];
  happenedAt?: string | null;
  importance?: number;
  /** The version the edit was made on. */
  version: number;
};
export type MemoryVersion = {
  version: number;
  text: string;
  kind: MemoryKind;
  tags: string[];
  changedAt: string;
};
export type MemoryVersions = {
  items: MemoryVersion[];
};

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
          dateFrom: queryArg.dateFrom,
          dateBefore: queryArg.dateBefore,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          sort: queryArg.sort,
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
  status?: 'active' | 'suggested' | 'superseded' | 'archived';
  /** One of these. */
  kind?: MemoryKind[] | MemoryKind;
  /** All of these. */
  tag?: string[] | string;
  /** Speaks of all of these people, places, organisations and topics. */
  entity?: string[] | string;
  source?: 'form' | 'paste' | 'message' | 'import' | 'sample';
  importId?: string;
  pinned?: boolean | string;
  minImportance?: number;
  happenedFrom?: string;
  happenedBefore?: string;
  recordedFrom?: string;
  recordedBefore?: string;
  /** Happened, or where that is unknown was recorded. */
  dateFrom?: string;
  dateBefore?: string;
  limit?: number;
  cursor?: string;
  /** The latest first: by when it was recorded, unless it is by when it happened, as far as known. */
  sort?: 'recorded' | 'happened';
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
  /** The text leaves the year or the week open, and its tense told which is meant. */
  happenedAtIsInferred: boolean;
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
    kind: 'form' | 'paste' | 'message' | 'import' | 'sample';
    messageId: string | null;
    quote: string | null;
  };
  status: 'active' | 'suggested' | 'superseded' | 'archived';
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
export type TotalIs = 'exact' | 'about' | 'over';
export type MemoryPage = {
  items: Memory[];
  nextCursor: string | null;
  total: number;
  totalIs: TotalIs;
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
  /** Even if the user asked never to remember such a thing, which is else answered with 409. */
  saveAnyway?: boolean;
  source?: 'form' | 'paste';
  tags?: string[];
  text: string;
  /** Where it is captured; else where the session is. */
  timeZone?: string;
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
  signal: 'words' | 'meaning' | 'name' | 'date' | 'answer' | 'neighbour' | 'recency' | 'importance';
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
export type UnderstoodSearch = {
  filters: {
    field: string;
    /** As it was typed. */
    text: string;
    value: string;
  }[];
  /** Why something that looks like a filter was searched for as words. */
  notes: string[];
  /** What was searched for; empty where there were only filters. */
  words: string;
};
export type MemorySearchResults = {
  correctedQuery: string | null;
  items: MemorySearchResult[];
  /** Of all that was found, also beyond the limit; where only filters are given, of the latest 10,000. */
  kinds: {
    count: number;
    value: MemoryKind;
  }[];
  /** Why words count for more than usual: the model is still reading the memories, or its server does not answer. */
  note: ('meaning_catching_up' | 'meaning_unavailable') | null;
  tookMs: number;
  understood: UnderstoodSearch;
};
export type MemorySearch = {
  dateBefore?: string;
  /** Happened, or where that is unknown was recorded. */
  dateFrom?: string;
  /** Speaks of all of these people, places, organisations and topics. */
  entity?: string[] | string;
  happenedBefore?: string;
  happenedFrom?: string;
  importId?: string;
  /** One of these. */
  kind?: MemoryKind[] | MemoryKind;
  limit?: number;
  minImportance?: number;
  /** Both by default; `exact` finds what says every word. */
  mode?: 'meaning' | 'exact' | 'both';
  pinned?: boolean | string;
  /** May hold filters: kind:event tag:family person:Anna place:Lyon source:import is:pinned after:2026-01 before:2026-06 "exact words". */
  query: string;
  recordedBefore?: string;
  recordedFrom?: string;
  source?: 'form' | 'paste' | 'message' | 'import' | 'sample';
  /** By default what holds and, below it, what the twin guesses. */
  status?: 'active' | 'suggested' | 'superseded' | 'archived';
  /** All of these. */
  tag?: string[] | string;
  /** Where the asker is, for “yesterday”; by default where they signed in. */
  timeZone?: string;
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
  happenedAt: string | null;
  importance: number;
  kind: MemoryKind;
  tags: string[];
  text: string;
  version: number;
};
export type MemoryVersions = {
  items: MemoryVersion[];
};

import type {
  CreateMemories,
  CreateMemory,
  Memory,
  MemoryKind,
  MemoryList,
  MemoryPage,
  MemorySearch,
  MemorySearchResults,
  MemoryVersions,
  UpdateMemory,
} from './schemas.gen';
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
export type {
  CreateMemories,
  CreateMemory,
  Memory,
  MemoryKind,
  MemoryList,
  MemoryPage,
  MemorySearch,
  MemorySearchResult,
  MemorySearchResults,
  MemoryVersion,
  MemoryVersions,
  Problem,
  RecordedSaying,
  SearchHighlight,
  SearchReason,
  TotalIs,
  UnderstoodSearch,
  UpdateMemory,
} from './schemas.gen';

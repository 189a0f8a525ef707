import type {
  EditMemories,
  EditUndone,
  MemoriesEdited,
  Memory,
  MemoryFacets,
  MemoryKind,
  MemoryMonths,
  MemorySearchResults,
  MemoryTimeline,
  OnThisDay,
} from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    editMemories: build.mutation<EditMemoriesApiResponse, EditMemoriesApiArg>({
      query: (queryArg) => ({ url: `/api/memories/bulk`, method: 'POST', body: queryArg.editMemories }),
    }),
    undoMemoriesEdit: build.mutation<UndoMemoriesEditApiResponse, UndoMemoriesEditApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/bulk/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: 'POST',
      }),
    }),
    getMemoryFacets: build.query<GetMemoryFacetsApiResponse, GetMemoryFacetsApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/facets`,
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
        },
      }),
    }),
    listMemoryMonths: build.query<ListMemoryMonthsApiResponse, ListMemoryMonthsApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/months`,
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
          sort: queryArg.sort,
        },
      }),
    }),
    listMemoriesOnThisDay: build.query<ListMemoriesOnThisDayApiResponse, ListMemoriesOnThisDayApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/on-this-day`,
        params: {
          date: queryArg.date,
        },
      }),
    }),
    getMemoryTimeline: build.query<GetMemoryTimelineApiResponse, GetMemoryTimelineApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/timeline`,
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
          sort: queryArg.sort,
          cursor: queryArg.cursor,
        },
      }),
    }),
    pinMemory: build.mutation<PinMemoryApiResponse, PinMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/pin`,
        method: 'POST',
      }),
    }),
    listSimilarMemories: build.query<ListSimilarMemoriesApiResponse, ListSimilarMemoriesApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/similar`,
        params: {
          limit: queryArg.limit,
        },
      }),
    }),
    unpinMemory: build.mutation<UnpinMemoryApiResponse, UnpinMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/unpin`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as listingGenerated };
export type EditMemoriesApiResponse = /** status 200  */ MemoriesEdited;
export type EditMemoriesApiArg = {
  editMemories: EditMemories;
};
export type UndoMemoriesEditApiResponse = /** status 200  */ EditUndone;
export type UndoMemoriesEditApiArg = {
  id: string;
};
export type GetMemoryFacetsApiResponse = /** status 200  */ MemoryFacets;
export type GetMemoryFacetsApiArg = {
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
};
export type ListMemoryMonthsApiResponse = /** status 200  */ MemoryMonths;
export type ListMemoryMonthsApiArg = {
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
  /** The latest first: by when it was recorded, unless it is by when it happened, as far as known. */
  sort?: 'recorded' | 'happened';
};
export type ListMemoriesOnThisDayApiResponse = /** status 200  */ OnThisDay;
export type ListMemoriesOnThisDayApiArg = {
  /** Today, where the user is, unless it is given. */
  date?: string;
};
export type GetMemoryTimelineApiResponse = /** status 200  */ MemoryTimeline;
export type GetMemoryTimelineApiArg = {
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
  /** The latest first: by when it was recorded, unless it is by when it happened, as far as known. */
  sort?: 'recorded' | 'happened';
  cursor?: string;
};
export type PinMemoryApiResponse = /** status 200  */ Memory;
export type PinMemoryApiArg = {
  id: string;
};
export type ListSimilarMemoriesApiResponse = /** status 200  */ MemorySearchResults;
export type ListSimilarMemoriesApiArg = {
  id: string;
  limit?: number;
};
export type UnpinMemoryApiResponse = /** status 200  */ Memory;
export type UnpinMemoryApiArg = {
  id: string;
};
export type {
  BulkChange,
  EditMemories,
  EditUndone,
  MemoriesEdited,
  Memory,
  MemoryFacets,
  MemoryFilter,
  MemoryKind,
  MemoryMonths,
  MemoryOfThisDay,
  MemorySearchResult,
  MemorySearchResults,
  MemoryTimeline,
  OnThisDay,
  Problem,
  SearchHighlight,
  SearchReason,
  TotalIs,
  UnderstoodSearch,
} from './schemas.gen';

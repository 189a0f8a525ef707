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
export type MemoriesEdited = {
  changed: number;
  /** Would have had more tags than a memory may have. */
  skipped: number;
  /** Null when nothing was changed. */
  undoToken: string | null;
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
export type MemoryKind =
  'note' | 'fact' | 'preference' | 'event' | 'person' | 'place' | 'document' | 'conversation' | 'reading';
export type BulkChange =
  | {
      action: 'addTags' | 'removeTags';
      tags: string[];
    }
  | {
      action: 'setKind';
      kind: MemoryKind;
    }
  | {
      action: 'setImportance';
      importance: number;
    }
  | {
      action: 'archive' | 'unarchive' | 'pin' | 'unpin' | 'delete';
    };
export type MemoryFilter = {
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
  minImportance?: number;
  pinned?: boolean | string;
  recordedBefore?: string;
  recordedFrom?: string;
  source?: 'form' | 'paste' | 'message' | 'import' | 'sample';
  status?: 'active' | 'suggested' | 'superseded' | 'archived';
  /** All of these. */
  tag?: string[] | string;
};
export type EditMemories = {
  change: BulkChange;
  /** Of those, not these. */
  except?: string[];
  /** All that match, however many. */
  filter?: MemoryFilter;
  ids?: string[];
};
export type EditUndone = {
  restored: number;
  /** Changed since, and left as they are. */
  skipped: number;
};
export type TotalIs = 'exact' | 'about' | 'over';
export type MemoryFacets = {
  imports: {
    count: number;
    id: string;
  }[];
  /** Whether the numbers below are of all memories; else of the latest 10,000 of them. */
  isOfAll: boolean;
  /** As if no kind were chosen, so that each says what choosing it would show. */
  kinds: {
    count: number;
    value: MemoryKind;
  }[];
  people: {
    count: number;
    id: string;
    name: string;
  }[];
  places: {
    count: number;
    id: string;
    name: string;
  }[];
  /** As if no source were chosen. */
  sources: {
    count: number;
    value: 'form' | 'paste' | 'message' | 'import' | 'sample';
  }[];
  /** The most frequent ones. */
  tags: {
    count: number;
    value: string;
  }[];
  total: number;
  totalIs: TotalIs;
  /** Of when it happened, or was recorded where that is not known; the latest first. Null where none was counted. */
  years: {
    count: number | null;
    value: number;
  }[];
};
export type MemoryMonths = {
  /** The months in which there are any, the latest first. */
  items: {
    /** Begins the list, or its timeline, with that month. */
    cursor: string;
    /** Such as 2026-03, where the user is. */
    month: string;
  }[];
};
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
export type MemoryOfThisDay = {
  memory: Memory;
  /** To the day; 12 is a year. */
  monthsAgo: number;
};
export type OnThisDay = {
  items: MemoryOfThisDay[];
};
export type MemoryTimeline = {
  /** Of the next 1,000 of the list: the days, where the user is, on which there are any; the latest first. */
  days: {
    count: number;
    day: string;
  }[];
  nextCursor: string | null;
  total: number;
  totalIs: TotalIs;
  /** The cursors with which the list reads each fifty of them; null at the top of the list. */
  windows: (string | null)[];
};
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

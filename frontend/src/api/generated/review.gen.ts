import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConflicts: build.query<ListConflictsApiResponse, ListConflictsApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/conflicts`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    reopenConflict: build.mutation<ReopenConflictApiResponse, ReopenConflictApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/conflicts/${encodeURIComponent(String(queryArg.id))}/reopen`,
        method: 'POST',
      }),
    }),
    resolveConflict: build.mutation<ResolveConflictApiResponse, ResolveConflictApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/conflicts/${encodeURIComponent(String(queryArg.id))}/resolve`,
        method: 'POST',
        body: queryArg.resolveConflict,
      }),
    }),
    getReview: build.query<GetReviewApiResponse, GetReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/review`,
        params: {
          limit: queryArg.limit,
        },
      }),
    }),
    approveMemory: build.mutation<ApproveMemoryApiResponse, ApproveMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/approve`,
        method: 'POST',
      }),
    }),
    getMemoryHistory: build.query<GetMemoryHistoryApiResponse, GetMemoryHistoryApiArg>({
      query: (queryArg) => ({ url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/history` }),
    }),
    getMemoryNeighbours: build.query<GetMemoryNeighboursApiResponse, GetMemoryNeighboursApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/neighbours`,
        params: {
          reach: queryArg.reach,
        },
      }),
    }),
    reconsiderMemory: build.mutation<ReconsiderMemoryApiResponse, ReconsiderMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/reconsider`,
        method: 'POST',
      }),
    }),
    reinstateMemory: build.mutation<ReinstateMemoryApiResponse, ReinstateMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/reinstate`,
        method: 'POST',
      }),
    }),
    rejectMemory: build.mutation<RejectMemoryApiResponse, RejectMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/reject`,
        method: 'POST',
        body: queryArg.rejectMemory,
      }),
    }),
    supersedeMemory: build.mutation<SupersedeMemoryApiResponse, SupersedeMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/supersede`,
        method: 'POST',
        body: queryArg.supersedeMemory,
      }),
    }),
    restoreMemoryVersion: build.mutation<RestoreMemoryVersionApiResponse, RestoreMemoryVersionApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/restore`,
        method: 'POST',
        body: queryArg.restoreMemoryVersion,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as reviewGenerated };
export type ListConflictsApiResponse = /** status 200  */ MemoryConflicts;
export type ListConflictsApiArg = {
  limit?: number;
  cursor?: string;
};
export type ReopenConflictApiResponse = unknown;
export type ReopenConflictApiArg = {
  id: string;
};
export type ResolveConflictApiResponse = unknown;
export type ResolveConflictApiArg = {
  id: string;
  resolveConflict: ResolveConflict;
};
export type GetReviewApiResponse = /** status 200  */ MemoryReview;
export type GetReviewApiArg = {
  limit?: number;
};
export type ApproveMemoryApiResponse = /** status 200  */ Memory;
export type ApproveMemoryApiArg = {
  id: string;
};
export type GetMemoryHistoryApiResponse = /** status 200  */ MemoryHistory;
export type GetMemoryHistoryApiArg = {
  id: string;
};
export type GetMemoryNeighboursApiResponse = /** status 200  */ MemoryNeighbours;
export type GetMemoryNeighboursApiArg = {
  id: string;
  /** How many places before and behind. */
  reach?: number;
};
export type ReconsiderMemoryApiResponse = /** status 200  */ Memory;
export type ReconsiderMemoryApiArg = {
  id: string;
};
export type ReinstateMemoryApiResponse = /** status 200  */ Memory;
export type ReinstateMemoryApiArg = {
  id: string;
};
export type RejectMemoryApiResponse = unknown;
export type RejectMemoryApiArg = {
  id: string;
  rejectMemory: RejectMemory;
};
export type SupersedeMemoryApiResponse = /** status 200  */ Memory;
export type SupersedeMemoryApiArg = {
  id: string;
  supersedeMemory: SupersedeMemory;
};
export type RestoreMemoryVersionApiResponse = /** status 200  */ Memory;
export type RestoreMemoryVersionApiArg = {
  id: string;
  version: number;
  restoreMemoryVersion: RestoreMemoryVersion;
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
export type MemoryConflict = {
  foundAt: string;
  id: string;
  kind: 'same' | 'alike' | 'changed' | 'contrary';
  newer: Memory;
  older: Memory;
  /** One sentence for a person. */
  why: string;
};
export type TotalIs = 'exact' | 'about' | 'over';
export type MemoryConflicts = {
  items: MemoryConflict[];
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
export type ResolveConflict =
  | {
      how: 'keep';
    }
  | {
      /** Since when the other no longer holds. */
      at?: string;
      how: 'replace';
      /** Which of the two stays. */
      keepId: string;
    }
  | {
      how: 'merge';
      /** Which of the two stays. */
      keepId: string;
      text: string;
    };
export type ReviewConflict = {
  conflict: MemoryConflict;
  kind: 'conflict';
};
export type ReviewProposal = {
  kind: 'proposal';
  memory: Memory;
};
export type ReviewSuggestion = {
  kind: 'suggestion';
  memory: Memory;
  suggestedKind: MemoryKind | null;
  tags: string[];
};
export type MemoryReview = {
  /** What waits first. What is decided leaves, so there are no pages. */
  items: (ReviewConflict | ReviewProposal | ReviewSuggestion)[];
  total: number;
  totalIs: TotalIs;
  /** The newest that are kept but took too long to read; told until the user has seen it. */
  unread: Memory[];
};
export type MemoryHistory = {
  /** What holds now, then what held before, newest first. */
  items: Memory[];
};
export type MemoryNeighbours = {
  /** The memory among its neighbours, in reading order. */
  items: Memory[];
  total: number;
  totalIs: TotalIs;
};
export type RejectMemory = {
  /** Whether the same is never to be proposed again. */
  never?: boolean;
};
export type SupersedeMemory = {
  /** Since when. Without it: when the other happened, else when it was recorded. */
  at?: string;
  /** What holds instead: a memory, or the words of a new one. */
  by:
    | string
    | {
        happenedAt?: string | null;
        text: string;
      };
};
export type RestoreMemoryVersion = {
  /** The version that is on screen. */
  version: number;
};

import type {
  Memory,
  MemoryConflicts,
  MemoryHistory,
  MemoryNeighbours,
  MemoryReview,
  RejectMemory,
  ResolveConflict,
  RestoreMemoryVersion,
  SupersedeMemory,
} from './schemas.gen';
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
export type {
  Memory,
  MemoryConflict,
  MemoryConflicts,
  MemoryHistory,
  MemoryKind,
  MemoryNeighbours,
  MemoryReview,
  Problem,
  RejectMemory,
  ResolveConflict,
  RestoreMemoryVersion,
  ReviewConflict,
  ReviewProposal,
  ReviewSuggestion,
  SupersedeMemory,
  TotalIs,
} from './schemas.gen';

import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEntities: build.query<ListEntitiesApiResponse, ListEntitiesApiArg>({
      query: (queryArg) => ({
        url: `/api/entities`,
        params: {
          kind: queryArg.kind,
          query: queryArg.query,
          sort: queryArg.sort,
          ignored: queryArg.ignored,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getEntityGraph: build.query<GetEntityGraphApiResponse, GetEntityGraphApiArg>({
      query: (queryArg) => ({
        url: `/api/entities/graph`,
        params: {
          limit: queryArg.limit,
        },
      }),
    }),
    getEntity: build.query<GetEntityApiResponse, GetEntityApiArg>({
      query: (queryArg) => ({ url: `/api/entities/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateEntity: build.mutation<UpdateEntityApiResponse, UpdateEntityApiArg>({
      query: (queryArg) => ({
        url: `/api/entities/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateEntity,
      }),
    }),
    ignoreEntity: build.mutation<IgnoreEntityApiResponse, IgnoreEntityApiArg>({
      query: (queryArg) => ({
        url: `/api/entities/${encodeURIComponent(String(queryArg.id))}/ignore`,
        method: 'POST',
      }),
    }),
    mergeEntity: build.mutation<MergeEntityApiResponse, MergeEntityApiArg>({
      query: (queryArg) => ({
        url: `/api/entities/${encodeURIComponent(String(queryArg.id))}/merge`,
        method: 'POST',
        body: queryArg.mergeEntity,
      }),
    }),
    restoreEntity: build.mutation<RestoreEntityApiResponse, RestoreEntityApiArg>({
      query: (queryArg) => ({
        url: `/api/entities/${encodeURIComponent(String(queryArg.id))}/restore`,
        method: 'POST',
      }),
    }),
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
          livedFrom: queryArg.livedFrom,
          livedBefore: queryArg.livedBefore,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          sort: queryArg.sort,
          offset: queryArg.offset,
        },
      }),
    }),
    createMemory: build.mutation<CreateMemoryApiResponse, CreateMemoryApiArg>({
      query: (queryArg) => ({ url: `/api/memories`, method: 'POST', body: queryArg.createMemory }),
    }),
    createMemories: build.mutation<CreateMemoriesApiResponse, CreateMemoriesApiArg>({
      query: (queryArg) => ({ url: `/api/memories/batch`, method: 'POST', body: queryArg.createMemories }),
    }),
    editMemories: build.mutation<EditMemoriesApiResponse, EditMemoriesApiArg>({
      query: (queryArg) => ({ url: `/api/memories/bulk`, method: 'POST', body: queryArg.editMemories }),
    }),
    undoMemoriesEdit: build.mutation<UndoMemoriesEditApiResponse, UndoMemoriesEditApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/bulk/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: 'POST',
      }),
    }),
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
          livedFrom: queryArg.livedFrom,
          livedBefore: queryArg.livedBefore,
        },
      }),
    }),
    forgetMemories: build.mutation<ForgetMemoriesApiResponse, ForgetMemoriesApiArg>({
      query: (queryArg) => ({ url: `/api/memories/forget`, method: 'POST', body: queryArg.forgetRequest }),
    }),
    previewForgetting: build.mutation<PreviewForgettingApiResponse, PreviewForgettingApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/forget/preview`,
        method: 'POST',
        body: queryArg.forgetPreviewRequest,
      }),
    }),
    getMemoryIndex: build.query<GetMemoryIndexApiResponse, GetMemoryIndexApiArg>({
      query: () => ({ url: `/api/memories/index` }),
    }),
    retryMemoryIndex: build.mutation<RetryMemoryIndexApiResponse, RetryMemoryIndexApiArg>({
      query: () => ({ url: `/api/memories/index/retry`, method: 'POST' }),
    }),
    listMemoriesOnThisDay: build.query<ListMemoriesOnThisDayApiResponse, ListMemoriesOnThisDayApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/on-this-day`,
        params: {
          date: queryArg.date,
        },
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
    searchMemories: build.query<SearchMemoriesApiResponse, SearchMemoriesApiArg>({
      query: (queryArg) => ({ url: `/api/memories/search`, method: 'POST', body: queryArg.memorySearch }),
    }),
    judgeSearchResult: build.mutation<JudgeSearchResultApiResponse, JudgeSearchResultApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/search/feedback`,
        method: 'POST',
        body: queryArg.searchFeedback,
      }),
    }),
    takeBackSearchJudgement: build.mutation<
      TakeBackSearchJudgementApiResponse,
      TakeBackSearchJudgementApiArg
    >({
      query: (queryArg) => ({
        url: `/api/memories/search/feedback/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    forgetSearchWeights: build.mutation<ForgetSearchWeightsApiResponse, ForgetSearchWeightsApiArg>({
      query: () => ({ url: `/api/memories/search/weights`, method: 'DELETE' }),
    }),
    getSearchWeights: build.query<GetSearchWeightsApiResponse, GetSearchWeightsApiArg>({
      query: () => ({ url: `/api/memories/search/weights` }),
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
          livedFrom: queryArg.livedFrom,
          livedBefore: queryArg.livedBefore,
          sort: queryArg.sort,
        },
      }),
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
    approveMemory: build.mutation<ApproveMemoryApiResponse, ApproveMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/approve`,
        method: 'POST',
      }),
    }),
    archiveMemory: build.mutation<ArchiveMemoryApiResponse, ArchiveMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/archive`,
        method: 'POST',
      }),
    }),
    getMemoryHistory: build.query<GetMemoryHistoryApiResponse, GetMemoryHistoryApiArg>({
      query: (queryArg) => ({ url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/history` }),
    }),
    listMemoryLinks: build.query<ListMemoryLinksApiResponse, ListMemoryLinksApiArg>({
      query: (queryArg) => ({ url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/links` }),
    }),
    linkMemory: build.mutation<LinkMemoryApiResponse, LinkMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/links`,
        method: 'POST',
        body: queryArg.memoryLink,
      }),
    }),
    unlinkMemory: build.mutation<UnlinkMemoryApiResponse, UnlinkMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/links/remove`,
        method: 'POST',
        body: queryArg.memoryLink,
      }),
    }),
    pinMemory: build.mutation<PinMemoryApiResponse, PinMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/pin`,
        method: 'POST',
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
    restoreMemory: build.mutation<RestoreMemoryApiResponse, RestoreMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/restore`,
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
    supersedeMemory: build.mutation<SupersedeMemoryApiResponse, SupersedeMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/supersede`,
        method: 'POST',
        body: queryArg.supersedeMemory,
      }),
    }),
    getMemorySurroundings: build.query<GetMemorySurroundingsApiResponse, GetMemorySurroundingsApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/surroundings`,
        params: {
          reach: queryArg.reach,
        },
      }),
    }),
    unarchiveMemory: build.mutation<UnarchiveMemoryApiResponse, UnarchiveMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/unarchive`,
        method: 'POST',
      }),
    }),
    getMemoryUnderstanding: build.query<GetMemoryUnderstandingApiResponse, GetMemoryUnderstandingApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/understanding`,
      }),
    }),
    dismissUnderstanding: build.mutation<DismissUnderstandingApiResponse, DismissUnderstandingApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/understanding/dismiss`,
        method: 'POST',
        body: queryArg.dismissUnderstanding,
      }),
    }),
    unpinMemory: build.mutation<UnpinMemoryApiResponse, UnpinMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/unpin`,
        method: 'POST',
      }),
    }),
    listMemoryVersions: build.query<ListMemoryVersionsApiResponse, ListMemoryVersionsApiArg>({
      query: (queryArg) => ({ url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/versions` }),
    }),
    restoreMemoryVersion: build.mutation<RestoreMemoryVersionApiResponse, RestoreMemoryVersionApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/restore`,
        method: 'POST',
        body: queryArg.restoreMemoryVersion,
      }),
    }),
    listMemoryRules: build.query<ListMemoryRulesApiResponse, ListMemoryRulesApiArg>({
      query: () => ({ url: `/api/memory-rules` }),
    }),
    createMemoryRule: build.mutation<CreateMemoryRuleApiResponse, CreateMemoryRuleApiArg>({
      query: (queryArg) => ({ url: `/api/memory-rules`, method: 'POST', body: queryArg.createMemoryRule }),
    }),
    deleteMemoryRule: build.mutation<DeleteMemoryRuleApiResponse, DeleteMemoryRuleApiArg>({
      query: (queryArg) => ({
        url: `/api/memory-rules/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as memoryGenerated };
export type ListEntitiesApiResponse = /** status 200  */ EntityList;
export type ListEntitiesApiArg = {
  kind?: EntityKind;
  query?: string;
  sort?: 'mentions' | 'name';
  ignored?: string;
  limit?: number;
  offset?: number;
};
export type GetEntityGraphApiResponse = /** status 200  */ EntityGraph;
export type GetEntityGraphApiArg = {
  limit?: number;
};
export type GetEntityApiResponse = /** status 200  */ EntityDetail;
export type GetEntityApiArg = {
  id: string;
};
export type UpdateEntityApiResponse = /** status 200  */ Entity;
export type UpdateEntityApiArg = {
  id: string;
  updateEntity: UpdateEntity;
};
export type IgnoreEntityApiResponse = /** status 200  */ Entity;
export type IgnoreEntityApiArg = {
  id: string;
};
export type MergeEntityApiResponse = /** status 200  */ Entity;
export type MergeEntityApiArg = {
  id: string;
  mergeEntity: MergeEntity;
};
export type RestoreEntityApiResponse = /** status 200  */ Entity;
export type RestoreEntityApiArg = {
  id: string;
};
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
  /** Happened, or where that is unknown was recorded. */
  livedFrom?: string;
  livedBefore?: string;
  limit?: number;
  cursor?: string;
  /** The latest first: by when it was recorded, unless it is by when it happened, as far as known. */
  sort?: 'recorded' | 'happened';
  /** Starts so many behind: a list that knows its length reads only what is in sight. */
  offset?: number;
};
export type CreateMemoryApiResponse = /** status 201  */ Memory;
export type CreateMemoryApiArg = {
  createMemory: CreateMemory;
};
export type CreateMemoriesApiResponse = /** status 201  */ MemoryList;
export type CreateMemoriesApiArg = {
  createMemories: CreateMemories;
};
export type EditMemoriesApiResponse = /** status 200  */ MemoriesEdited;
export type EditMemoriesApiArg = {
  editMemories: EditMemories;
};
export type UndoMemoriesEditApiResponse = /** status 200  */ EditUndone;
export type UndoMemoriesEditApiArg = {
  id: string;
};
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
export type GetMemoryFacetsApiResponse = /** status 200  */ MemoryFacets;
export type GetMemoryFacetsApiArg = {
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
  /** Happened, or where that is unknown was recorded. */
  livedFrom?: string;
  livedBefore?: string;
};
export type ForgetMemoriesApiResponse = /** status 200  */ ForgetReceipt;
export type ForgetMemoriesApiArg = {
  forgetRequest: ForgetRequest;
};
export type PreviewForgettingApiResponse = /** status 200  */ ForgetPreview;
export type PreviewForgettingApiArg = {
  forgetPreviewRequest: ForgetPreviewRequest;
};
export type GetMemoryIndexApiResponse = /** status 200  */ MemoryIndex;
export type GetMemoryIndexApiArg = void;
export type RetryMemoryIndexApiResponse = /** status 200  */ MemoryIndex;
export type RetryMemoryIndexApiArg = void;
export type ListMemoriesOnThisDayApiResponse = /** status 200  */ OnThisDay;
export type ListMemoriesOnThisDayApiArg = {
  /** Today, where the user is, unless it is given. */
  date?: string;
};
export type GetReviewApiResponse = /** status 200  */ MemoryReview;
export type GetReviewApiArg = {
  limit?: number;
};
export type SearchMemoriesApiResponse = /** status 200  */ MemorySearchResults;
export type SearchMemoriesApiArg = {
  memorySearch: MemorySearch;
};
export type JudgeSearchResultApiResponse = /** status 200  */ SearchWeights;
export type JudgeSearchResultApiArg = {
  searchFeedback: SearchFeedback;
};
export type TakeBackSearchJudgementApiResponse = /** status 200  */ SearchWeights;
export type TakeBackSearchJudgementApiArg = {
  id: string;
};
export type ForgetSearchWeightsApiResponse = unknown;
export type ForgetSearchWeightsApiArg = void;
export type GetSearchWeightsApiResponse = /** status 200  */ SearchWeights;
export type GetSearchWeightsApiArg = void;
export type GetMemoryTimelineApiResponse = /** status 200  */ MemoryTimeline;
export type GetMemoryTimelineApiArg = {
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
  /** Happened, or where that is unknown was recorded. */
  livedFrom?: string;
  livedBefore?: string;
  /** The latest first: by when it was recorded, unless it is by when it happened, as far as known. */
  sort?: 'recorded' | 'happened';
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
export type ApproveMemoryApiResponse = /** status 200  */ Memory;
export type ApproveMemoryApiArg = {
  id: string;
};
export type ArchiveMemoryApiResponse = /** status 200  */ Memory;
export type ArchiveMemoryApiArg = {
  id: string;
};
export type GetMemoryHistoryApiResponse = /** status 200  */ MemoryHistory;
export type GetMemoryHistoryApiArg = {
  id: string;
};
export type ListMemoryLinksApiResponse = /** status 200  */ MemoryLinks;
export type ListMemoryLinksApiArg = {
  id: string;
};
export type LinkMemoryApiResponse = /** status 200  */ MemoryLinks;
export type LinkMemoryApiArg = {
  id: string;
  memoryLink: MemoryLink;
};
export type UnlinkMemoryApiResponse = /** status 200  */ MemoryLinks;
export type UnlinkMemoryApiArg = {
  id: string;
  memoryLink: MemoryLink;
};
export type PinMemoryApiResponse = /** status 200  */ Memory;
export type PinMemoryApiArg = {
  id: string;
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
export type RestoreMemoryApiResponse = /** status 200  */ Memory;
export type RestoreMemoryApiArg = {
  id: string;
};
export type ListSimilarMemoriesApiResponse = /** status 200  */ MemorySearchResults;
export type ListSimilarMemoriesApiArg = {
  id: string;
  limit?: number;
};
export type SupersedeMemoryApiResponse = /** status 200  */ Memory;
export type SupersedeMemoryApiArg = {
  id: string;
  supersedeMemory: SupersedeMemory;
};
export type GetMemorySurroundingsApiResponse = /** status 200  */ MemorySurroundings;
export type GetMemorySurroundingsApiArg = {
  id: string;
  /** How many places before and behind. */
  reach?: number;
};
export type UnarchiveMemoryApiResponse = /** status 200  */ Memory;
export type UnarchiveMemoryApiArg = {
  id: string;
};
export type GetMemoryUnderstandingApiResponse = /** status 200  */ MemoryUnderstanding;
export type GetMemoryUnderstandingApiArg = {
  id: string;
};
export type DismissUnderstandingApiResponse = /** status 200  */ MemoryUnderstanding;
export type DismissUnderstandingApiArg = {
  id: string;
  dismissUnderstanding: DismissUnderstanding;
};
export type UnpinMemoryApiResponse = /** status 200  */ Memory;
export type UnpinMemoryApiArg = {
  id: string;
};
export type ListMemoryVersionsApiResponse = /** status 200  */ MemoryVersions;
export type ListMemoryVersionsApiArg = {
  id: string;
};
export type RestoreMemoryVersionApiResponse = /** status 200  */ Memory;
export type RestoreMemoryVersionApiArg = {
  id: string;
  version: number;
  restoreMemoryVersion: RestoreMemoryVersion;
};
export type ListMemoryRulesApiResponse = /** status 200  */ MemoryRules;
export type ListMemoryRulesApiArg = void;
export type CreateMemoryRuleApiResponse = /** status 201  */ MemoryRule;
export type CreateMemoryRuleApiArg = {
  createMemoryRule: CreateMemoryRule;
};
export type DeleteMemoryRuleApiResponse = unknown;
export type DeleteMemoryRuleApiArg = {
  id: string;
};
export type EntityKind = 'person' | 'place' | 'organisation' | 'topic';
export type Entity = {
  /** Its other names, folded as they are looked up. */
  aliases: string[];
  firstSeenAt: string | null;
  id: string;
  /** Since when it is kept out of sight. */
  ignoredAt: string | null;
  kind: EntityKind;
  lastSeenAt: string | null;
  mentions: number;
  name: string;
};
export type EntityList = {
  items: Entity[];
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
export type EntityGraphEdge = {
  from: string;
  to: string;
  weight: number;
};
export type EntityGraphNode = {
  id: string;
  kind: EntityKind;
  mentions: number;
  name: string;
};
export type EntityGraph = {
  edges: EntityGraphEdge[];
  nodes: EntityGraphNode[];
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
export type RelatedEntity = {
  id: string;
  kind: EntityKind;
  name: string;
  /** Memories that name both. */
  together: number;
};
export type EntityDetail = {
  /** Its other names, folded as they are looked up. */
  aliases: string[];
  firstSeenAt: string | null;
  id: string;
  /** Since when it is kept out of sight. */
  ignoredAt: string | null;
  kind: EntityKind;
  lastSeenAt: string | null;
  /** The latest that speak of it. */
  memories: Memory[];
  mentions: number;
  name: string;
  related: RelatedEntity[];
};
export type UpdateEntity = {
  kind?: EntityKind;
  name?: string;
};
export type MergeEntity = {
  intoId: string;
};
export type MemoryPage = {
  items: Memory[];
  nextCursor: string | null;
  total: number;
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
export type MemoriesEdited = {
  changed: number;
  /** Would have had more tags than a memory may have. */
  skipped: number;
  /** Null when nothing was changed. */
  undoToken: string | null;
};
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
  /** Speaks of all of these people, places, organisations and topics. */
  entity?: string[] | string;
  happenedBefore?: string;
  happenedFrom?: string;
  importId?: string;
  /** One of these. */
  kind?: MemoryKind[] | MemoryKind;
  livedBefore?: string;
  /** Happened, or where that is unknown was recorded. */
  livedFrom?: string;
  minImportance?: number;
  pinned?: boolean | string;
  recordedBefore?: string;
  recordedFrom?: string;
  source?: 'form' | 'paste' | 'message' | 'import';
  status?: 'active' | 'proposed' | 'superseded' | 'archived';
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
export type MemoryConflict = {
  foundAt: string;
  id: string;
  kind: 'same' | 'alike' | 'changed' | 'contrary';
  newer: Memory;
  older: Memory;
  /** One sentence for a person. */
  why: string;
};
export type MemoryConflicts = {
  items: MemoryConflict[];
  nextCursor: string | null;
  total: number;
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
export type MemoryFacets = {
  imports: {
    count: number;
    id: string;
  }[];
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
    value: 'form' | 'paste' | 'message' | 'import';
  }[];
  /** The most frequent ones. */
  tags: {
    count: number;
    value: string;
  }[];
  total: number;
  /** Of when it happened, or was recorded where that is not known; the latest first. */
  years: {
    count: number;
    value: number;
  }[];
};
export type ForgetReceipt = {
  forgotten: {
    /** Answers that rest on them. */
    answers: number;
    /** Between them and other memories. */
    links: number;
    memories: number;
    /** Of people, places, organisations and topics. */
    mentions: number;
    /** What they had said before they were corrected. */
    versions: number;
  };
  forgottenAt: string;
  mode: 'trash' | 'erase';
};
export type ForgetTarget = {
  /** Told in this conversation. */
  conversationId?: string;
  /** Speaks of all of these people, places, organisations and topics. */
  entity?: string[] | string;
  /** These stay. */
  except?: string[];
  happenedBefore?: string;
  happenedFrom?: string;
  importId?: string;
  /** One of these. */
  kind?: MemoryKind[] | MemoryKind;
  livedBefore?: string;
  /** Happened, or where that is unknown was recorded. */
  livedFrom?: string;
  minImportance?: number;
  pinned?: boolean | string;
  recordedBefore?: string;
  recordedFrom?: string;
  source?: 'form' | 'paste' | 'message' | 'import';
  /** All of these. */
  tag?: string[] | string;
  /** What a search for it finds, strong or related; some two hundred at a time. */
  topic?: string;
};
export type ForgetRequest = {
  /** As the preview counted. */
  expectedCount: number;
  /** Trash can be restored for 30 days. */
  mode: 'trash' | 'erase';
  target: ForgetTarget;
};
export type ForgetPreview = {
  alongside: {
    /** Answers that rest on them. */
    answers: number;
    /** Between them and other memories. */
    links: number;
    /** Of people, places, organisations and topics. */
    mentions: number;
    /** What they had said before they were corrected. */
    versions: number;
  };
  count: number;
  items: Memory[];
};
export type ForgetPreviewRequest = {
  limit?: number;
  offset?: number;
  target: ForgetTarget;
};
export type MemoryIndex = {
  /** Memories that can be found by meaning with this model. */
  done: number;
  /** At most a hundred that the server refused again and again, the latest first. */
  failed: {
    /** What the server said. */
    error: string;
    excerpt: string;
    memoryId: string;
  }[];
  /** Null while its server has not answered yet. */
  model: string | null;
  running: boolean;
  total: number;
};
export type MemoryOfThisDay = {
  memory: Memory;
  /** To the day; 12 is a year. */
  monthsAgo: number;
};
export type OnThisDay = {
  items: MemoryOfThisDay[];
};
export type ReviewConflict = {
  conflict: MemoryConflict;
  kind: 'conflict';
};
export type ReviewProposal = {
  kind: 'proposal';
  memory: Memory;
};
export type MemoryReview = {
  /** What waits first. What is decided leaves, so there are no pages. */
  items: (ReviewConflict | ReviewProposal)[];
  total: number;
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
  /** Of all that was found, also beyond the limit. */
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
  /** Speaks of all of these people, places, organisations and topics. */
  entity?: string[] | string;
  happenedBefore?: string;
  happenedFrom?: string;
  importId?: string;
  /** One of these. */
  kind?: MemoryKind[] | MemoryKind;
  limit?: number;
  livedBefore?: string;
  /** Happened, or where that is unknown was recorded. */
  livedFrom?: string;
  minImportance?: number;
  /** Both by default; `exact` finds what says every word. */
  mode?: 'meaning' | 'exact' | 'both';
  pinned?: boolean | string;
  /** May hold filters: kind:event tag:family person:Anna place:Lyon source:import is:pinned after:2026-01 before:2026-06 "exact words". */
  query: string;
  recordedBefore?: string;
  recordedFrom?: string;
  source?: 'form' | 'paste' | 'message' | 'import';
  status?: 'active' | 'proposed' | 'superseded' | 'archived';
  /** All of these. */
  tag?: string[] | string;
  /** Where the asker is, for “yesterday”; by default where they signed in. */
  timeZone?: string;
};
export type SearchWeights = {
  /** How many judgements they were learned from. */
  judgements: number;
  weights: {
    /** How much it counts before anything is learned. */
    default: number;
    signal: 'words' | 'meaning' | 'name' | 'date' | 'answer' | 'neighbour' | 'recency' | 'importance';
    /** How much it counts for this user. */
    weight: number;
  }[];
};
export type SearchFeedback = {
  memoryId: string;
  query: string;
  timeZone?: string;
  /** Whether the memory is what was meant. */
  useful: boolean;
};
export type MemoryTimeline = {
  /** Days on which there are any, where the user is; the latest first. */
  days: {
    count: number;
    day: string;
  }[];
  total: number;
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
export type MemoryHistory = {
  /** What holds now, then what held before, newest first. */
  items: Memory[];
};
export type MemoryLinks = {
  /** What refers to it. */
  from: Memory[];
  /** What it refers to. */
  to: Memory[];
};
export type MemoryLink = {
  toId: string;
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
export type MemorySurroundings = {
  /** The memory among its neighbours, in reading order. */
  items: Memory[];
  /** How many were captured together. */
  total: number;
};
export type NamedEntity = {
  id: string;
  kind: EntityKind;
  name: string;
};
export type MemoryUnderstanding = {
  /** Only where the twin read it out of the text. */
  happenedAt: string | null;
  /** Whether the twin has read it as it is now. */
  isRead: boolean;
  mentions: NamedEntity[];
  suggestedKind: MemoryKind | null;
  suggestedTags: string[];
};
export type DismissUnderstanding =
  | {
      entityId: string;
      kind: 'entity';
    }
  | {
      kind: 'tag';
      tag: string;
    }
  | {
      kind: 'kind';
    }
  | {
      kind: 'date';
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
export type RestoreMemoryVersion = {
  /** The version that is on screen. */
  version: number;
};
export type MemoryRule = {
  createdAt: string;
  id: string;
  kind: 'person' | 'topic' | 'word';
  text: string;
};
export type MemoryRules = {
  items: MemoryRule[];
};
export type CreateMemoryRule = {
  /** A person by name; a topic by all of its words; a word in any of its forms. */
  kind: 'person' | 'topic' | 'word';
  text: string;
};

import type {
  DecideSuggestions,
  DismissExtraction,
  Entity,
  EntityDetail,
  EntityGraph,
  EntityKind,
  EntityList,
  EntityMerged,
  Memory,
  MemoryExtraction,
  MemoryLink,
  MemoryLinks,
  MergeEntity,
  RecentEntities,
  ReconsiderSuggestions,
  UpdateEntity,
} from './schemas.gen';
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
          cursor: queryArg.cursor,
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
    undoEntityMerge: build.mutation<UndoEntityMergeApiResponse, UndoEntityMergeApiArg>({
      query: (queryArg) => ({
        url: `/api/entities/merges/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: 'POST',
      }),
    }),
    listRecentEntities: build.query<ListRecentEntitiesApiResponse, ListRecentEntitiesApiArg>({
      query: (queryArg) => ({
        url: `/api/entities/recent`,
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
    getMemoryExtraction: build.query<GetMemoryExtractionApiResponse, GetMemoryExtractionApiArg>({
      query: (queryArg) => ({ url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/extraction` }),
    }),
    confirmInferredDate: build.mutation<ConfirmInferredDateApiResponse, ConfirmInferredDateApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/extraction/confirm-date`,
        method: 'POST',
      }),
    }),
    decideSuggestions: build.mutation<DecideSuggestionsApiResponse, DecideSuggestionsApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/extraction/decide`,
        method: 'POST',
        body: queryArg.decideSuggestions,
      }),
    }),
    dismissExtraction: build.mutation<DismissExtractionApiResponse, DismissExtractionApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/extraction/dismiss`,
        method: 'POST',
        body: queryArg.dismissExtraction,
      }),
    }),
    reconsiderSuggestions: build.mutation<ReconsiderSuggestionsApiResponse, ReconsiderSuggestionsApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/extraction/reconsider`,
        method: 'POST',
        body: queryArg.reconsiderSuggestions,
      }),
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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as entitiesGenerated };
export type ListEntitiesApiResponse = /** status 200  */ EntityList;
export type ListEntitiesApiArg = {
  kind?: EntityKind;
  query?: string;
  sort?: 'mentions' | 'name';
  ignored?: string;
  limit?: number;
  cursor?: string;
};
export type GetEntityGraphApiResponse = /** status 200  */ EntityGraph;
export type GetEntityGraphApiArg = {
  limit?: number;
};
export type UndoEntityMergeApiResponse = /** status 200  */ Entity;
export type UndoEntityMergeApiArg = {
  id: string;
};
export type ListRecentEntitiesApiResponse = /** status 200  */ RecentEntities;
export type ListRecentEntitiesApiArg = {
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
export type MergeEntityApiResponse = /** status 200  */ EntityMerged;
export type MergeEntityApiArg = {
  id: string;
  mergeEntity: MergeEntity;
};
export type RestoreEntityApiResponse = /** status 200  */ Entity;
export type RestoreEntityApiArg = {
  id: string;
};
export type GetMemoryExtractionApiResponse = /** status 200  */ MemoryExtraction;
export type GetMemoryExtractionApiArg = {
  id: string;
};
export type ConfirmInferredDateApiResponse = /** status 200  */ MemoryExtraction;
export type ConfirmInferredDateApiArg = {
  id: string;
};
export type DecideSuggestionsApiResponse = /** status 200  */ Memory;
export type DecideSuggestionsApiArg = {
  id: string;
  decideSuggestions: DecideSuggestions;
};
export type DismissExtractionApiResponse = /** status 200  */ MemoryExtraction;
export type DismissExtractionApiArg = {
  id: string;
  dismissExtraction: DismissExtraction;
};
export type ReconsiderSuggestionsApiResponse = /** status 200  */ Memory;
export type ReconsiderSuggestionsApiArg = {
  id: string;
  reconsiderSuggestions: ReconsiderSuggestions;
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
export type {
  DecideSuggestions,
  DismissExtraction,
  Entity,
  EntityDetail,
  EntityGraph,
  EntityGraphEdge,
  EntityGraphNode,
  EntityKind,
  EntityList,
  EntityMerge,
  EntityMerged,
  Memory,
  MemoryExtraction,
  MemoryKind,
  MemoryLink,
  MemoryLinks,
  MergeEntity,
  NamedEntity,
  Problem,
  RecentEntities,
  ReconsiderSuggestions,
  RelatedEntity,
  TotalIs,
  UpdateEntity,
} from './schemas.gen';

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
export type TotalIs = 'exact' | 'about' | 'over';
export type EntityList = {
  items: Entity[];
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
export type NamedEntity = {
  id: string;
  kind: EntityKind;
  name: string;
};
export type RecentEntities = {
  items: NamedEntity[];
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
export type EntityMerge = {
  id: string;
  kind: EntityKind;
  mergedAt: string;
  name: string;
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
  /** What was merged into it and can be parted again, by the id of the merge. */
  merges: EntityMerge[];
  name: string;
  related: RelatedEntity[];
};
export type UpdateEntity = {
  kind?: EntityKind;
  name?: string;
};
export type EntityMerged = {
  /** Its other names, folded as they are looked up. */
  aliases: string[];
  firstSeenAt: string | null;
  id: string;
  /** Since when it is kept out of sight. */
  ignoredAt: string | null;
  kind: EntityKind;
  lastSeenAt: string | null;
  mentions: number;
  /** By which the two are parted again. Null where no memory spoke of the one. */
  mergeId: string | null;
  name: string;
};
export type MergeEntity = {
  intoId: string;
};
export type MemoryExtraction = {
  /** Only where the twin read it out of the text. */
  happenedAt: string | null;
  /** Its year or its week is not in the text. */
  happenedAtIsInferred: boolean;
  /** Whether the twin has read it as it is now. */
  isRead: boolean;
  /** Reading it took longer than a text may take. It is kept, and read again only once it is edited. */
  isTooMuch: boolean;
  mentions: NamedEntity[];
  suggestedKind: MemoryKind | null;
  suggestedTags: string[];
};
export type DecideSuggestions = {
  kind: boolean;
  tags: string[];
  version: number;
};
export type DismissExtraction =
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
    }
  | {
      kind: 'unread';
    };
export type ReconsiderSuggestions = {
  kind: MemoryKind | null;
  tags: string[];
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

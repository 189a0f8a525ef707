import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    restoreMemory: build.mutation<RestoreMemoryApiResponse, RestoreMemoryApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/${encodeURIComponent(String(queryArg.id))}/restore`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as trashGenerated };
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
export type RestoreMemoryApiResponse = /** status 200  */ Memory;
export type RestoreMemoryApiArg = {
  id: string;
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
export type TrashedMemory = {
  deletedAt: string;
  /** When it goes for good unless it is restored. */
  erasedAt: string;
  memory: Memory;
};
export type TotalIs = 'exact' | 'about' | 'over';
export type Trash = {
  items: TrashedMemory[];
  nextCursor: string | null;
  total: number;
  totalIs: TotalIs;
};

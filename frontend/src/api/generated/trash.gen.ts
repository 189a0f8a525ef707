import type { ErasureReceipt, Memory, Trash } from './schemas.gen';
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
export type {
  ErasureReceipt,
  Memory,
  MemoryKind,
  Problem,
  TotalIs,
  Trash,
  TrashedMemory,
} from './schemas.gen';

import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { memoryGenerated, type Memory, type MemoryKind, type MemoryPage } from './generated/memory.gen';

export type {
  Memory,
  MemoryKind,
  MemorySearchResult,
  MemoryVersion,
  SearchReason,
  UpdateMemory,
} from './generated/memory.gen';

export interface MemoryFilter {
  status: 'active' | 'archived';
  kind?: MemoryKind;
}

const PAGE_SIZE = 30;
const LIST = { type: 'Memory', id: 'LIST' } as const;

const tagged = memoryGenerated.enhanceEndpoints({
  addTagTypes: ['Memory'],
  endpoints: {
    listMemories: { providesTags: (page) => listTags(page?.items) },
    searchMemories: { providesTags: (found) => listTags(found?.items.map(({ memory }) => memory)) },
    getMemory: { providesTags: (_memory, _error, { id }) => [{ type: 'Memory', id }] },
    listMemoryVersions: { providesTags: (_versions, _error, { id }) => [{ type: 'Memory', id }] },
    createMemory: { invalidatesTags: [LIST] },
    createMemories: { invalidatesTags: [LIST] },
    updateMemory: { invalidatesTags: (_memory, _error, { id }) => [{ type: 'Memory', id }] },
    restoreMemory: { invalidatesTags: movedTags },
  },
});

const paged = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listMemories`, page after page: the generator knows no infinite queries. */
    memoryPages: build.infiniteQuery<MemoryPage, MemoryFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) => ({
        url: '/api/memories',
        params: { ...queryArg, limit: PAGE_SIZE, cursor: pageParam ?? undefined },
      }),
      providesTags: (data) => listTags(data?.pages.flatMap(({ items }) => items)),
    }),
  }),
});

export const memoryApi = paged.enhanceEndpoints({
  endpoints: {
    deleteMemory: { onQueryStarted: removeAtOnce, invalidatesTags: [LIST] },
    archiveMemory: { onQueryStarted: removeAtOnce, invalidatesTags: movedTags },
    unarchiveMemory: { onQueryStarted: removeAtOnce, invalidatesTags: movedTags },
  },
});

export const {
  useMemoryPagesInfiniteQuery,
  useListMemoriesQuery,
  useGetMemoryQuery,
  useListMemoryVersionsQuery,
  useSearchMemoriesQuery,
  useCreateMemoryMutation,
  useCreateMemoriesMutation,
  useUpdateMemoryMutation,
  useArchiveMemoryMutation,
  useUnarchiveMemoryMutation,
  useDeleteMemoryMutation,
  useRestoreMemoryMutation,
} = memoryApi;

type ApiState = Parameters<typeof paged.util.selectInvalidatedBy>[0];

interface MutationLifecycle {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  getState: () => unknown;
  queryFulfilled: Promise<unknown>;
}

/** The memory leaves every list before the server answers, and comes back if the server refuses. */
async function removeAtOnce({ id }: { id: string }, lifecycle: MutationLifecycle): Promise<void> {
  const { dispatch, getState, queryFulfilled } = lifecycle;
  const { selectInvalidatedBy, updateQueryData } = paged.util;
  const lists = selectInvalidatedBy(getState() as ApiState, [{ type: 'Memory', id }]);
  const patches = lists
    .filter(({ endpointName }) => endpointName === 'memoryPages')
    .map(({ originalArgs }) =>
      dispatch(
        updateQueryData('memoryPages', originalArgs as MemoryFilter, ({ pages }) =>
          pages.forEach((page) => {
            page.items = page.items.filter((memory) => memory.id !== id);
            page.total -= 1;
          }),
        ),
      ),
    );
  try {
    await queryFulfilled;
  } catch {
    patches.forEach((patch) => patch.undo());
  }
}

function listTags(memories: Memory[] = []): { type: 'Memory'; id: string }[] {
  return [LIST, ...memories.map(({ id }) => ({ type: 'Memory' as const, id }))];
}

function movedTags(
  _result: unknown,
  _error: unknown,
  { id }: { id: string },
): { type: 'Memory'; id: string }[] {
  return [LIST, { type: 'Memory', id }];
}

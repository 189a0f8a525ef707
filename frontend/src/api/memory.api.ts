import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import {
  memoryGenerated,
  type EditMemories,
  type ListMemoriesApiArg,
  type Memory,
} from './generated/memory.gen';

export type {
  BulkChange,
  Memory,
  MemoryFacets,
  MemoryKind,
  MemoryOfThisDay,
  MemorySearchResult,
  MemorySearchResults,
  MemoryTimeline,
  MemoryVersion,
  SearchReason,
  UpdateMemory,
} from './generated/memory.gen';

/** Which memories are meant: those that fulfil all that is given. */
export type MemoryFilter = NonNullable<EditMemories['filter']>;
export type MemorySort = NonNullable<ListMemoriesApiArg['sort']>;
/** What a list shows, and in which order. */
export type MemoryListing = Pick<
  ListMemoriesApiArg,
  Exclude<keyof ListMemoriesApiArg, 'limit' | 'cursor' | 'offset'>
>;

/** How many rows of a long list are read together. */
export const WINDOW_SIZE = 50;
const LIST = { type: 'Memory', id: 'LIST' } as const;

const tagged = memoryGenerated.enhanceEndpoints({
  addTagTypes: ['Memory'],
  endpoints: {
    listMemories: { providesTags: (page) => listTags(page?.items) },
    getMemoryTimeline: { providesTags: [LIST] },
    getMemoryFacets: { providesTags: [LIST] },
    listMemoriesOnThisDay: {
      providesTags: (found) => listTags(found?.items.map(({ memory }) => memory)),
    },
    searchMemories: { providesTags: (found) => listTags(found?.items.map(({ memory }) => memory)) },
    listSimilarMemories: { providesTags: (found) => listTags(found?.items.map(({ memory }) => memory)) },
    getMemory: { providesTags: (_memory, _error, { id }) => [{ type: 'Memory', id }] },
    listMemoryVersions: { providesTags: (_versions, _error, { id }) => [{ type: 'Memory', id }] },
    createMemory: { invalidatesTags: [LIST] },
    createMemories: { invalidatesTags: [LIST] },
    updateMemory: { invalidatesTags: movedTags },
    restoreMemory: { invalidatesTags: movedTags },
    pinMemory: { invalidatesTags: movedTags },
    unpinMemory: { invalidatesTags: movedTags },
    editMemories: { invalidatesTags: ['Memory'] },
    undoMemoriesEdit: { invalidatesTags: ['Memory'] },
  },
});

export const memoryApi = tagged.enhanceEndpoints({
  endpoints: {
    deleteMemory: { onQueryStarted: removeAtOnce, invalidatesTags: [LIST] },
    archiveMemory: { onQueryStarted: removeAtOnce, invalidatesTags: movedTags },
    unarchiveMemory: { onQueryStarted: removeAtOnce, invalidatesTags: movedTags },
  },
});

export const {
  useGetMemoryFacetsQuery,
  useGetMemoryTimelineQuery,
  useListMemoriesOnThisDayQuery,
  useListSimilarMemoriesQuery,
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
  usePinMemoryMutation,
  useUnpinMemoryMutation,
  useEditMemoriesMutation,
  useUndoMemoriesEditMutation,
} = memoryApi;

type ApiState = Parameters<typeof tagged.util.selectInvalidatedBy>[0];

interface MutationLifecycle {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  getState: () => unknown;
  queryFulfilled: Promise<unknown>;
}

/**
 * The memory leaves every list before the server answers, and comes back if the server refuses. What stood behind it in
 * its window moves up; the row that becomes free at the window's end is read anew with the rest.
 */
async function removeAtOnce({ id }: { id: string }, lifecycle: MutationLifecycle): Promise<void> {
  const { dispatch, getState, queryFulfilled } = lifecycle;
  const { selectInvalidatedBy, updateQueryData } = tagged.util;
  const lists = selectInvalidatedBy(getState() as ApiState, [{ type: 'Memory', id }]);
  const patches = lists
    .filter(({ endpointName }) => endpointName === 'listMemories')
    .map(({ originalArgs }) =>
      dispatch(
        updateQueryData('listMemories', originalArgs as ListMemoriesApiArg, (page) => {
          page.items = page.items.filter((memory) => memory.id !== id);
          page.total -= 1;
        }),
      ),
    );
  try {
    await queryFulfilled;
  } catch {
    patches.forEach((patch) => patch.undo());
  }
}

/** As a list that is on screen or was a moment ago knows it. */
export function selectListedMemory(state: ApiState, id: string): Memory | undefined {
  return tagged.util
    .selectInvalidatedBy(state, [{ type: 'Memory', id }])
    .filter(({ endpointName }) => endpointName === 'listMemories')
    .map(({ originalArgs }) =>
      tagged.endpoints.listMemories.select(originalArgs as ListMemoriesApiArg)(state),
    )
    .flatMap(({ data }) => data?.items ?? [])
    .find((memory) => memory.id === id);
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

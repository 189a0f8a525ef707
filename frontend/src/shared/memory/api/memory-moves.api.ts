import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ListMemoriesApiArg, Memory } from '../../../api/generated/memory.gen';
import { trashGenerated } from '../../../api/generated/trash.gen';
import { memoryApi } from './memory.api';
import { LIST, movedTags } from './memory-tags';

const movesApi = memoryApi.enhanceEndpoints({
  endpoints: {
    archiveMemory: { onQueryStarted: removeAtOnce, invalidatesTags: movedTags },
    unarchiveMemory: { onQueryStarted: removeAtOnce, invalidatesTags: movedTags },
  },
});

const trashApi = trashGenerated.enhanceEndpoints({
  addTagTypes: ['Memory'],
  endpoints: { deleteMemory: { onQueryStarted: removeAtOnce, invalidatesTags: [LIST] } },
});

export const { useArchiveMemoryMutation, useUnarchiveMemoryMutation } = movesApi;
export const { useDeleteMemoryMutation } = trashApi;

type ApiState = Parameters<typeof memoryApi.util.selectInvalidatedBy>[0];

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
  const { selectInvalidatedBy, updateQueryData } = memoryApi.util;
  const lists = selectInvalidatedBy(getState() as ApiState, [{ type: 'Memory', id }]);
  const patches = lists
    .filter(({ endpointName }) => endpointName === 'listMemories')
    .map(({ originalArgs }) =>
      dispatch(
        updateQueryData('listMemories', originalArgs as ListMemoriesApiArg, (page) => {
          page.items = page.items.filter((memory) => memory.id !== id);
          if (page.totalIs === 'exact') page.total -= 1;
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
  return memoryApi.util
    .selectInvalidatedBy(state, [{ type: 'Memory', id }])
    .filter(({ endpointName }) => endpointName === 'listMemories')
    .map(({ originalArgs }) =>
      memoryApi.endpoints.listMemories.select(originalArgs as ListMemoriesApiArg)(state),
    )
    .flatMap(({ data }) => data?.items ?? [])
    .find((memory) => memory.id === id);
}

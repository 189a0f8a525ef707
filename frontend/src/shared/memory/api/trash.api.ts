import { trashGenerated, type Trash } from '../../../api/generated/trash.gen';
import { LIST, movedTags } from './memory-tags';

export type { ErasureReceipt, TrashedMemory } from '../../../api/generated/trash.gen';

const PAGE_SIZE = 30;

const tagged = trashGenerated.enhanceEndpoints({
  addTagTypes: ['Memory', 'Conversation'],
  endpoints: {
    // Messages lose their words with the memory.
    eraseMemory: { invalidatesTags: [LIST, 'Conversation'] },
    restoreMemory: { invalidatesTags: movedTags },
    emptyTrash: { invalidatesTags: [LIST, 'Conversation'] },
  },
});

const trashApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listTrash`, page after page: the generator knows no infinite queries. */
    trashPages: build.infiniteQuery<Trash, null, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ pageParam }) => ({
        url: '/api/memories/trash',
        params: { limit: PAGE_SIZE, cursor: pageParam ?? undefined },
      }),
      // What leaves the list of memories comes into this one.
      providesTags: [LIST],
    }),
  }),
});

export const {
  useTrashPagesInfiniteQuery,
  useEraseMemoryMutation,
  useEmptyTrashMutation,
  useRestoreMemoryMutation,
} = trashApi;

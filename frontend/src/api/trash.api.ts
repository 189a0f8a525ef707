import { memoryGenerated, type Trash } from './generated/memory.gen';

export type { ErasureReceipt, TrashedMemory } from './generated/memory.gen';

const PAGE_SIZE = 30;
/** The trash changes with the list of memories: what leaves the one comes into the other. */
const LIST = { type: 'Memory', id: 'LIST' } as const;

const tagged = memoryGenerated.enhanceEndpoints({
  addTagTypes: ['Memory', 'Conversation'],
  endpoints: {
    // Messages lose their words with the memory.
    eraseMemory: { invalidatesTags: [LIST, 'Conversation'] },
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
      providesTags: [LIST],
    }),
  }),
});

export const { useTrashPagesInfiniteQuery, useEraseMemoryMutation, useEmptyTrashMutation } = trashApi;

import {
  listingGenerated,
  type GetMemoryTimelineApiArg,
  type MemoryTimeline,
} from '../../../api/generated/listing.gen';
import { LIST, listTags, movedTags } from '../../../shared/memory/api/memory-tags';

export type {
  BulkChange,
  MemoryFacets,
  MemoryMonths,
  MemoryTimeline,
} from '../../../api/generated/listing.gen';

const tagged = listingGenerated.enhanceEndpoints({
  addTagTypes: ['Memory'],
  endpoints: {
    listMemoryMonths: { providesTags: [LIST] },
    getMemoryFacets: { providesTags: [LIST] },
    listSimilarMemories: { providesTags: (found) => listTags(found?.items.map(({ memory }) => memory)) },
    pinMemory: { invalidatesTags: movedTags },
    unpinMemory: { invalidatesTags: movedTags },
    editMemories: { invalidatesTags: ['Memory'] },
    undoMemoriesEdit: { invalidatesTags: ['Memory'] },
  },
});

export const listingApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `getMemoryTimeline`, part after part, from the list's top or a cursor; the generator knows no infinite queries. */
    timelineParts: build.infiniteQuery<MemoryTimeline, GetMemoryTimelineApiArg, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) => ({
        url: '/api/memories/timeline',
        params: { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      providesTags: [LIST],
    }),
  }),
});

export const {
  useGetMemoryFacetsQuery,
  useTimelinePartsInfiniteQuery,
  useListSimilarMemoriesQuery,
  usePinMemoryMutation,
  useUnpinMemoryMutation,
  useEditMemoriesMutation,
  useUndoMemoriesEditMutation,
} = listingApi;

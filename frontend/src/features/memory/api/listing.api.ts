import { listingGenerated } from '../../../api/generated/listing.gen';
import { LIST, listTags, movedTags } from '../../../shared/memory/api/memory-tags';

export type {
  BulkChange,
  MemoryFacets,
  MemoryOfThisDay,
  MemoryTimeline,
} from '../../../api/generated/listing.gen';

const listingApi = listingGenerated.enhanceEndpoints({
  addTagTypes: ['Memory'],
  endpoints: {
    getMemoryTimeline: { providesTags: [LIST] },
    getMemoryFacets: { providesTags: [LIST] },
    listMemoriesOnThisDay: {
      providesTags: (found) => listTags(found?.items.map(({ memory }) => memory)),
    },
    listSimilarMemories: { providesTags: (found) => listTags(found?.items.map(({ memory }) => memory)) },
    pinMemory: { invalidatesTags: movedTags },
    unpinMemory: { invalidatesTags: movedTags },
    editMemories: { invalidatesTags: ['Memory'] },
    undoMemoriesEdit: { invalidatesTags: ['Memory'] },
  },
});

export const {
  useGetMemoryFacetsQuery,
  useGetMemoryTimelineQuery,
  useListMemoriesOnThisDayQuery,
  useListSimilarMemoriesQuery,
  usePinMemoryMutation,
  useUnpinMemoryMutation,
  useEditMemoriesMutation,
  useUndoMemoriesEditMutation,
} = listingApi;

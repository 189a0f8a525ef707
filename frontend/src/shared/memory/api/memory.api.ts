import { memoryGenerated, type ListMemoriesApiArg } from '../../../api/generated/memory.gen';

import type { EditMemories } from '../../../api/generated/listing.gen';
import { LIST, listTags, movedTags } from './memory-tags';

export type {
  Memory,
  MemoryKind,
  MemoryPage,
  MemorySearchResult,
  MemoryVersion,
  SearchReason,
  UpdateMemory,
} from '../../../api/generated/memory.gen';

/** Which memories are meant: those that fulfil all that is given. */
export type MemoryFilter = NonNullable<EditMemories['filter']>;
export type MemorySort = NonNullable<ListMemoriesApiArg['sort']>;
/** What a list shows, and in which order. */
export type MemoryListing = Pick<ListMemoriesApiArg, Exclude<keyof ListMemoriesApiArg, 'limit' | 'cursor'>>;

/** How many rows of a long list are read together: as many as the timeline gives one cursor for. */
export const WINDOW_SIZE = 50;

export const memoryApi = memoryGenerated.enhanceEndpoints({
  addTagTypes: ['Memory'],
  endpoints: {
    listMemories: { providesTags: (page) => listTags(page?.items) },
    searchMemories: { providesTags: (found) => listTags(found?.items.map(({ memory }) => memory)) },
    getMemory: { providesTags: (_memory, _error, { id }) => [{ type: 'Memory', id }] },
    listMemoryVersions: { providesTags: (_versions, _error, { id }) => [{ type: 'Memory', id }] },
    createMemory: { invalidatesTags: [LIST] },
    createMemories: { invalidatesTags: [LIST] },
    updateMemory: { invalidatesTags: movedTags },
  },
});

export const {
  useListMemoriesQuery,
  useGetMemoryQuery,
  useListMemoryVersionsQuery,
  useSearchMemoriesQuery,
  useCreateMemoryMutation,
  useCreateMemoriesMutation,
  useUpdateMemoryMutation,
} = memoryApi;

import {
  memoryGenerated,
  type EntityKind,
  type EntityList,
  type ForgetPreview,
  type ForgetTarget,
} from './generated/memory.gen';

export type {
  Entity,
  EntityDetail,
  EntityKind,
  ForgetPreview,
  ForgetReceipt,
  ForgetTarget,
  MemoryRule,
  MemoryUnderstanding,
  NamedEntity,
} from './generated/memory.gen';

export interface EntityFilter {
  kind?: EntityKind;
  query?: string;
  ignored?: boolean;
}

const PAGE_SIZE = 50;
const MEMORIES = { type: 'Memory', id: 'LIST' } as const;
const EVERYTHING = ['Entity', 'Memory'] as const;

const tagged = memoryGenerated.enhanceEndpoints({
  addTagTypes: ['Entity', 'Memory', 'Conversation', 'MemoryRule'],
  endpoints: {
    getEntity: { providesTags: (_entity, _error, { id }) => [{ type: 'Entity', id }, MEMORIES] },
    updateEntity: { invalidatesTags: [...EVERYTHING] },
    mergeEntity: { invalidatesTags: [...EVERYTHING] },
    ignoreEntity: { invalidatesTags: [...EVERYTHING] },
    restoreEntity: { invalidatesTags: [...EVERYTHING] },
    getMemoryUnderstanding: { providesTags: (_read, _error, { id }) => [{ type: 'Memory', id }, 'Entity'] },
    dismissUnderstanding: { invalidatesTags: (_read, _error, { id }) => [{ type: 'Memory', id }, 'Entity'] },
    listMemoryLinks: { providesTags: (_links, _error, { id }) => [{ type: 'Memory', id }, MEMORIES] },
    linkMemory: { invalidatesTags: ['Memory'] },
    unlinkMemory: { invalidatesTags: ['Memory'] },
    // Messages lose their words with the memories.
    forgetMemories: { invalidatesTags: [...EVERYTHING, 'Conversation'] },
    listMemoryRules: { providesTags: ['MemoryRule'] },
    createMemoryRule: { invalidatesTags: ['MemoryRule'] },
    deleteMemoryRule: { invalidatesTags: ['MemoryRule'] },
  },
});

const entitiesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listEntities`, page after page: the generator knows no infinite queries. */
    entityPages: build.infiniteQuery<EntityList, EntityFilter, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ items, total }, _pages, offset) =>
          offset + items.length < total ? offset + items.length : null,
      },
      query: ({ queryArg, pageParam }) => ({
        url: '/api/entities',
        params: { ...queryArg, limit: PAGE_SIZE, offset: pageParam },
      }),
      providesTags: ['Entity', MEMORIES],
    }),
    /** Sent as a POST, so that what somebody wants forgotten stands in no address; asked like a query. */
    forgetPreview: build.query<ForgetPreview, { target: ForgetTarget; limit: number }>({
      query: (body) => ({ url: '/api/memories/forget/preview', method: 'POST', body }),
      providesTags: ['Memory'],
    }),
  }),
});

export const {
  useEntityPagesInfiniteQuery,
  useListEntitiesQuery,
  useGetEntityQuery,
  useUpdateEntityMutation,
  useMergeEntityMutation,
  useIgnoreEntityMutation,
  useRestoreEntityMutation,
  useGetMemoryUnderstandingQuery,
  useDismissUnderstandingMutation,
  useListMemoryLinksQuery,
  useLinkMemoryMutation,
  useUnlinkMemoryMutation,
  useForgetPreviewQuery,
  useForgetMemoriesMutation,
  useListMemoryRulesQuery,
  useCreateMemoryRuleMutation,
  useDeleteMemoryRuleMutation,
} = entitiesApi;

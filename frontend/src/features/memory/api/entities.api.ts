import { entitiesGenerated, type EntityKind, type EntityList } from '../../../api/generated/entities.gen';

export type {
  Entity,
  EntityDetail,
  EntityKind,
  EntityMerge,
  MemoryExtraction,
  MergeEntity,
  NamedEntity,
} from '../../../api/generated/entities.gen';

export interface EntityFilter {
  kind?: EntityKind;
  query?: string;
  ignored?: boolean;
}

const PAGE_SIZE = 50;
const MEMORIES = { type: 'Memory', id: 'LIST' } as const;
const EVERYTHING = ['Entity', 'Memory'] as const;

const suggested = (id: string): { type: 'Memory'; id: string }[] => [
  MEMORIES,
  { type: 'Memory', id: 'REVIEW' },
  { type: 'Memory', id },
];

const tagged = entitiesGenerated.enhanceEndpoints({
  addTagTypes: ['Entity', 'Memory'],
  endpoints: {
    getEntity: { providesTags: (_entity, _error, { id }) => [{ type: 'Entity', id }, MEMORIES] },
    updateEntity: { invalidatesTags: [...EVERYTHING] },
    mergeEntity: { invalidatesTags: [...EVERYTHING] },
    undoEntityMerge: { invalidatesTags: [...EVERYTHING] },
    ignoreEntity: { invalidatesTags: [...EVERYTHING] },
    restoreEntity: { invalidatesTags: [...EVERYTHING] },
    getMemoryExtraction: { providesTags: (_read, _error, { id }) => [{ type: 'Memory', id }, 'Entity'] },
    dismissExtraction: {
      invalidatesTags: (_read, _error, { id }) => [
        { type: 'Memory', id },
        { type: 'Memory', id: 'REVIEW' },
        'Entity',
      ],
    },
    confirmInferredDate: {
      invalidatesTags: (_read, _error, { id }) => [{ type: 'Memory', id }, MEMORIES],
    },
    decideSuggestions: { invalidatesTags: (_memory, _error, { id }) => suggested(id) },
    reconsiderSuggestions: { invalidatesTags: (_memory, _error, { id }) => suggested(id) },
    listMemoryLinks: { providesTags: (_links, _error, { id }) => [{ type: 'Memory', id }, MEMORIES] },
    linkMemory: { invalidatesTags: ['Memory'] },
    unlinkMemory: { invalidatesTags: ['Memory'] },
  },
});

const entitiesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listEntities`, page after page: the generator knows no infinite queries. */
    entityPages: build.infiniteQuery<EntityList, EntityFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) => ({
        url: '/api/entities',
        params: { ...queryArg, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      providesTags: ['Entity', MEMORIES],
    }),
  }),
});

export const {
  useEntityPagesInfiniteQuery,
  useListEntitiesQuery,
  useGetEntityQuery,
  useUpdateEntityMutation,
  useMergeEntityMutation,
  useUndoEntityMergeMutation,
  useIgnoreEntityMutation,
  useRestoreEntityMutation,
  useGetMemoryExtractionQuery,
  useDismissExtractionMutation,
  useConfirmInferredDateMutation,
  useDecideSuggestionsMutation,
  useReconsiderSuggestionsMutation,
  useListMemoryLinksQuery,
  useLinkMemoryMutation,
  useUnlinkMemoryMutation,
} = entitiesApi;

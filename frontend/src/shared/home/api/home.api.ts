import { homeGenerated, type HomeActivityPage } from '../../../api/generated/home.gen';

export type { Home, HomeActivity, HomeEntities, HomeEntity } from '../../../api/generated/home.gen';

const PAGE_SIZE = 10;

const tagged = homeGenerated.enhanceEndpoints({
  addTagTypes: ['Home'],
  endpoints: {
    getHome: { providesTags: ['Home'] },
    listHomeEntities: { providesTags: ['Home'] },
    actOnHomeEntity: { invalidatesTags: ['Home'] },
    undoHomeActivity: { invalidatesTags: ['Home'] },
    setUpSampleHome: { invalidatesTags: ['Home'] },
    deleteHome: { invalidatesTags: ['Home'] },
  },
});

const homeApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listHomeActivity`, page after page: the generator knows no infinite queries. */
    homeActivityPages: build.infiniteQuery<HomeActivityPage, null, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ pageParam }) => ({
        url: '/api/home/activity',
        params: { limit: PAGE_SIZE, cursor: pageParam ?? undefined },
      }),
      providesTags: ['Home'],
    }),
  }),
});

export const {
  useGetHomeQuery,
  useListHomeEntitiesQuery,
  useHomeActivityPagesInfiniteQuery,
  useActOnHomeEntityMutation,
  useUndoHomeActivityMutation,
  useSetUpSampleHomeMutation,
  useDeleteHomeMutation,
} = homeApi;

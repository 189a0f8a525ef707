import { homeGenerated, type HomeActivityPage, type HomeEntity } from '../../../api/generated/home.gen';
import { predicted } from '../predicted';

export type { Home, HomeActivity, HomeEntities, HomeEntity } from '../../../api/generated/home.gen';

const PAGE_SIZE = 10;

/** The devices as they will be, for as long as nothing says otherwise. */
function change(id: string, to: (entity: HomeEntity) => HomeEntity) {
  return homeGenerated.util.updateQueryData('listHomeEntities', undefined, (home) => {
    home.items = home.items.map((entity) => (entity.id === id ? to(entity) : entity));
  });
}

const tagged = homeGenerated.enhanceEndpoints({
  addTagTypes: ['Home'],
  endpoints: {
    getHome: { providesTags: ['Home'] },
    listHomeEntities: { providesTags: ['Home'] },
    actOnHomeEntity: {
      invalidatesTags: ['Home'],
      async onQueryStarted({ id, actOnEntity }, { dispatch, queryFulfilled }) {
        const patch = dispatch(change(id, (entity) => predicted(entity, actOnEntity)));
        await queryFulfilled.catch(patch.undo);
      },
    },
    starHomeEntity: {
      invalidatesTags: ['Home'],
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const patch = dispatch(change(id, (entity) => ({ ...entity, isFavourite: true })));
        await queryFulfilled.catch(patch.undo);
      },
    },
    unstarHomeEntity: {
      invalidatesTags: ['Home'],
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const patch = dispatch(change(id, (entity) => ({ ...entity, isFavourite: false })));
        await queryFulfilled.catch(patch.undo);
      },
    },
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
  useStarHomeEntityMutation,
  useUnstarHomeEntityMutation,
  useUndoHomeActivityMutation,
  useSetUpSampleHomeMutation,
  useDeleteHomeMutation,
} = homeApi;

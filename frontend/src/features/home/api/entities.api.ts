import { homeGenerated, type HomeLogbook } from '../../../api/generated/home.gen';

export type { EntityHistory, EntityRights, HomeLogbook } from '../../../api/generated/home.gen';

const PAGE_SIZE = 50;

const tagged = homeGenerated.enhanceEndpoints({
  addTagTypes: ['Home'],
  endpoints: {
    changeHomeEntity: {
      invalidatesTags: ['Home'],
      async onQueryStarted({ id, changeHomeEntity }, { dispatch, queryFulfilled }) {
        const { rights, isGuarded } = changeHomeEntity;
        const patch = dispatch(
          homeGenerated.util.updateQueryData('listHomeEntities', undefined, ({ items }) => {
            const entity = items.find((each) => each.id === id);
            if (!entity) return;
            if (rights) entity.rights = rights;
            if (typeof isGuarded === 'boolean') entity.isGuarded = isGuarded;
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    },
    removeHomeEntity: { invalidatesTags: ['Home'] },
    setHomeArea: { invalidatesTags: ['Home'] },
    getEntityHistory: {
      providesTags: (_result, _error, { id }) => [{ type: 'Home', id: `HISTORY ${id}` }],
    },
  },
});

const entitiesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listHomeLogbook`, page after page, of one device or of all. */
    homeLogbookPages: build.infiniteQuery<HomeLogbook, { entity?: string }, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ items }) => (items.length < PAGE_SIZE ? null : (items.at(-1)?.at ?? null)),
      },
      query: ({ pageParam, queryArg: { entity } }) => ({
        url: '/api/home/logbook',
        params: { limit: PAGE_SIZE, entity, before: pageParam ?? undefined },
      }),
      providesTags: [{ type: 'Home', id: 'LOGBOOK' }],
    }),
  }),
});

export const {
  useChangeHomeEntityMutation,
  useRemoveHomeEntityMutation,
  useSetHomeAreaMutation,
  useGetEntityHistoryQuery,
  useHomeLogbookPagesInfiniteQuery,
} = entitiesApi;

import { homeGenerated, type HomeActivityPage, type HomeEntity } from '../../../api/generated/home.gen';
import type { StateChangedEvent } from '../../../api/generated/events.gen';
import { failureOf } from '../failure';
import { predicted } from '../predicted';

export type { Home, HomeActivity, HomeEntities, HomeEntity } from '../../../api/generated/home.gen';
export type { StateChangedEvent };

const PAGE_SIZE = 10;

/** The devices as they will be, for as long as nothing says otherwise. */
function change(id: string, to: (entity: HomeEntity) => HomeEntity) {
  return homeGenerated.util.updateQueryData('listHomeEntities', undefined, (home) => {
    home.items = home.items.map((entity) => (entity.id === id ? to(entity) : entity));
  });
}

/** Devices are in other states: of their attributes, those that changed, null for what is gone. */
export function homeStatesChanged(
  changes: readonly StateChangedEvent[],
): ReturnType<typeof homeGenerated.util.updateQueryData<'listHomeEntities'>> {
  const by = new Map(changes.map((each) => [each.entityId, each]));
  return homeGenerated.util.updateQueryData('listHomeEntities', undefined, ({ items }) => {
    for (const entity of items) {
      const changed = by.get(entity.id);
      if (!changed) continue;
      entity.state = changed.state;
      const attributes = Object.entries({ ...entity.attributes, ...changed.attributes });
      entity.attributes = Object.fromEntries(attributes.filter(([, value]) => value !== null));
    }
  });
}

const ACTIVITY = { type: 'Home', id: 'ACTIVITY' } as const;

const tagged = homeGenerated.enhanceEndpoints({
  addTagTypes: ['Home'],
  endpoints: {
    getHome: { providesTags: ['Home'] },
    listHomeEntities: { providesTags: ['Home'] },
    actOnHomeEntity: {
      invalidatesTags: ['Home'],
      async onQueryStarted({ id, actOnEntity }, { dispatch, queryFulfilled }) {
        const patch = dispatch(change(id, (entity) => predicted(entity, actOnEntity)));
        try {
          const { data } = await queryFulfilled;
          if (failureOf(data) !== undefined) patch.undo();
        } catch {
          patch.undo();
        }
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

export const homeApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listHomeActivity`, page after page: the generator knows no infinite queries. */
    homeActivityPages: build.infiniteQuery<HomeActivityPage, null, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ pageParam }) => ({
        url: '/api/home/activity',
        params: { limit: PAGE_SIZE, cursor: pageParam ?? undefined },
      }),
      providesTags: [ACTIVITY],
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

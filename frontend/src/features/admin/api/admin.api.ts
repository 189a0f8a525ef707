import { adminGenerated, type ManagedUser, type ManagedUserPage } from '../../../api/generated/admin.gen';

export type { ManagedUser, ManagedUserPage, ServerMetrics } from '../../../api/generated/admin.gen';

const PAGE_SIZE = 30;
const LIST = { type: 'ManagedUser', id: 'LIST' } as const;

const tagged = adminGenerated.enhanceEndpoints({
  addTagTypes: ['ManagedUser', 'Server'],
  endpoints: {
    getServerMetrics: { providesTags: ['Server'] },
    listUsers: { providesTags: (page) => listTags(page?.items) },
    setUserRole: { invalidatesTags: (_user, _error, { id }) => [{ type: 'ManagedUser', id }] },
  },
});

export const adminApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listUsers`, page after page: the generator knows no infinite queries. */
    userPages: build.infiniteQuery<ManagedUserPage, { query?: string }, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) => ({
        url: '/api/admin/users',
        params: { ...queryArg, limit: PAGE_SIZE, cursor: pageParam ?? undefined },
      }),
      providesTags: (data) => listTags(data?.pages.flatMap(({ items }) => items)),
    }),
  }),
});

export const {
  useUserPagesInfiniteQuery,
  useSetUserRoleMutation,
  useEndUserSessionsMutation,
  useGetServerMetricsQuery,
} = adminApi;

function listTags(users: ManagedUser[] = []): { type: 'ManagedUser'; id: string }[] {
  return [LIST, ...users.map(({ id }) => ({ type: 'ManagedUser' as const, id }))];
}

import {
  adminGenerated,
  type ContactMessage,
  type ContactMessagePage,
} from '../../../api/generated/admin.gen';

export type { ContactMessage } from '../../../api/generated/admin.gen';

const PAGE_SIZE = 30;
const LIST = { type: 'ContactMessage', id: 'LIST' } as const;

const tagged = adminGenerated.enhanceEndpoints({
  addTagTypes: ['ContactMessage'],
  endpoints: {
    listContactMessages: { providesTags: (page) => listTags(page?.items) },
    updateContactMessage: { invalidatesTags: (_message, _error, { id }) => [{ type: 'ContactMessage', id }] },
    deleteContactMessage: { invalidatesTags: [LIST] },
  },
});

const paged = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listContactMessages`, page after page: the generator knows no infinite queries. */
    contactMessagePages: build.infiniteQuery<ContactMessagePage, null, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ pageParam }) => ({
        url: '/api/admin/contact-messages',
        params: { limit: PAGE_SIZE, cursor: pageParam ?? undefined },
      }),
      providesTags: (data) => listTags(data?.pages.flatMap(({ items }) => items)),
    }),
  }),
});

export const {
  useContactMessagePagesInfiniteQuery,
  useUpdateContactMessageMutation,
  useDeleteContactMessageMutation,
} = paged;

function listTags(messages: ContactMessage[] = []): { type: 'ContactMessage'; id: string }[] {
  return [LIST, ...messages.map(({ id }) => ({ type: 'ContactMessage' as const, id }))];
}

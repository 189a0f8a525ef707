import { chatGenerated, type ConversationPage } from './generated/chat.gen';

export type { Conversation, ConversationDetail, FoundMessage, Message } from './generated/chat.gen';

const PAGE_SIZE = 50;
const LIST = { type: 'Conversation', id: 'LIST' } as const;

const tagged = chatGenerated.enhanceEndpoints({
  addTagTypes: ['Conversation', 'Memory'],
  endpoints: {
    getConversation: { providesTags: (_conversation, _error, { id }) => [{ type: 'Conversation', id }] },
    searchMessages: { providesTags: [LIST] },
    createConversation: { invalidatesTags: [LIST] },
    deleteConversation: { invalidatesTags: [LIST] },
    renameConversation: {
      invalidatesTags: (_conversation, _error, { id }) => [LIST, { type: 'Conversation', id }],
    },
  },
});

export const chatApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listConversations`, page after page: the generator knows no infinite queries. */
    conversationPages: build.infiniteQuery<ConversationPage, null, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ pageParam }) => ({
        url: '/api/conversations',
        params: { limit: PAGE_SIZE, cursor: pageParam ?? undefined },
      }),
      providesTags: [LIST],
    }),
  }),
});

export const {
  useConversationPagesInfiniteQuery,
  useGetConversationQuery,
  useSearchMessagesQuery,
  useCreateConversationMutation,
  useRenameConversationMutation,
  useDeleteConversationMutation,
} = chatApi;

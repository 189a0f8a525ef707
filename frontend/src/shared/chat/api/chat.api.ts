import {
  chatGenerated,
  type Conversation,
  type ConversationPage,
  type ListConversationsApiArg,
  type Message,
} from '../../../api/generated/chat.gen';

export type {
  BranchChoice,
  Conversation,
  ConversationDetail,
  ConversationPage,
  Message,
  SkillRun,
} from '../../../api/generated/chat.gen';

/** A memory that an answer rests on. */
export type AnswerSource = Message['citations'][number];
export type ContextName = Conversation['disabledContexts'][number];
export type ConversationStatus = NonNullable<ListConversationsApiArg['status']>;

const PAGE_SIZE = 50;
/** Without a connection, what this page has read can still be read. */
const KEPT_SECONDS = 24 * 60 * 60;
const LIST = { type: 'Conversation', id: 'LIST' } as const;

/** An answer may change any of it. Only the first is provided here: the others are registered by their own endpoints. */
const TAGS: readonly (
  | 'Conversation'
  | 'Memory'
  | 'Home'
  | 'Reminder'
  | 'List'
  | 'Reading'
  | 'MoodEntry'
  | 'Settings'
  | 'SkillRun'
)[] = ['Conversation'];

const tagged = chatGenerated.enhanceEndpoints({
  addTagTypes: TAGS,
  endpoints: {
    getConversation: {
      keepUnusedDataFor: KEPT_SECONDS,
      providesTags: (_conversation, _error, { id }) => [{ type: 'Conversation', id }],
    },
    createConversation: { invalidatesTags: [LIST] },
    showBranch: { invalidatesTags: (_conversation, _error, { id }) => [{ type: 'Conversation', id }] },
    deleteConversation: { invalidatesTags: [LIST] },
    restoreConversation: {
      invalidatesTags: (_conversation, _error, { id }) => [LIST, { type: 'Conversation', id }],
    },
    updateConversation: {
      invalidatesTags: (_conversation, _error, { id }) => [LIST, { type: 'Conversation', id }],
    },
  },
});

export const chatApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listConversations`, page after page, of all shelves or of one: the generator knows no infinite queries. */
    conversationPages: build.infiniteQuery<ConversationPage, ConversationStatus | null, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg: status, pageParam }) => ({
        url: '/api/conversations',
        params: { limit: PAGE_SIZE, status: status ?? undefined, cursor: pageParam ?? undefined },
      }),
      providesTags: [LIST],
    }),
  }),
});

export const {
  useConversationPagesInfiniteQuery,
  useGetConversationQuery,
  useCreateConversationMutation,
  useUpdateConversationMutation,
  useDeleteConversationMutation,
  useShowBranchMutation,
  useRestoreConversationMutation,
} = chatApi;

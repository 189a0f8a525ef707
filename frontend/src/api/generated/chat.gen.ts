import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConversations: build.query<ListConversationsApiResponse, ListConversationsApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    createConversation: build.mutation<CreateConversationApiResponse, CreateConversationApiArg>({
      query: (queryArg) => ({ url: `/api/conversations`, method: 'POST', body: queryArg.createConversation }),
    }),
    searchMessages: build.query<SearchMessagesApiResponse, SearchMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/search`,
        method: 'POST',
        body: queryArg.messageSearch,
      }),
    }),
    deleteConversation: build.mutation<DeleteConversationApiResponse, DeleteConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    getConversation: build.query<GetConversationApiResponse, GetConversationApiArg>({
      query: (queryArg) => ({ url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    renameConversation: build.mutation<RenameConversationApiResponse, RenameConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.renameConversation,
      }),
    }),
    sendMessage: build.mutation<SendMessageApiResponse, SendMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/messages`,
        method: 'POST',
        body: queryArg.sendMessage,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as chatGenerated };
export type ListConversationsApiResponse = /** status 200  */ ConversationPage;
export type ListConversationsApiArg = {
  limit?: number;
  cursor?: string;
};
export type CreateConversationApiResponse = /** status 201  */ Conversation;
export type CreateConversationApiArg = {
  createConversation: CreateConversation;
};
export type SearchMessagesApiResponse = /** status 200  */ MessageSearchResults;
export type SearchMessagesApiArg = {
  messageSearch: MessageSearch;
};
export type DeleteConversationApiResponse = unknown;
export type DeleteConversationApiArg = {
  id: string;
};
export type GetConversationApiResponse = /** status 200  */ ConversationDetail;
export type GetConversationApiArg = {
  id: string;
};
export type RenameConversationApiResponse = /** status 200  */ Conversation;
export type RenameConversationApiArg = {
  id: string;
  renameConversation: RenameConversation;
};
export type SendMessageApiResponse = /** status 200  */ ChatEvent;
export type SendMessageApiArg = {
  id: string;
  sendMessage: SendMessage;
};
export type Conversation = {
  createdAt: string;
  id: string;
  /** From the first message, until it is renamed. */
  title: string;
  updatedAt: string;
};
export type ConversationPage = {
  items: Conversation[];
  nextCursor: string | null;
};
export type Problem = {
  code: string;
  detail: string;
  error: string;
  errors?: {
    message: string;
    path: string;
  }[];
  requestId: string;
  status: number;
  title: string;
  type: string;
};
export type CreateConversation = {};
export type FoundMessage = {
  conversation: {
    id: string;
    title: string;
  };
  createdAt: string;
  /** UTF-16 offsets in the text, end exclusive. */
  highlights: {
    end: number;
    start: number;
  }[];
  id: string;
  role: 'user' | 'twin';
  text: string;
};
export type MessageSearchResults = {
  items: FoundMessage[];
  /** Also beyond the limit. */
  total: number;
};
export type MessageSearch = {
  limit?: number;
  query: string;
};
export type ChatAction = {
  kind: 'memory.created';
  memoryId: string;
  text: string;
};
export type Citation = {
  memoryId: string;
  /** The marker in the text: [1], [2], … */
  number: number;
  /** The sentence of the memory the answer rests on, word for word. */
  quote: string;
  recordedAt: string;
  title: string;
};
export type Message = {
  actions: ChatAction[];
  citations: Citation[];
  createdAt: string;
  id: string;
  role: 'user' | 'twin';
  status: 'complete' | 'streaming' | 'failed';
  text: string;
};
export type ConversationDetail = {
  createdAt: string;
  id: string;
  messages: Message[];
  /** From the first message, until it is renamed. */
  title: string;
  updatedAt: string;
};
export type RenameConversation = {
  title: string;
};
export type MessageAccepted = {
  data: {
    twinMessageId: string;
    userMessage: Message;
  };
  event: 'message.accepted';
};
export type TextDelta = {
  data: {
    text: string;
  };
  event: 'text.delta';
};
export type MessageCompleted = {
  data: {
    message: Message;
  };
  event: 'message.completed';
};
export type MessageFailed = {
  data: {
    code: string;
    detail: string;
  };
  event: 'message.failed';
};
export type SessionEnded = {
  data: {
    code: string;
    detail: string;
  };
  event: 'session.ended';
};
export type ChatEvent = MessageAccepted | TextDelta | MessageCompleted | MessageFailed | SessionEnded;
export type SendMessage = {
  /** A repeat with the same key streams the stored exchange instead of asking again. */
  idempotencyKey?: string;
  text: string;
};

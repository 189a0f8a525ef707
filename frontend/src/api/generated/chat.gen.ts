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
    deleteConversation: build.mutation<DeleteConversationApiResponse, DeleteConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
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
export type GetConversationApiResponse = /** status 200  */ ConversationDetail;
export type GetConversationApiArg = {
  id: string;
};
export type RenameConversationApiResponse = /** status 200  */ Conversation;
export type RenameConversationApiArg = {
  id: string;
  renameConversation: RenameConversation;
};
export type DeleteConversationApiResponse = unknown;
export type DeleteConversationApiArg = {
  id: string;
};
export type SendMessageApiResponse = unknown;
export type SendMessageApiArg = {
  id: string;
  sendMessage: SendMessage;
};
export type Conversation = {
  id: string;
  /** Empty until the first message gives it one. */
  title: string;
  createdAt: string;
  updatedAt: string;
};
export type ConversationPage = {
  items: Conversation[];
  nextCursor: string | null;
};
export type CreateConversation = {};
export type Citation = {
  /** The marker in the text: [1], [2], … */
  number: number;
  memoryId: string;
  title: string;
  /** The sentence of the memory the answer rests on, word for word. */
  quote: string;
  recordedAt: string;
};
export type ChatAction = {
  kind: 'memory.created';
  memoryId: string;
  text: string;
};
export type Message = {
  id: string;
  role: 'user' | 'twin';
  text: string;
  createdAt: string;
  status: 'complete' | 'streaming' | 'failed';
  citations: Citation[];
  actions: ChatAction[];
};
export type ConversationDetail = {
  id: string;
  /** Empty until the first message gives it one. */
  title: string;
  createdAt: string;
  updatedAt: string;
  messages: Message[];
};
export type RenameConversation = {
  title: string;
};
export type SendMessage = {
  text: string;
  /** A repeat with the same key streams the stored exchange instead of asking again. */
  idempotencyKey?: string;
};

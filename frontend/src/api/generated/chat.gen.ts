import type {
  BranchChoice,
  Conversation,
  ConversationDetail,
  ConversationPage,
  ConversationUpdate,
  CreateConversation,
} from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConversations: build.query<ListConversationsApiResponse, ListConversationsApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          status: queryArg.status,
        },
      }),
    }),
    createConversation: build.mutation<CreateConversationApiResponse, CreateConversationApiArg>({
      query: (queryArg) => ({ url: `/api/conversations`, method: 'POST', body: queryArg.createConversation }),
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
    updateConversation: build.mutation<UpdateConversationApiResponse, UpdateConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.conversationUpdate,
      }),
    }),
    showBranch: build.mutation<ShowBranchApiResponse, ShowBranchApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/branch`,
        method: 'PUT',
        body: queryArg.branchChoice,
      }),
    }),
    restoreConversation: build.mutation<RestoreConversationApiResponse, RestoreConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/restore`,
        method: 'POST',
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
  /** All of them without it. */
  status?: 'active' | 'pinned' | 'archived';
};
export type CreateConversationApiResponse = /** status 201  */ Conversation;
export type CreateConversationApiArg = {
  createConversation: CreateConversation;
};
export type DeleteConversationApiResponse = unknown;
export type DeleteConversationApiArg = {
  id: string;
};
export type GetConversationApiResponse = /** status 200  */ ConversationDetail;
export type GetConversationApiArg = {
  id: string;
};
export type UpdateConversationApiResponse = /** status 200  */ Conversation;
export type UpdateConversationApiArg = {
  id: string;
  conversationUpdate: ConversationUpdate;
};
export type ShowBranchApiResponse = /** status 200  */ ConversationDetail;
export type ShowBranchApiArg = {
  id: string;
  branchChoice: BranchChoice;
};
export type RestoreConversationApiResponse = /** status 200  */ Conversation;
export type RestoreConversationApiArg = {
  id: string;
};
export type {
  BranchChoice,
  Chart,
  ChatAction,
  Citation,
  Confirmation,
  Conversation,
  ConversationDetail,
  ConversationPage,
  ConversationUpdate,
  CreateConversation,
  DeviceChange,
  MemoryKind,
  Message,
  MessageFeedback,
  Problem,
  SkillRun,
} from './schemas.gen';

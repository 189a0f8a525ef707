import type {
  ForgetFromMessage,
  GiveFeedback,
  MessageFeedback,
  MessageMemories,
  MessageSearch,
  MessageSearchResults,
  RememberMessage,
  RememberedMessage,
  SkillRun,
} from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchMessages: build.query<SearchMessagesApiResponse, SearchMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/search`,
        method: 'POST',
        body: queryArg.messageSearch,
      }),
    }),
    deleteMessageFeedback: build.mutation<DeleteMessageFeedbackApiResponse, DeleteMessageFeedbackApiArg>({
      query: (queryArg) => ({
        url: `/api/messages/${encodeURIComponent(String(queryArg.id))}/feedback`,
        method: 'DELETE',
      }),
    }),
    setMessageFeedback: build.mutation<SetMessageFeedbackApiResponse, SetMessageFeedbackApiArg>({
      query: (queryArg) => ({
        url: `/api/messages/${encodeURIComponent(String(queryArg.id))}/feedback`,
        method: 'PUT',
        body: queryArg.giveFeedback,
      }),
    }),
    forgetFromMessage: build.mutation<ForgetFromMessageApiResponse, ForgetFromMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/messages/${encodeURIComponent(String(queryArg.id))}/forget`,
        method: 'POST',
        body: queryArg.forgetFromMessage,
      }),
    }),
    listMessageMemories: build.query<ListMessageMemoriesApiResponse, ListMessageMemoriesApiArg>({
      query: (queryArg) => ({ url: `/api/messages/${encodeURIComponent(String(queryArg.id))}/memories` }),
    }),
    rememberMessage: build.mutation<RememberMessageApiResponse, RememberMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/messages/${encodeURIComponent(String(queryArg.id))}/remember`,
        method: 'POST',
        body: queryArg.rememberMessage,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as messagesGenerated };
export type SearchMessagesApiResponse = /** status 200  */ MessageSearchResults;
export type SearchMessagesApiArg = {
  messageSearch: MessageSearch;
};
export type DeleteMessageFeedbackApiResponse = unknown;
export type DeleteMessageFeedbackApiArg = {
  id: string;
};
export type SetMessageFeedbackApiResponse = /** status 200  */ MessageFeedback;
export type SetMessageFeedbackApiArg = {
  id: string;
  giveFeedback: GiveFeedback;
};
export type ForgetFromMessageApiResponse = /** status 200  */ SkillRun;
export type ForgetFromMessageApiArg = {
  id: string;
  forgetFromMessage: ForgetFromMessage;
};
export type ListMessageMemoriesApiResponse = /** status 200  */ MessageMemories;
export type ListMessageMemoriesApiArg = {
  id: string;
};
export type RememberMessageApiResponse = /** status 200  */ RememberedMessage;
export type RememberMessageApiArg = {
  id: string;
  rememberMessage: RememberMessage;
};
export type {
  Chart,
  Confirmation,
  Conversation,
  DeviceChange,
  ForgetFromMessage,
  FoundMessage,
  GiveFeedback,
  Memory,
  MemoryKind,
  MessageFeedback,
  MessageMemories,
  MessageSearch,
  MessageSearchResults,
  Problem,
  RememberMessage,
  RememberedMessage,
  SkillRun,
  TotalIs,
} from './schemas.gen';

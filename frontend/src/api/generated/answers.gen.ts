import type { ChatEvent, RetryAnswer, SendMessage, TemporaryMessage } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    followAnswer: build.query<FollowAnswerApiResponse, FollowAnswerApiArg>({
      query: (queryArg) => ({
        url: `/api/answers/${encodeURIComponent(String(queryArg.id))}/events`,
        headers: {
          'Last-Event-ID': queryArg['Last-Event-ID'],
        },
      }),
    }),
    exportConversation: build.query<ExportConversationApiResponse, ExportConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/export.md`,
      }),
    }),
    sendMessage: build.mutation<SendMessageApiResponse, SendMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/messages`,
        method: 'POST',
        body: queryArg.sendMessage,
      }),
    }),
    retryAnswer: build.mutation<RetryAnswerApiResponse, RetryAnswerApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/messages/retry`,
        method: 'POST',
        body: queryArg.retryAnswer,
      }),
    }),
    exportConversations: build.query<ExportConversationsApiResponse, ExportConversationsApiArg>({
      query: () => ({ url: `/api/exports/conversations.json` }),
    }),
    sendTemporaryMessage: build.mutation<SendTemporaryMessageApiResponse, SendTemporaryMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/temporary-chat/messages`,
        method: 'POST',
        body: queryArg.temporaryMessage,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as answersGenerated };
export type FollowAnswerApiResponse = /** status 200  */ ChatEvent;
export type FollowAnswerApiArg = {
  id: string;
  'Last-Event-ID'?: string;
};
export type ExportConversationApiResponse = /** status 200  */ Blob;
export type ExportConversationApiArg = {
  id: string;
};
export type SendMessageApiResponse = /** status 200  */ ChatEvent;
export type SendMessageApiArg = {
  id: string;
  sendMessage: SendMessage;
};
export type RetryAnswerApiResponse = /** status 200  */ ChatEvent;
export type RetryAnswerApiArg = {
  id: string;
  retryAnswer: RetryAnswer;
};
export type ExportConversationsApiResponse = /** status 200  */ Blob;
export type ExportConversationsApiArg = void;
export type SendTemporaryMessageApiResponse = /** status 200  */ ChatEvent;
export type SendTemporaryMessageApiArg = {
  temporaryMessage: TemporaryMessage;
};
export type {
  Chart,
  ChatAction,
  ChatEvent,
  Citation,
  Confirmation,
  DeviceChange,
  MemoryKind,
  Message,
  MessageAccepted,
  MessageCompleted,
  MessageFailed,
  MessageFeedback,
  Problem,
  RetryAnswer,
  SendMessage,
  SessionEnded,
  SkillRun,
  TemporaryMessage,
  TextDelta,
} from './schemas.gen';

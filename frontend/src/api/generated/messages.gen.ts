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
export type Conversation = {
  createdAt: string;
  /** What answers of this conversation may not read. */
  disabledContexts: ('memory' | 'body' | 'mood' | 'home')[];
  id: string;
  status: 'active' | 'pinned' | 'archived';
  /** From the first message, until it is renamed. */
  title: string;
  updatedAt: string;
};
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
export type TotalIs = 'exact' | 'about' | 'over';
export type MessageSearchResults = {
  /** With each of the words in their title, the last used first. */
  conversations: Conversation[];
  items: FoundMessage[];
  total: number;
  totalIs: TotalIs;
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
export type MessageSearch = {
  limit?: number;
  query: string;
};
export type MessageFeedback = {
  comment: string | null;
  givenAt: string;
  reasons: ('untrue' | 'misunderstood' | 'missed' | 'sources' | 'wordy')[];
  verdict: 'up' | 'down';
};
export type GiveFeedback = {
  comment?: string;
  reasons?: ('untrue' | 'misunderstood' | 'missed' | 'sources' | 'wordy')[];
  verdict: 'up' | 'down';
};
export type Chart =
  | {
      before: string;
      from: string;
      metric: string;
      of: 'reading';
    }
  | {
      before: string;
      from: string;
      of: 'mood';
    }
  | {
      before: string;
      date: string;
      from: string;
      of: 'day';
    };
export type DeviceChange = {
  name: string;
  now: string;
  target: string;
  then: string;
};
export type Confirmation = {
  /** What a yes does: “Unlock the front door”. */
  act: string;
  changes: DeviceChange[];
  /** What becomes of the memories that the answer cites; null where it is about none. */
  memoriesThen: string | null;
};
export type SkillRun = {
  /** An answer that comes later counts as a new sentence. Null where none is awaited. */
  answerUntil: string | null;
  /** What was understood; nothing of a question that is closed. */
  asked: {
    icon:
      'memory' | 'search' | 'home' | 'clock' | 'calendar' | 'list' | 'body' | 'mood' | 'info' | 'settings';
    /** None where they hold a memory’s words. */
    parameters: {
      [key: string]: unknown;
    };
    skill: string;
    targets: string[];
    /** How it is told. */
    title: string;
  }[];
  at: string;
  canUndo: boolean;
  /** What the answer is shown with, where it has any. */
  cards: ('devices' | 'reminders' | 'charts')[];
  channel: 'chat' | 'voice' | 'screen' | 'api' | 'schedule' | 'rule';
  /** What is measured or felt of it. */
  charts: Chart[];
  /** Present while a yes is awaited. */
  confirmation: Confirmation | null;
  /** Where it was asked, if in a conversation. */
  conversationId: string | null;
  id: string;
  /** It opens a screen and does nothing else. */
  isVisit: boolean;
  /** The answer that tells of it. */
  messageId: string | null;
  /** awaiting_confirmation, awaiting_answer: nothing has happened, and an answer is awaited. */
  outcome: 'completed' | 'awaiting_confirmation' | 'awaiting_answer' | 'closed';
  /** Ids of the reminders and timers it made or changed. */
  reminders: string[];
  result: string;
  /** The screen that shows what was asked for. */
  screen:
    | (
        | 'today'
        | 'ask'
        | 'search'
        | 'memory'
        | 'people'
        | 'review'
        | 'forget'
        | 'trash'
        | 'imports'
        | 'home'
        | 'reminders'
        | 'voice'
        | 'activity'
        | 'skills'
        | 'settings'
        | 'sign-in'
        | 'sessions'
        | 'language-model'
      )
    | null;
  skills: string[];
  /** Ids of the home’s entities it was about. */
  targets: string[];
  /** What the screen that asked is to look like. */
  theme: ('dark' | 'light' | 'system') | null;
  /** Null where it cannot be undone. */
  undoUntil: string | null;
  undoneAt: string | null;
};
export type ForgetFromMessage = {
  /** All of them are forgotten, or none: as they were shown before the yes. */
  memoryIds: string[];
};
export type MemoryKind =
  'note' | 'fact' | 'preference' | 'event' | 'person' | 'place' | 'document' | 'conversation' | 'reading';
export type Memory = {
  /** Who said it, when it was not the owner. */
  author: string | null;
  /** Its id where it came from. */
  externalId: string | null;
  happenedAt: string | null;
  /** The text leaves the year or the week open, and its tense told which is meant. */
  happenedAtIsInferred: boolean;
  id: string;
  /** 1 low, 2 normal, 3 high */
  importance: number;
  kind: MemoryKind;
  /** Kept at the top of the list since then. */
  pinnedAt: string | null;
  recordedAt: string;
  /** The place in the thread. */
  seq: number | null;
  source: {
    conversationId: string | null;
    importId: string | null;
    kind: 'form' | 'paste' | 'message' | 'import' | 'sample';
    messageId: string | null;
    quote: string | null;
  };
  status: 'active' | 'suggested' | 'superseded' | 'archived';
  /** What the twin would tag it with. */
  suggestedTags: string[];
  /** Since when this no longer holds. */
  supersededAt: string | null;
  /** What holds instead. */
  supersededById: string | null;
  tags: string[];
  text: string;
  /** What was said together. */
  thread: string | null;
  updatedAt: string;
  version: number;
};
export type MessageMemories = {
  items: Memory[];
};
export type RememberedMessage = {
  memory: Memory;
  /** Null where it was remembered before: nothing was done. */
  run: SkillRun | null;
};
export type RememberMessage = {};

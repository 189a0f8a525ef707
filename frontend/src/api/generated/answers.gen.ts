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
export type ChatAction =
  | {
      kind: 'memory.created';
      memoryId: string;
      text: string;
    }
  | {
      after: string;
      before: string;
      kind: 'memory.corrected';
      memoryId: string;
    }
  | {
      kind: 'memory.suggested';
      memoryId: string;
    };
export type MemoryKind =
  'note' | 'fact' | 'preference' | 'event' | 'person' | 'place' | 'document' | 'conversation' | 'reading';
export type Citation = {
  /** Null where it was cited before kinds were noted. */
  kind: MemoryKind | null;
  memoryId: string;
  /** The marker in the text: [1], [2], … */
  number: number;
  /** The sentence of the memory the answer rests on, word for word. */
  quote: string;
  recordedAt: string;
  title: string;
};
export type MessageFeedback = {
  comment: string | null;
  givenAt: string;
  reasons: ('untrue' | 'misunderstood' | 'missed' | 'sources' | 'wordy')[];
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
export type Message = {
  actions: ChatAction[];
  citations: Citation[];
  createdAt: string;
  /** What the user said of the answer. */
  feedback: MessageFeedback | null;
  id: string;
  /** With which it was asked for: a client knows its own request by it after a reload. */
  idempotencyKey: string | null;
  /** Nothing answers for sure: the citations are what comes closest. */
  isClosest: boolean;
  /** What it follows; null for what begins the conversation. */
  parentId: string | null;
  role: 'user' | 'twin';
  /** What was done, or waits for a yes. */
  runs: SkillRun[];
  /** With itself, what was said in this place, oldest first; empty where there is no other. */
  siblings: string[];
  status: 'complete' | 'streaming' | 'failed';
  text: string;
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
export type SendMessage = {
  /** What the answer may not read, nor those that follow; without it, as the conversation has it. */
  disabledContexts?: ('memory' | 'body' | 'mood' | 'home')[];
  /** A repeat with the same key streams the stored exchange instead of asking again. */
  idempotencyKey?: string;
  /** A message of the user that this one stands beside, on a branch of its own. */
  insteadOf?: string;
  text: string;
  /** Said on the voice screen, and who wrote it down; typed: nobody. */
  transcribedBy?: 'device' | 'browser' | 'server' | 'typed';
};
export type RetryAnswer = {
  answerId: string;
  /** What the answer may not read, nor those that follow; without it, as the conversation has it. */
  disabledContexts?: ('memory' | 'body' | 'mood' | 'home')[];
  /** A repeat with the same key streams the stored exchange instead of asking again. */
  idempotencyKey?: string;
};
export type TemporaryMessage = {
  /** What answers of this conversation may not read. */
  disabledContexts?: ('memory' | 'body' | 'mood' | 'home')[];
  /** What the user said before it, newest first: nobody keeps it but the client. */
  earlier?: string[];
  text: string;
};

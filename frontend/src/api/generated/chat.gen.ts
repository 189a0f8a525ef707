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
export type CreateConversation = {
  /** What answers of this conversation may not read. */
  disabledContexts?: ('memory' | 'body' | 'mood' | 'home')[];
  /** Chosen by who creates it, so that a repeat gives the same conversation. */
  id?: string;
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
export type ConversationDetail = {
  createdAt: string;
  /** What answers of this conversation may not read. */
  disabledContexts: ('memory' | 'body' | 'mood' | 'home')[];
  id: string;
  messages: Message[];
  status: 'active' | 'pinned' | 'archived';
  /** From the first message, until it is renamed. */
  title: string;
  updatedAt: string;
};
export type ConversationUpdate = {
  /** What answers of this conversation may not read. */
  disabledContexts?: ('memory' | 'body' | 'mood' | 'home')[];
  /** The next message takes it out of the archive. */
  status?: 'active' | 'pinned' | 'archived';
  title?: string;
};
export type BranchChoice = {
  /** The newest branch through it is shown. */
  messageId: string;
};

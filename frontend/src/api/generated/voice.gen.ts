import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    deleteSpokenMessages: build.mutation<DeleteSpokenMessagesApiResponse, DeleteSpokenMessagesApiArg>({
      query: () => ({ url: `/api/spoken-messages`, method: 'DELETE' }),
    }),
    listSpokenMessages: build.query<ListSpokenMessagesApiResponse, ListSpokenMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/spoken-messages`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listVoicePhrases: build.query<ListVoicePhrasesApiResponse, ListVoicePhrasesApiArg>({
      query: () => ({ url: `/api/voice/phrases` }),
    }),
    createVoicePhrase: build.mutation<CreateVoicePhraseApiResponse, CreateVoicePhraseApiArg>({
      query: (queryArg) => ({ url: `/api/voice/phrases`, method: 'POST', body: queryArg.saveVoicePhrase }),
    }),
    deleteVoicePhrase: build.mutation<DeleteVoicePhraseApiResponse, DeleteVoicePhraseApiArg>({
      query: (queryArg) => ({
        url: `/api/voice/phrases/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    changeVoicePhrase: build.mutation<ChangeVoicePhraseApiResponse, ChangeVoicePhraseApiArg>({
      query: (queryArg) => ({
        url: `/api/voice/phrases/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.saveVoicePhrase,
      }),
    }),
    speakText: build.mutation<SpeakTextApiResponse, SpeakTextApiArg>({
      query: (queryArg) => ({ url: `/api/voice/speech`, method: 'POST', body: queryArg.speakText }),
    }),
    transcribeSpeech: build.mutation<TranscribeSpeechApiResponse, TranscribeSpeechApiArg>({
      query: () => ({ url: `/api/voice/transcriptions`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as voiceGenerated };
export type DeleteSpokenMessagesApiResponse = unknown;
export type DeleteSpokenMessagesApiArg = void;
export type ListSpokenMessagesApiResponse = /** status 200  */ SpokenMessagePage;
export type ListSpokenMessagesApiArg = {
  limit?: number;
  cursor?: string;
};
export type ListVoicePhrasesApiResponse = /** status 200  */ VoicePhraseList;
export type ListVoicePhrasesApiArg = void;
export type CreateVoicePhraseApiResponse = /** status 201  */ VoicePhrase;
export type CreateVoicePhraseApiArg = {
  saveVoicePhrase: SaveVoicePhrase;
};
export type DeleteVoicePhraseApiResponse = unknown;
export type DeleteVoicePhraseApiArg = {
  id: string;
};
export type ChangeVoicePhraseApiResponse = /** status 200  */ VoicePhrase;
export type ChangeVoicePhraseApiArg = {
  id: string;
  saveVoicePhrase: SaveVoicePhrase;
};
export type SpeakTextApiResponse = /** status 200  */ Blob;
export type SpeakTextApiArg = {
  speakText: SpeakText;
};
export type TranscribeSpeechApiResponse = /** status 200  */ Transcription;
export type TranscribeSpeechApiArg = void;
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
export type SpokenMessage = {
  /** The newest, where there are several. */
  answer: Message;
  conversationId: string;
  question: Message;
  transcribedBy: 'device' | 'browser' | 'server' | 'typed';
};
export type SpokenMessagePage = {
  items: SpokenMessage[];
  nextCursor: string | null;
};
export type VoicePhrase = {
  command: string;
  createdAt: string;
  id: string;
  phrase: string;
};
export type VoicePhraseList = {
  items: VoicePhrase[];
};
export type SaveVoicePhrase = {
  /** The sentence that is run in its place. */
  command: string;
  phrase: string;
};
export type SpeakText = {
  text: string;
};
export type Transcription = {
  /** Empty where nothing was heard. */
  text: string;
};

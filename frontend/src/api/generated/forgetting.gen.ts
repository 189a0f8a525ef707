import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgetMemories: build.mutation<ForgetMemoriesApiResponse, ForgetMemoriesApiArg>({
      query: (queryArg) => ({ url: `/api/memories/forget`, method: 'POST', body: queryArg.forgetRequest }),
    }),
    previewForgetting: build.mutation<PreviewForgettingApiResponse, PreviewForgettingApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/forget/preview`,
        method: 'POST',
        body: queryArg.forgetPreviewRequest,
      }),
    }),
    listMemoryRules: build.query<ListMemoryRulesApiResponse, ListMemoryRulesApiArg>({
      query: () => ({ url: `/api/memory-rules` }),
    }),
    createMemoryRule: build.mutation<CreateMemoryRuleApiResponse, CreateMemoryRuleApiArg>({
      query: (queryArg) => ({ url: `/api/memory-rules`, method: 'POST', body: queryArg.createMemoryRule }),
    }),
    deleteMemoryRule: build.mutation<DeleteMemoryRuleApiResponse, DeleteMemoryRuleApiArg>({
      query: (queryArg) => ({
        url: `/api/memory-rules/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as forgettingGenerated };
export type ForgetMemoriesApiResponse = /** status 200  */ ForgetReceipt;
export type ForgetMemoriesApiArg = {
  forgetRequest: ForgetRequest;
};
export type PreviewForgettingApiResponse = /** status 200  */ ForgetPreview;
export type PreviewForgettingApiArg = {
  forgetPreviewRequest: ForgetPreviewRequest;
};
export type ListMemoryRulesApiResponse = /** status 200  */ MemoryRules;
export type ListMemoryRulesApiArg = void;
export type CreateMemoryRuleApiResponse = /** status 201  */ MemoryRule;
export type CreateMemoryRuleApiArg = {
  createMemoryRule: CreateMemoryRule;
};
export type DeleteMemoryRuleApiResponse = unknown;
export type DeleteMemoryRuleApiArg = {
  id: string;
};
export type ForgetReceipt = {
  forgotten: {
    /** Answers that rest on them. */
    answers: number;
    /** Between them and other memories. */
    links: number;
    memories: number;
    /** Of people, places, organisations and topics. */
    mentions: number;
    /** What they had said before they were corrected. */
    versions: number;
  };
  forgottenAt: string;
  mode: 'trash' | 'erase';
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
export type MemoryKind =
  'note' | 'fact' | 'preference' | 'event' | 'person' | 'place' | 'document' | 'conversation' | 'reading';
export type ForgetTarget = {
  /** Told in this conversation. */
  conversationId?: string;
  dateBefore?: string;
  /** Happened, or where that is unknown was recorded. */
  dateFrom?: string;
  /** Speaks of all of these people, places, organisations and topics. */
  entity?: string[] | string;
  /** These stay. */
  except?: string[];
  happenedBefore?: string;
  happenedFrom?: string;
  importId?: string;
  /** One of these. */
  kind?: MemoryKind[] | MemoryKind;
  minImportance?: number;
  pinned?: boolean | string;
  recordedBefore?: string;
  recordedFrom?: string;
  source?: 'form' | 'paste' | 'message' | 'import' | 'sample';
  /** All of these. */
  tag?: string[] | string;
  /** What a search for it finds, strong or related; some two hundred at a time. */
  topic?: string;
};
export type ForgetRequest = {
  /** As the preview counted. */
  expectedCount: number;
  /** Trash can be restored for 30 days. */
  mode: 'trash' | 'erase';
  target: ForgetTarget;
};
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
export type ForgetPreview = {
  alongside: {
    /** Answers that rest on them. */
    answers: number;
    /** Between them and other memories. */
    links: number;
    /** Of people, places, organisations and topics. */
    mentions: number;
    /** What they had said before they were corrected. */
    versions: number;
  };
  /** Exact, however many: just these are forgotten. */
  count: number;
  items: Memory[];
  nextCursor: string | null;
};
export type ForgetPreviewRequest = {
  cursor?: string;
  limit?: number;
  target: ForgetTarget;
};
export type MemoryRule = {
  createdAt: string;
  id: string;
  kind: 'person' | 'topic' | 'word';
  text: string;
};
export type MemoryRules = {
  items: MemoryRule[];
};
export type CreateMemoryRule = {
  /** A person by name; a topic by all of its words; a word in any of its forms. */
  kind: 'person' | 'topic' | 'word';
  text: string;
};

import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSystemCalls: build.query<ListSystemCallsApiResponse, ListSystemCallsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/system-calls`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    getAiDashboard: build.query<GetAiDashboardApiResponse, GetAiDashboardApiArg>({
      query: () => ({ url: `/api/ai-dashboard` }),
    }),
    listOutsideCalls: build.query<ListOutsideCallsApiResponse, ListOutsideCallsApiArg>({
      query: (queryArg) => ({
        url: `/api/ai-dashboard/outside-calls`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as aiDashboardGenerated };
export type ListSystemCallsApiResponse = /** status 200  */ OutsideCallPage;
export type ListSystemCallsApiArg = {
  limit?: number;
  cursor?: string;
};
export type GetAiDashboardApiResponse = /** status 200  */ AiDashboard;
export type GetAiDashboardApiArg = void;
export type ListOutsideCallsApiResponse = /** status 200  */ OutsideCallPage;
export type ListOutsideCallsApiArg = {
  limit?: number;
  cursor?: string;
};
export type OutsideCallPage = {
  /** The newest first; 30 days are kept. */
  items: {
    at: string;
    bytesReceived: number;
    /** Of bodies in HTTP; on other connections all that went over the wire. */
    bytesSent: number;
    host: string;
    id: string;
    /** Refused: answered with 400 or above; failed: no answer, or the connection broke; withheld: nothing was sent. */
    outcome: 'ok' | 'refused' | 'failed' | 'withheld';
    /** What this server is set up to use that machine for; null for any other, such as a model of one’s own. */
    part:
      | ('language-model' | 'embeddings' | 'speech-to-text' | 'text-to-speech' | 'mail' | 'sign-in' | 'home')
      | null;
    place: 'this-machine' | 'private-network' | 'outside';
    port: number;
    /** Why it was made, where that is known. */
    reason: ('answer' | 'model-check' | 'search' | 'index' | 'dictation' | 'read-aloud' | 'home') | null;
    /** Of HTTP, where an answer came. */
    status: number | null;
    tookMs: number;
    /** Why nothing was sent: a temporary chat, a server that rests after it failed, a limit, or an address that is not called for users. */
    withheld: ('temporary' | 'resting' | 'limit' | 'address') | null;
  }[];
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
export type OutsideHost = {
  bytesReceived: number;
  /** Of bodies in HTTP; on other connections all that went over the wire. */
  bytesSent: number;
  calls: number;
  host: string;
  lastAt: string;
  /** What this server is set up to use that machine for; null for any other, such as a model of one’s own. */
  part:
    | ('language-model' | 'embeddings' | 'speech-to-text' | 'text-to-speech' | 'mail' | 'sign-in' | 'home')
    | null;
  place: 'this-machine' | 'private-network' | 'outside';
  port: number;
  /** Of the calls, those that were refused or failed. */
  unanswered: number;
};
export type AiDashboard = {
  /** Of the days looked at. */
  answers: {
    /** What they cite comes closest and does not answer. */
    closest: number;
    ratings: {
      down: number;
      up: number;
    };
    total: number;
    withSources: number;
  };
  /** How much is known of each part of a life. */
  areas: {
    area: 'memories' | 'people' | 'places' | 'body' | 'mood' | 'home' | 'conversations';
    count: number;
    /** When the last of it came. */
    latest: string | null;
  }[];
  days: number;
  learned: {
    total: number;
    /** Memories of the last seven days. */
    week: number;
  };
  /** Where it did send something, of the days looked at; 50 machines at most, the most first. */
  left: OutsideHost[];
  questions: {
    count: number;
    date: string;
  }[];
  /** Where this server may send something of the user’s. */
  servers: {
    host: string;
    part: 'language-model' | 'embeddings' | 'speech-to-text' | 'text-to-speech' | 'mail' | 'sign-in' | 'home';
    place: 'this-machine' | 'private-network' | 'outside';
  }[];
  sources: {
    count: number;
    source: 'form' | 'paste' | 'message' | 'import' | 'sample';
  }[];
  /** Questions to which nothing was known, the latest first. */
  unanswered: {
    askedAt: string;
    conversationId: string;
    messageId: string;
    question: string;
  }[];
};

import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    answerAsOwner: build.mutation<AnswerAsOwnerApiResponse, AnswerAsOwnerApiArg>({
      query: (queryArg) => ({ url: `/api/twin/answers`, method: 'POST', body: queryArg.askTwin }),
    }),
    listTwinChecks: build.query<ListTwinChecksApiResponse, ListTwinChecksApiArg>({
      query: () => ({ url: `/api/twin/checks` }),
    }),
    askTwinChecks: build.mutation<AskTwinChecksApiResponse, AskTwinChecksApiArg>({
      query: () => ({ url: `/api/twin/checks`, method: 'POST' }),
    }),
    skipTwinCheck: build.mutation<SkipTwinCheckApiResponse, SkipTwinCheckApiArg>({
      query: (queryArg) => ({
        url: `/api/twin/checks/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    answerTwinCheck: build.mutation<AnswerTwinCheckApiResponse, AnswerTwinCheckApiArg>({
      query: (queryArg) => ({
        url: `/api/twin/checks/${encodeURIComponent(String(queryArg.id))}/answer`,
        method: 'PUT',
        body: queryArg.answerTwinCheck,
      }),
    }),
    getTwinInterview: build.query<GetTwinInterviewApiResponse, GetTwinInterviewApiArg>({
      query: () => ({ url: `/api/twin/interview` }),
    }),
    answerTwinInterview: build.mutation<AnswerTwinInterviewApiResponse, AnswerTwinInterviewApiArg>({
      query: (queryArg) => ({
        url: `/api/twin/interview/${encodeURIComponent(String(queryArg.key))}`,
        method: 'POST',
        body: queryArg.answerTwinInterview,
      }),
    }),
    restoreTwinLines: build.mutation<RestoreTwinLinesApiResponse, RestoreTwinLinesApiArg>({
      query: () => ({ url: `/api/twin/lines/restore`, method: 'POST' }),
    }),
    forgetTwinLine: build.mutation<ForgetTwinLineApiResponse, ForgetTwinLineApiArg>({
      query: (queryArg) => ({
        url: `/api/twin/lines/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    editTwinLine: build.mutation<EditTwinLineApiResponse, EditTwinLineApiArg>({
      query: (queryArg) => ({
        url: `/api/twin/lines/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.editTwinLine,
      }),
    }),
    restoreTwinLine: build.mutation<RestoreTwinLineApiResponse, RestoreTwinLineApiArg>({
      query: (queryArg) => ({
        url: `/api/twin/lines/${encodeURIComponent(String(queryArg.id))}/restore`,
        method: 'POST',
      }),
    }),
    getTwinProfile: build.query<GetTwinProfileApiResponse, GetTwinProfileApiArg>({
      query: () => ({ url: `/api/twin/profile` }),
    }),
    listTwinRoutines: build.query<ListTwinRoutinesApiResponse, ListTwinRoutinesApiArg>({
      query: () => ({ url: `/api/twin/routines` }),
    }),
    listTwinVerdicts: build.query<ListTwinVerdictsApiResponse, ListTwinVerdictsApiArg>({
      query: () => ({ url: `/api/twin/verdicts` }),
    }),
    giveTwinVerdict: build.mutation<GiveTwinVerdictApiResponse, GiveTwinVerdictApiArg>({
      query: (queryArg) => ({ url: `/api/twin/verdicts`, method: 'POST', body: queryArg.giveTwinVerdict }),
    }),
    deleteTwinVerdict: build.mutation<DeleteTwinVerdictApiResponse, DeleteTwinVerdictApiArg>({
      query: (queryArg) => ({
        url: `/api/twin/verdicts/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listTwinVersions: build.query<ListTwinVersionsApiResponse, ListTwinVersionsApiArg>({
      query: () => ({ url: `/api/twin/versions` }),
    }),
    saveTwinStyle: build.mutation<SaveTwinStyleApiResponse, SaveTwinStyleApiArg>({
      query: (queryArg) => ({ url: `/api/twin/versions`, method: 'POST', body: queryArg.twinStyle }),
    }),
    previewTwinStyle: build.query<PreviewTwinStyleApiResponse, PreviewTwinStyleApiArg>({
      query: (queryArg) => ({
        url: `/api/twin/versions/preview`,
        params: {
          length: queryArg.length,
          warmth: queryArg.warmth,
          formality: queryArg.formality,
          humour: queryArg.humour,
          language: queryArg.language,
          against: queryArg.against,
        },
      }),
    }),
    restoreTwinVersion: build.mutation<RestoreTwinVersionApiResponse, RestoreTwinVersionApiArg>({
      query: (queryArg) => ({
        url: `/api/twin/versions/${encodeURIComponent(String(queryArg.id))}/restore`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as twinGenerated };
export type AnswerAsOwnerApiResponse = /** status 200  */ TwinAnswer;
export type AnswerAsOwnerApiArg = {
  askTwin: AskTwin;
};
export type ListTwinChecksApiResponse = /** status 200  */ TwinChecks;
export type ListTwinChecksApiArg = void;
export type AskTwinChecksApiResponse = /** status 201  */ TwinChecks;
export type AskTwinChecksApiArg = void;
export type SkipTwinCheckApiResponse = unknown;
export type SkipTwinCheckApiArg = {
  id: string;
};
export type AnswerTwinCheckApiResponse = /** status 200  */ TwinCheck;
export type AnswerTwinCheckApiArg = {
  id: string;
  answerTwinCheck: AnswerTwinCheck;
};
export type GetTwinInterviewApiResponse = /** status 200  */ TwinInterview;
export type GetTwinInterviewApiArg = void;
export type AnswerTwinInterviewApiResponse = /** status 201  */ TwinInterviewAnswered;
export type AnswerTwinInterviewApiArg = {
  key: string;
  answerTwinInterview: AnswerTwinInterview;
};
export type RestoreTwinLinesApiResponse = /** status 200  */ RestoredTwinLines;
export type RestoreTwinLinesApiArg = void;
export type ForgetTwinLineApiResponse = unknown;
export type ForgetTwinLineApiArg = {
  id: string;
};
export type EditTwinLineApiResponse = /** status 200  */ TwinLine;
export type EditTwinLineApiArg = {
  id: string;
  editTwinLine: EditTwinLine;
};
export type RestoreTwinLineApiResponse = /** status 200  */ TwinLine;
export type RestoreTwinLineApiArg = {
  id: string;
};
export type GetTwinProfileApiResponse = /** status 200  */ TwinProfile;
export type GetTwinProfileApiArg = void;
export type ListTwinRoutinesApiResponse = /** status 200  */ TwinRoutines;
export type ListTwinRoutinesApiArg = void;
export type ListTwinVerdictsApiResponse = /** status 200  */ TwinVerdicts;
export type ListTwinVerdictsApiArg = void;
export type GiveTwinVerdictApiResponse = /** status 201  */ TwinVerdict;
export type GiveTwinVerdictApiArg = {
  giveTwinVerdict: GiveTwinVerdict;
};
export type DeleteTwinVerdictApiResponse = unknown;
export type DeleteTwinVerdictApiArg = {
  id: string;
};
export type ListTwinVersionsApiResponse = /** status 200  */ TwinVersions;
export type ListTwinVersionsApiArg = void;
export type SaveTwinStyleApiResponse = /** status 201  */ TwinVersion;
export type SaveTwinStyleApiArg = {
  twinStyle: TwinStyle;
};
export type PreviewTwinStyleApiResponse = /** status 200  */ TwinStylePreview;
export type PreviewTwinStyleApiArg = {
  length: number;
  warmth: number;
  formality: number;
  humour: number;
  /** In which the twin speaks: auto is that of the question. */
  language: string;
  /** The version before; by default the current one. */
  against?: string;
};
export type RestoreTwinVersionApiResponse = /** status 200  */ TwinVersion;
export type RestoreTwinVersionApiArg = {
  id: string;
};
export type TwinSource = {
  memoryId: string;
  recordedAt: string;
  title: string;
};
export type TwinAnswer = {
  /** Verdict: the words that its owner put in place of an earlier answer. */
  from: 'memories' | 'verdict' | 'nothing';
  question: string;
  /** In the first person; each with the number of its source, counted from 1. */
  sentences: {
    source: number | null;
    text: string;
  }[];
  sources: TwinSource[];
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
export type AskTwin = {
  question: string;
};
export type TwinCheckChoice = {
  id: string;
  text: string;
};
export type TwinCheck = {
  answeredAt: string | null;
  askedAt: string;
  choices: TwinCheckChoice[];
  chosen: string | null;
  id: string;
  kind: 'person' | 'place' | 'topic' | 'liking';
  /** What the twin said before; null until its owner has answered. */
  predicted: string | null;
  question: string;
};
export type TwinMatchRate = {
  answered: number;
  /** How many would match by chance. */
  expected: number;
  /** Of the share that matches, 95 %, from 0 to 1. */
  interval: {
    high: number;
    low: number;
  } | null;
  matched: number;
  /** The oldest first. */
  months: {
    answered: number;
    /** How many would match by chance. */
    expected: number;
    matched: number;
    month: string;
  }[];
  sentence: string;
};
export type TwinChecks = {
  /** Those answered last, the newest first. */
  latest: TwinCheck[];
  open: TwinCheck[];
  rate: TwinMatchRate;
};
export type AnswerTwinCheck = {
  choice: string;
};
export type TwinInterviewQuestion = {
  about: 'you' | 'people' | 'preference' | 'now';
  key: string;
  question: string;
};
export type TwinInterview = {
  answered: number;
  /** Three at most, of what least is known. */
  questions: TwinInterviewQuestion[];
  total: number;
};
export type TwinInterviewAnswered = {
  memoryId: string;
  /** By which it can be undone. */
  runId: string;
  /** As it is kept. */
  text: string;
};
export type AnswerTwinInterview = {
  text: string;
};
export type RestoredTwinLines = {
  restored: number;
};
export type MemoryKind =
  'note' | 'fact' | 'preference' | 'event' | 'person' | 'place' | 'document' | 'conversation' | 'reading';
export type TwinEvidence = {
  /** When it happened, or was told where that is not known. */
  at: string;
  kind: MemoryKind;
  memoryId: string;
  title: string;
};
export type TwinLine = {
  about: 'you' | 'people' | 'preference' | 'now';
  /** Memories that said something else of the same before. */
  changes: number;
  /** The newest; there may be more. */
  evidence: TwinEvidence[];
  evidenceCount: number;
  id: string;
  /** All of its evidence is sample data. */
  isSample: boolean;
  /** Of the newest evidence. */
  lastAt: string;
  /** As it was read, where its owner put it otherwise. */
  readAs: string | null;
  /** Of the oldest evidence. */
  since: string;
  span: 'lasting' | 'current';
  /** Said three times or called important; twice; once. */
  strength: 'strong' | 'clear' | 'once';
  text: string;
};
export type EditTwinLine = {
  text: string;
};
export type TwinProfile = {
  /** Lines that were forgotten and can be brought back. */
  hidden: number;
  lines: TwinLine[];
  standsOn: {
    memories: number;
    /** Guesses that wait for their owner’s word. */
    waiting: number;
  };
};
export type TwinRoutine = {
  count: number;
  kind: 'memory' | 'tag' | 'mood' | 'reminder' | 'skill';
  /** Since midnight, by the clock on the wall. */
  minute: number;
  /** The tag, the reminder or the title of the skill; else empty. */
  name: string;
  /** From 0 on Mondays. */
  weekdays: number[];
  /** In how many of the last weeks. */
  weeks: number;
};
export type TwinRoutines = {
  items: TwinRoutine[];
  ofWeeks: number;
};
export type TwinVerdict = {
  createdAt: string;
  id: string;
  instead: string | null;
  question: string;
  wouldSay: boolean;
};
export type TwinVerdicts = {
  /** The newest first. */
  items: TwinVerdict[];
};
export type GiveTwinVerdict = {
  /** What they would say. */
  instead?: string | null;
  /** What the answer cited. */
  memoryIds: string[];
  question: string;
  wouldSay: boolean;
};
export type CurrentTwinStyle = {
  /** From 0, casual, to 100, formal. */
  formality: number;
  /** From 0, none, to 100, some. */
  humour: number;
  /** In which the twin speaks: auto is that of the question. */
  language: string;
  /** From 0, short, to 100, long. */
  length: number;
  number: number;
  /** From 0, plain, to 100, warm. */
  warmth: number;
};
export type TwinVersion = {
  createdAt: string;
  /** From 0, casual, to 100, formal. */
  formality: number;
  /** From 0, none, to 100, some. */
  humour: number;
  id: string;
  /** In which the twin speaks: auto is that of the question. */
  language: string;
  /** From 0, short, to 100, long. */
  length: number;
  number: number;
  /** The version that was brought back by it. */
  restoredFrom: number | null;
  /** From 0, plain, to 100, warm. */
  warmth: number;
};
export type TwinStyle = {
  /** From 0, casual, to 100, formal. */
  formality: number;
  /** From 0, none, to 100, some. */
  humour: number;
  /** In which the twin speaks: auto is that of the question. */
  language: string;
  /** From 0, short, to 100, long. */
  length: number;
  /** From 0, plain, to 100, warm. */
  warmth: number;
};
export type TwinVersions = {
  current: CurrentTwinStyle;
  /** The newest first. */
  items: TwinVersion[];
  /** As it is for those who have set nothing. */
  usual: TwinStyle;
};
export type TwinSampleAnswer = {
  text: string;
  version: number | null;
  words: number;
};
export type TwinStylePreview = {
  after: TwinSampleAnswer;
  before: TwinSampleAnswer;
  question: string;
  sources: {
    memoryId: string;
    title: string;
  }[];
};

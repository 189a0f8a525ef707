import type {
  AnswerTwinCheck,
  AnswerTwinInterview,
  AskTwin,
  EditTwinLine,
  GiveTwinVerdict,
  RestoredTwinLines,
  TwinAnswer,
  TwinCheck,
  TwinChecks,
  TwinInterview,
  TwinInterviewAnswered,
  TwinLine,
  TwinProfile,
  TwinRoutines,
  TwinStyle,
  TwinStylePreview,
  TwinVerdict,
  TwinVerdicts,
  TwinVersion,
  TwinVersions,
} from './schemas.gen';
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
export type {
  AnswerTwinCheck,
  AnswerTwinInterview,
  AskTwin,
  CurrentTwinStyle,
  EditTwinLine,
  GiveTwinVerdict,
  MemoryKind,
  Problem,
  RestoredTwinLines,
  TwinAnswer,
  TwinCheck,
  TwinCheckChoice,
  TwinChecks,
  TwinEvidence,
  TwinInterview,
  TwinInterviewAnswered,
  TwinInterviewQuestion,
  TwinLine,
  TwinMatchRate,
  TwinProfile,
  TwinRoutine,
  TwinRoutines,
  TwinSampleAnswer,
  TwinSource,
  TwinStyle,
  TwinStylePreview,
  TwinVerdict,
  TwinVerdicts,
  TwinVersion,
  TwinVersions,
} from './schemas.gen';

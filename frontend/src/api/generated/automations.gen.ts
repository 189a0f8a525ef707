import type {
  AnswerAutomation,
  Automation,
  AutomationHookList,
  AutomationList,
  AutomationPreview,
  AutomationQuestions,
  AutomationRuns,
  AutomationVersions,
  CreateAutomation,
  CreateAutomationHook,
  DraftRequest,
  DraftedAutomation,
  DryRunRequest,
  DryRunResult,
  EditAutomation,
  NewAutomationHook,
  PreviewAutomation,
} from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAutomationHooks: build.query<ListAutomationHooksApiResponse, ListAutomationHooksApiArg>({
      query: () => ({ url: `/api/automation-hooks` }),
    }),
    createAutomationHook: build.mutation<CreateAutomationHookApiResponse, CreateAutomationHookApiArg>({
      query: (queryArg) => ({
        url: `/api/automation-hooks`,
        method: 'POST',
        body: queryArg.createAutomationHook,
      }),
    }),
    removeAutomationHook: build.mutation<RemoveAutomationHookApiResponse, RemoveAutomationHookApiArg>({
      query: (queryArg) => ({
        url: `/api/automation-hooks/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listAutomations: build.query<ListAutomationsApiResponse, ListAutomationsApiArg>({
      query: () => ({ url: `/api/automations` }),
    }),
    createAutomation: build.mutation<CreateAutomationApiResponse, CreateAutomationApiArg>({
      query: (queryArg) => ({ url: `/api/automations`, method: 'POST', body: queryArg.createAutomation }),
    }),
    draftAutomation: build.mutation<DraftAutomationApiResponse, DraftAutomationApiArg>({
      query: (queryArg) => ({ url: `/api/automations/draft`, method: 'POST', body: queryArg.draftRequest }),
    }),
    dryRunAutomation: build.mutation<DryRunAutomationApiResponse, DryRunAutomationApiArg>({
      query: (queryArg) => ({
        url: `/api/automations/dry-run`,
        method: 'POST',
        body: queryArg.dryRunRequest,
      }),
    }),
    previewAutomation: build.mutation<PreviewAutomationApiResponse, PreviewAutomationApiArg>({
      query: (queryArg) => ({
        url: `/api/automations/preview`,
        method: 'POST',
        body: queryArg.previewAutomation,
      }),
    }),
    listAutomationQuestions: build.query<ListAutomationQuestionsApiResponse, ListAutomationQuestionsApiArg>({
      query: () => ({ url: `/api/automations/questions` }),
    }),
    answerAutomationQuestion: build.mutation<
      AnswerAutomationQuestionApiResponse,
      AnswerAutomationQuestionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/automations/questions/answer`,
        method: 'POST',
        body: queryArg.answerAutomation,
      }),
    }),
    deleteAutomation: build.mutation<DeleteAutomationApiResponse, DeleteAutomationApiArg>({
      query: (queryArg) => ({
        url: `/api/automations/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    getAutomation: build.query<GetAutomationApiResponse, GetAutomationApiArg>({
      query: (queryArg) => ({ url: `/api/automations/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    editAutomation: build.mutation<EditAutomationApiResponse, EditAutomationApiArg>({
      query: (queryArg) => ({
        url: `/api/automations/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.editAutomation,
      }),
    }),
    listAutomationRuns: build.query<ListAutomationRunsApiResponse, ListAutomationRunsApiArg>({
      query: (queryArg) => ({ url: `/api/automations/${encodeURIComponent(String(queryArg.id))}/runs` }),
    }),
    listAutomationVersions: build.query<ListAutomationVersionsApiResponse, ListAutomationVersionsApiArg>({
      query: (queryArg) => ({ url: `/api/automations/${encodeURIComponent(String(queryArg.id))}/versions` }),
    }),
    restoreAutomationVersion: build.mutation<
      RestoreAutomationVersionApiResponse,
      RestoreAutomationVersionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/automations/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/restore`,
        method: 'POST',
      }),
    }),
    callAutomationHook: build.mutation<CallAutomationHookApiResponse, CallAutomationHookApiArg>({
      query: (queryArg) => ({
        url: `/api/hooks/${encodeURIComponent(String(queryArg.token))}`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as automationsGenerated };
export type ListAutomationHooksApiResponse = /** status 200  */ AutomationHookList;
export type ListAutomationHooksApiArg = void;
export type CreateAutomationHookApiResponse = /** status 201  */ NewAutomationHook;
export type CreateAutomationHookApiArg = {
  createAutomationHook: CreateAutomationHook;
};
export type RemoveAutomationHookApiResponse = unknown;
export type RemoveAutomationHookApiArg = {
  id: string;
};
export type ListAutomationsApiResponse = /** status 200  */ AutomationList;
export type ListAutomationsApiArg = void;
export type CreateAutomationApiResponse = /** status 201  */ Automation;
export type CreateAutomationApiArg = {
  createAutomation: CreateAutomation;
};
export type DraftAutomationApiResponse = /** status 200  */ DraftedAutomation;
export type DraftAutomationApiArg = {
  draftRequest: DraftRequest;
};
export type DryRunAutomationApiResponse = /** status 200  */ DryRunResult;
export type DryRunAutomationApiArg = {
  dryRunRequest: DryRunRequest;
};
export type PreviewAutomationApiResponse = /** status 200  */ AutomationPreview;
export type PreviewAutomationApiArg = {
  previewAutomation: PreviewAutomation;
};
export type ListAutomationQuestionsApiResponse = /** status 200  */ AutomationQuestions;
export type ListAutomationQuestionsApiArg = void;
export type AnswerAutomationQuestionApiResponse = unknown;
export type AnswerAutomationQuestionApiArg = {
  answerAutomation: AnswerAutomation;
};
export type DeleteAutomationApiResponse = unknown;
export type DeleteAutomationApiArg = {
  id: string;
};
export type GetAutomationApiResponse = /** status 200  */ Automation;
export type GetAutomationApiArg = {
  id: string;
};
export type EditAutomationApiResponse = /** status 200  */ Automation;
export type EditAutomationApiArg = {
  id: string;
  editAutomation: EditAutomation;
};
export type ListAutomationRunsApiResponse = /** status 200  */ AutomationRuns;
export type ListAutomationRunsApiArg = {
  id: string;
};
export type ListAutomationVersionsApiResponse = /** status 200  */ AutomationVersions;
export type ListAutomationVersionsApiArg = {
  id: string;
};
export type RestoreAutomationVersionApiResponse = /** status 200  */ Automation;
export type RestoreAutomationVersionApiArg = {
  id: string;
  version: number;
};
export type CallAutomationHookApiResponse = unknown;
export type CallAutomationHookApiArg = {
  token: string;
};
export type {
  AnswerAutomation,
  AskAction,
  Automation,
  AutomationAction,
  AutomationCall,
  AutomationCondition,
  AutomationHook,
  AutomationHookList,
  AutomationInnerCondition,
  AutomationLeaf,
  AutomationList,
  AutomationPreview,
  AutomationProblem,
  AutomationQuestions,
  AutomationRule,
  AutomationRun,
  AutomationRuns,
  AutomationTrigger,
  AutomationVersions,
  ChooseAction,
  ClockCondition,
  CreateAutomation,
  CreateAutomationHook,
  DelayAction,
  DeviceSilentTrigger,
  DoAction,
  DraftRequest,
  DraftedAutomation,
  DryRunRequest,
  DryRunResult,
  EditAutomation,
  MemoryTrigger,
  MetricCondition,
  MetricTrigger,
  MoodTrigger,
  NewAutomationHook,
  NotifyAction,
  PhraseTrigger,
  PlainAction,
  PresenceCondition,
  PreviewAutomation,
  Problem,
  SceneAction,
  ScheduleTrigger,
  StateCondition,
  StateTrigger,
  SunTrigger,
  TimeTrigger,
  WaitAction,
  WebhookTrigger,
} from './schemas.gen';

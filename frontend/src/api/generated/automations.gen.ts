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
export type AutomationHook = {
  calledAt: string | null;
  createdAt: string;
  id: string;
  /** Calls have to be signed. */
  isSigned: boolean;
  name: string;
};
export type AutomationHookList = {
  items: AutomationHook[];
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
export type NewAutomationHook = {
  calledAt: string | null;
  createdAt: string;
  id: string;
  /** Calls have to be signed. */
  isSigned: boolean;
  name: string;
  /** To be called with POST. It is shown once. */
  path: string;
  /** What calls are signed with. It is shown once. */
  secret: string | null;
};
export type CreateAutomationHook = {
  isSigned?: boolean;
  name: string;
};
export type AutomationProblem = {
  kind: 'gone' | 'never' | 'place';
  /** In a sentence for a person. */
  text: string;
};
export type StateCondition = {
  above?: number;
  attribute?: string;
  below?: number;
  entityId: string;
  is?: string | number | boolean;
  kind: 'state';
};
export type ClockCondition = {
  from: string;
  kind: 'clock';
  /** Earlier than `from`: over midnight. */
  until: string;
  /** From 0, Sunday, to 6, Saturday; none is every day. */
  weekdays: number[];
};
export type PresenceCondition = {
  is: 'somebody' | 'nobody';
  kind: 'presence';
};
export type MetricCondition = {
  /** In the unit in which the metric is kept. */
  above?: number;
  /** In spreads of what is usual for this person. */
  aboveUsualBy?: number;
  below?: number;
  belowUsualBy?: number;
  kind: 'metric';
  metric: string;
};
export type AutomationLeaf = StateCondition | ClockCondition | PresenceCondition | MetricCondition;
export type AutomationInnerCondition =
  | StateCondition
  | ClockCondition
  | PresenceCondition
  | MetricCondition
  | {
      kind: 'and';
      of: AutomationLeaf[];
    }
  | {
      kind: 'or';
      of: AutomationLeaf[];
    }
  | {
      kind: 'not';
      of: AutomationLeaf;
    };
export type AutomationCondition =
  | StateCondition
  | ClockCondition
  | PresenceCondition
  | MetricCondition
  | {
      kind: 'and';
      of: AutomationInnerCondition[];
    }
  | {
      kind: 'or';
      of: AutomationInnerCondition[];
    }
  | {
      kind: 'not';
      of: AutomationInnerCondition;
    };
export type AutomationCall = {
  parameters: {
    [key: string]: unknown;
  };
  skill: string;
  targets: string[];
};
export type DoAction = {
  calls: AutomationCall[];
  kind: 'do';
  /** What is done, as it was said: “dim the lights”. */
  text: string;
};
export type SceneAction = {
  entityId: string;
  kind: 'scene';
};
export type DelayAction = {
  kind: 'delay';
  seconds: number;
};
export type StateTrigger = {
  above?: number;
  /** In place of the state. */
  attribute?: string;
  below?: number;
  entityIds: string[];
  /** For so long it must have held without a break. */
  forSeconds: number;
  from?: string | number | boolean;
  kind: 'state';
  to?: string | number | boolean;
};
export type WaitAction = {
  kind: 'wait';
  onTimeout: 'continue' | 'stop';
  timeoutSeconds: number;
  until: StateTrigger;
};
export type NotifyAction = {
  kind: 'notify';
  text: string;
};
export type AskAction = {
  kind: 'ask';
  text: string;
  timeoutSeconds: number;
};
export type PlainAction = DoAction | SceneAction | DelayAction | WaitAction | NotifyAction | AskAction;
export type ChooseAction = {
  kind: 'choose';
  options: {
    if: AutomationCondition;
    then: PlainAction[];
  }[];
  otherwise: PlainAction[];
};
export type AutomationAction =
  DoAction | SceneAction | DelayAction | WaitAction | NotifyAction | AskAction | ChooseAction;
export type MetricTrigger = {
  /** In the unit in which the metric is kept. */
  above?: number;
  /** In spreads of what is usual for this person. */
  aboveUsualBy?: number;
  below?: number;
  belowUsualBy?: number;
  /** For so long it must have held without a break. */
  forSeconds: number;
  kind: 'metric';
  metric: string;
};
export type TimeTrigger = {
  at: string;
  kind: 'time';
  /** From 0, Sunday, to 6, Saturday; none is every day. */
  weekdays: number[];
};
export type ScheduleTrigger = {
  kind: 'schedule';
  pattern: string;
};
export type SunTrigger = {
  event: 'sunrise' | 'sunset' | 'dawn' | 'dusk';
  kind: 'sun';
  offsetMinutes: number;
};
export type MoodTrigger = {
  atLeast?: number;
  atMost?: number;
  kind: 'mood';
  tag?: string;
};
export type MemoryTrigger = {
  kind: 'memory';
  tag: string;
};
export type DeviceSilentTrigger = {
  deviceId: string;
  kind: 'device_silent';
};
export type PhraseTrigger = {
  kind: 'phrase';
  text: string;
};
export type WebhookTrigger = {
  hookId: string;
  kind: 'webhook';
};
export type AutomationTrigger =
  | StateTrigger
  | MetricTrigger
  | TimeTrigger
  | ScheduleTrigger
  | SunTrigger
  | MoodTrigger
  | MemoryTrigger
  | DeviceSilentTrigger
  | PhraseTrigger
  | WebhookTrigger;
export type AutomationRule = {
  cooldownSeconds: number;
  graceSeconds: number;
  if: AutomationCondition | null;
  /** It does not start in quiet hours. */
  keepsQuietHours: boolean;
  maxPerMinute: number;
  maxQueued: number;
  /** What is done of a time at which the server was away, after `graceSeconds`. */
  missed: 'skip' | 'runOnce';
  /** What a start does while it still runs: nothing, begins anew, or waits. */
  mode: 'single' | 'restart' | 'queued';
  then: AutomationAction[];
  when: AutomationTrigger[];
};
export type Automation = {
  id: string;
  isEnabled: boolean;
  isRunning: boolean;
  lastRanAt: string | null;
  name: string;
  /** The next time of its own. */
  nextAt: string | null;
  problems: AutomationProblem[];
  rule: AutomationRule;
  /** The sentence that it was drafted from. */
  source: string | null;
  /** It ran too often; until then it does nothing. */
  suspendedUntil: string | null;
  updatedAt: string;
  version: number;
  /** What it does, in a sentence. */
  words: string;
};
export type AutomationList = {
  items: Automation[];
};
export type CreateAutomation = {
  isEnabled?: boolean;
  name: string;
  rule: AutomationRule;
  source?: string;
};
export type DraftedAutomation = {
  if: AutomationCondition | null;
  then: AutomationAction[];
  thenText: string | null;
  /** Empty where that part is not understood. */
  when: AutomationTrigger[];
  whenText: string | null;
};
export type DraftRequest = {
  text: string;
};
export type DryRunResult = {
  /** What was kept begins here, or the days that were asked for. */
  from: string;
  heldBack: number;
  /** More happened than was looked at. */
  isCut: boolean;
  items: {
    at: string;
    outcome: 'ran' | 'held_back' | 'missed';
    reason: string | null;
    trigger: string;
  }[];
  /** What of it the past does not tell, in words. */
  notKept: string[];
  ran: number;
};
export type DryRunRequest = {
  days?: number;
  rule: AutomationRule;
};
export type AutomationPreview = {
  /** Something in it waits for a yes each time. */
  asks: boolean;
  nextAt: string | null;
  problems: AutomationProblem[];
  /** What it does, in a sentence. */
  words: string;
};
export type PreviewAutomation = {
  rule: AutomationRule;
};
export type AutomationQuestions = {
  items: {
    askedAt: string;
    automation: string;
    automationId: string;
    expiresAt: string;
    key: string;
    text: string;
  }[];
};
export type AnswerAutomation = {
  isYes: boolean;
  key: string;
};
export type EditAutomation = {
  isEnabled?: boolean;
  name?: string;
  rule?: AutomationRule;
  /** That was read; another one meanwhile is answered with 409. */
  version?: number;
};
export type AutomationRun = {
  /** How many times in a row, of what was refused. */
  count: number;
  endedAt: string | null;
  id: string;
  outcome: 'running' | 'finished' | 'stopped' | 'refused' | 'missed' | 'suspended';
  /** In a few words. */
  reason: string | null;
  startedAt: string;
  steps: {
    at: string;
    kind: 'did' | 'went';
    result: string | null;
    skillRunId: string | null;
    status: 'due' | 'started' | 'waiting' | 'done' | 'failed' | 'declined' | 'unknown' | 'went';
    text: string;
    tookMs: number | null;
  }[];
  /** What started it, in words. */
  trigger: string | null;
  /** What the conditions looked at. */
  values: {
    name: string;
    value: string;
  }[];
  version: number;
};
export type AutomationRuns = {
  items: AutomationRun[];
};
export type AutomationVersions = {
  items: {
    madeAt: string;
    name: string;
    version: number;
    /** What it does, in a sentence. */
    words: string;
  }[];
};

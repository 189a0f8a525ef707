import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSkills: build.query<ListSkillsApiResponse, ListSkillsApiArg>({
      query: () => ({ url: `/api/skills` }),
    }),
    parseCommand: build.query<ParseCommandApiResponse, ParseCommandApiArg>({
      query: (queryArg) => ({ url: `/api/skills/parse`, method: 'POST', body: queryArg.parseCommand }),
    }),
    runCommand: build.mutation<RunCommandApiResponse, RunCommandApiArg>({
      query: (queryArg) => ({ url: `/api/skills/run`, method: 'POST', body: queryArg.runCommand }),
    }),
    listSkillRuns: build.query<ListSkillRunsApiResponse, ListSkillRunsApiArg>({
      query: (queryArg) => ({
        url: `/api/skills/runs`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          channel: queryArg.channel,
          outcome: queryArg.outcome,
        },
      }),
    }),
    undoSkillRun: build.mutation<UndoSkillRunApiResponse, UndoSkillRunApiArg>({
      query: (queryArg) => ({
        url: `/api/skills/runs/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as skillsGenerated };
export type ListSkillsApiResponse = /** status 200  */ SkillList;
export type ListSkillsApiArg = void;
export type ParseCommandApiResponse = /** status 200  */ ParsedCommand;
export type ParseCommandApiArg = {
  parseCommand: ParseCommand;
};
export type RunCommandApiResponse = /** status 200  */ CommandResult;
export type RunCommandApiArg = {
  runCommand: RunCommand;
};
export type ListSkillRunsApiResponse = /** status 200  */ SkillRunPage;
export type ListSkillRunsApiArg = {
  limit?: number;
  cursor?: string;
  channel?: 'chat' | 'voice' | 'screen' | 'api' | 'schedule' | 'rule';
  /** changed: and it stands; undone: it was taken back; told: an answer, nothing changed; asked: a question came of it. */
  outcome?: 'changed' | 'undone' | 'answered' | 'awaiting';
};
export type UndoSkillRunApiResponse = /** status 200  */ SkillRun;
export type UndoSkillRunApiArg = {
  id: string;
};
export type SkillList = {
  items: {
    description: string;
    examples: string[];
    group: 'Memory' | 'Home' | 'Reminders, timers and lists' | 'Screens and settings' | 'Everything else';
    icon:
      'memory' | 'search' | 'home' | 'clock' | 'calendar' | 'list' | 'body' | 'mood' | 'info' | 'settings';
    name: string;
    /** As a JSON Schema. */
    parameters: {
      [key: string]: unknown;
    };
    /** physical: moves something in the home; guarded: opens or unlocks it, after a yes. */
    risk: 'read' | 'write' | 'physical' | 'guarded';
    /** What people call it. */
    title: string;
  }[];
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
export type CommandCandidate = {
  /** The share of what was said that it explains. */
  coverage: number;
  isChosen: boolean;
  /** As they were said. */
  parameters: {
    [key: string]: unknown;
  };
  score: number;
  skill: string;
  /** Who proposed it: frames, templates, or the classifier alone. */
  source: string;
  targets: string[];
  /** Words that it does not explain. */
  unread: string[];
  /** Why it was not chosen, or why it is asked about first. */
  verdict?: string;
};
export type CommandExplanation = {
  act:
    | 'told'
    | 'remember'
    | 'ask'
    | 'home'
    | 'reminder'
    | 'list'
    | 'reading'
    | 'mood'
    | 'change'
    | 'talk'
    | 'world'
    | 'distress';
  /** The best readings, likeliest first. */
  candidates: CommandCandidate[];
  confidence: number;
  decision: 'act' | 'ask' | 'keep' | 'answer' | 'reply';
  /** How it is put, such as isQuestion. */
  form: string[];
  /** The words of one clause. */
  text: string;
};
export type CommandIntent = {
  confidence: number;
  /** What would wait for its time from then on. */
  makes: ('reminder' | 'alarm' | 'timer') | null;
  parameters: {
    [key: string]: unknown;
  };
  skill: string;
  /** Ids of entities; where it is asked, those to choose from. */
  targets: string[];
  /** Words that nothing accounts for. */
  unexplained: string[];
};
export type ParsedCommand = {
  /** One for each clause, where it is asked for. */
  explanation?: CommandExplanation[];
  intents: CommandIntent[];
  outcome: 'act' | 'ask' | 'none';
  question?: string;
};
export type ParseCommand = {
  context?: {
    /** The room of whoever speaks, or of what they speak to. */
    areaId?: string | null;
    now?: string;
    timeZone?: string;
  };
  /** Also tells what every part of the sentence was taken for, and what else was weighed. */
  explain?: boolean;
  text: string;
};
export type PartialState = {
  attributes: {
    [key: string]: unknown;
  };
  state: string;
};
export type HomeActivity = {
  at: string;
  changes: {
    after: PartialState;
    before: PartialState;
    entity: string;
  }[];
  channel: 'chat' | 'voice' | 'screen' | 'api' | 'schedule' | 'rule';
  entity: string;
  entityName: string;
  id: string;
  /** done: it lives in Twyn alone. Of real devices: pending, acknowledged, no_answer, refused. */
  outcome: 'done' | 'pending' | 'acknowledged' | 'no_answer' | 'refused';
  outcomeReason: string | null;
  parameters: {
    [key: string]: unknown;
  };
  service: string;
  undoneAt: string | null;
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
export type CommandResult = {
  actions: HomeActivity[];
  answer: string;
  intents: CommandIntent[];
  /** awaiting_confirmation: nothing has happened; say it again with isConfirmed. */
  outcome: 'completed' | 'awaiting_confirmation' | 'awaiting_answer' | 'none';
  /** What was noted of it; its id undoes it. */
  run?: SkillRun;
};
export type RunCommand = {
  channel?: 'screen' | 'voice' | 'api';
  context?: {
    /** The room of whoever speaks, or of what they speak to. */
    areaId?: string | null;
    now?: string;
    timeZone?: string;
  };
  /** Yes to what was asked before. */
  isConfirmed?: boolean;
  text: string;
};
export type SkillRunPage = {
  items: SkillRun[];
  nextCursor: string | null;
};

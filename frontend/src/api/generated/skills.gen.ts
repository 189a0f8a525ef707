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
  channel?: 'chat' | 'voice' | 'screen' | 'api';
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
export type CommandExplanation = {
  /** Other skills, things of that name, and words that nothing accounts for. */
  rejected: {
    reading: string;
    why: string;
  }[];
  /** What read it; after “answer” or “follow-up” where it needed one. */
  rule: string;
  /** As the rule saw it: @e0 is a thing, @a0 a room, @f0 a floor. */
  sentence: string;
  skill: string;
  slots: {
    slot: string;
    value: unknown;
    words: string;
  }[];
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
  /** One for each intent, where it is asked for. */
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
  /** Also tells which rule and which words gave what was understood. */
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
  channel: 'chat' | 'voice' | 'screen' | 'api';
  entity: string;
  entityName: string;
  id: string;
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
    };
export type SkillRun = {
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
  channel: 'chat' | 'voice' | 'screen' | 'api';
  /** What is measured or felt of it. */
  charts: Chart[];
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

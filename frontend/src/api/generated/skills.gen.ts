import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    parseCommand: build.query<ParseCommandApiResponse, ParseCommandApiArg>({
      query: (queryArg) => ({ url: `/api/skills/parse`, method: 'POST', body: queryArg.parseCommand }),
    }),
    runCommand: build.mutation<RunCommandApiResponse, RunCommandApiArg>({
      query: (queryArg) => ({ url: `/api/skills/run`, method: 'POST', body: queryArg.runCommand }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as skillsGenerated };
export type ParseCommandApiResponse = /** status 200  */ ParsedCommand;
export type ParseCommandApiArg = {
  parseCommand: ParseCommand;
};
export type RunCommandApiResponse = /** status 200  */ CommandResult;
export type RunCommandApiArg = {
  runCommand: RunCommand;
};
export type CommandIntent = {
  confidence: number;
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
  intents: CommandIntent[];
  outcome: 'act' | 'ask' | 'none';
  question?: string;
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
export type ParseCommand = {
  context?: {
    /** The room of whoever speaks, or of what they speak to. */
    areaId?: string | null;
    now?: string;
    timeZone?: string;
  };
  text: string;
};
export type PartialState = {
  attributes: {
    [key: string]: unknown;
  };
  state: string;
};
export type HomeActivity = {
  askedBy: 'screen' | 'chat' | 'voice' | 'api';
  at: string;
  changes: {
    after: PartialState;
    before: PartialState;
    entity: string;
  }[];
  entity: string;
  entityName: string;
  id: string;
  parameters: {
    [key: string]: unknown;
  };
  service: string;
  undoneAt: string | null;
};
export type CommandResult = {
  actions: HomeActivity[];
  answer: string;
  intents: CommandIntent[];
  /** confirm: nothing has happened; say it again with isConfirmed. */
  outcome: 'done' | 'confirm' | 'ask' | 'none';
};
export type RunCommand = {
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

import type {
  CommandResult,
  ParseCommand,
  ParsedCommand,
  RunCommand,
  SkillList,
  SkillRun,
  SkillRunPage,
} from './schemas.gen';
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
export type {
  Chart,
  CommandCandidate,
  CommandExplanation,
  CommandIntent,
  CommandResult,
  Confirmation,
  DeviceChange,
  HomeActivity,
  ParseCommand,
  ParsedCommand,
  PartialState,
  Problem,
  RunCommand,
  SkillList,
  SkillRun,
  SkillRunPage,
} from './schemas.gen';

import {
  type ListSkillRunsApiArg,
  skillsGenerated,
  type SkillRunPage,
} from '../../../api/generated/skills.gen';

export type { CommandIntent, ParsedCommand, SkillList, SkillRun } from '../../../api/generated/skills.gen';

/** Which runs are listed: those of who asked, or of what came of it. */
export type SkillRunFilter = Pick<ListSkillRunsApiArg, 'channel' | 'outcome'>;

const PAGE_SIZE = 30;

/** Whatever a skill may have changed, beside memories and conversations. */
export const CHANGED_BY_SKILLS = [
  'Home',
  'Reminder',
  'List',
  'Reading',
  'MoodEntry',
  'Settings',
  'SkillRun',
] as const;
const CHANGED = ['Memory', ...CHANGED_BY_SKILLS] as const;

const tagged = skillsGenerated.enhanceEndpoints({
  addTagTypes: ['Conversation', ...CHANGED],
  endpoints: {
    runCommand: { invalidatesTags: CHANGED },
    undoSkillRun: { invalidatesTags: ['Conversation', ...CHANGED] },
  },
});

const skillsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listSkillRuns`, page after page: the generator knows no infinite queries. */
    skillRunPages: build.infiniteQuery<SkillRunPage, SkillRunFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) => ({
        url: '/api/skills/runs',
        params: { ...queryArg, limit: PAGE_SIZE, cursor: pageParam ?? undefined },
      }),
      providesTags: ['SkillRun'],
    }),
  }),
});

export const {
  useListSkillsQuery,
  useLazyParseCommandQuery,
  useParseCommandQuery,
  useRunCommandMutation,
  useSkillRunPagesInfiniteQuery,
  useUndoSkillRunMutation,
} = skillsApi;

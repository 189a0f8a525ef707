import { skillsGenerated } from './generated/skills.gen';

export type { CommandIntent, SkillList } from './generated/skills.gen';

const tagged = skillsGenerated.enhanceEndpoints({
  addTagTypes: ['Conversation', 'Home', 'Memory', 'Reminder', 'List'],
  endpoints: {
    runCommand: { invalidatesTags: ['Home', 'Memory', 'Reminder', 'List'] },
    undoSkillRun: { invalidatesTags: ['Conversation', 'Home', 'Memory', 'Reminder', 'List'] },
  },
});

export const {
  useListSkillsQuery,
  useLazyParseCommandQuery,
  useParseCommandQuery,
  useRunCommandMutation,
  useUndoSkillRunMutation,
} = tagged;

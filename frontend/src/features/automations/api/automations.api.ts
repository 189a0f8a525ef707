import { automationsGenerated } from '../../../api/generated/automations.gen';

export type {
  Automation,
  AutomationAction,
  AutomationCondition,
  AutomationRule,
  AutomationRun,
  AutomationTrigger,
  DraftedAutomation,
  DryRunResult,
} from '../../../api/generated/schemas.gen';

/** What is told of one of them is told of the list as well. */
const ALL = { type: 'Automation', id: 'LIST' } as const;

const automationsApi = automationsGenerated.enhanceEndpoints({
  addTagTypes: ['Automation'],
  endpoints: {
    listAutomations: { providesTags: [ALL] },
    getAutomation: { providesTags: (_result, _error, { id }) => [{ type: 'Automation', id }] },
    listAutomationRuns: { providesTags: (_result, _error, { id }) => [{ type: 'Automation', id }] },
    listAutomationVersions: { providesTags: (_result, _error, { id }) => [{ type: 'Automation', id }] },
    listAutomationQuestions: { providesTags: [ALL] },
    createAutomation: { invalidatesTags: ['Automation'] },
    editAutomation: { invalidatesTags: ['Automation'] },
    deleteAutomation: { invalidatesTags: ['Automation'] },
    restoreAutomationVersion: { invalidatesTags: ['Automation'] },
    answerAutomationQuestion: { invalidatesTags: ['Automation'] },
  },
});

export const {
  useListAutomationsQuery,
  useGetAutomationQuery,
  useListAutomationRunsQuery,
  useListAutomationVersionsQuery,
  useListAutomationQuestionsQuery,
  useCreateAutomationMutation,
  useEditAutomationMutation,
  useDeleteAutomationMutation,
  useRestoreAutomationVersionMutation,
  useAnswerAutomationQuestionMutation,
  usePreviewAutomationMutation,
  useDryRunAutomationMutation,
  useDraftAutomationMutation,
} = automationsApi;

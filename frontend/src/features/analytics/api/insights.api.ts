import { insightsGenerated } from '../../../api/generated/insights.gen';

export type {
  Comparison,
  Experiment,
  ExploredSeries,
  Finding,
  FindingDays,
  FindingList,
} from '../../../api/generated/insights.gen';

const insightsApi = insightsGenerated.enhanceEndpoints({
  addTagTypes: ['Finding', 'Experiment', 'ExploreView', 'Reading', 'MoodEntry', 'SampleData'],
  endpoints: {
    listFindings: { providesTags: ['Finding', 'SampleData'] },
    getFindingDays: { providesTags: ['Finding', 'Reading', 'MoodEntry'] },
    checkFindings: { invalidatesTags: ['Finding'] },
    setFindingLags: { invalidatesTags: ['Finding'] },
    judgeFinding: { invalidatesTags: ['Finding'] },
    listExperiments: { providesTags: ['Experiment', 'SampleData'] },
    startExperiment: { invalidatesTags: ['Experiment'] },
    stopExperiment: { invalidatesTags: ['Experiment'] },
    deleteExperiment: { invalidatesTags: ['Experiment'] },
    listExploredSeries: { providesTags: ['Reading', 'MoodEntry', 'SampleData'] },
    compareSeries: { providesTags: ['Reading', 'MoodEntry'] },
    listExploreViews: { providesTags: ['ExploreView'] },
    createExploreView: { invalidatesTags: ['ExploreView'] },
    deleteExploreView: { invalidatesTags: ['ExploreView'] },
  },
});

export const {
  useListFindingsQuery,
  useGetFindingDaysQuery,
  useCheckFindingsMutation,
  useSetFindingLagsMutation,
  useJudgeFindingMutation,
  useListExperimentsQuery,
  usePlanExperimentQuery,
  useStartExperimentMutation,
  useStopExperimentMutation,
  useDeleteExperimentMutation,
  useListExploredSeriesQuery,
  useCompareSeriesQuery,
  useListExploreViewsQuery,
  useCreateExploreViewMutation,
  useDeleteExploreViewMutation,
} = insightsApi;

import { memoryGenerated } from './generated/memory.gen';

export type { SearchWeights } from './generated/memory.gen';

const searchLearningApi = memoryGenerated.enhanceEndpoints({
  addTagTypes: ['SearchWeights'],
  endpoints: {
    getSearchWeights: { providesTags: ['SearchWeights'] },
    judgeSearchResult: { invalidatesTags: ['SearchWeights'] },
    takeBackSearchJudgement: { invalidatesTags: ['SearchWeights'] },
    forgetSearchWeights: { invalidatesTags: ['SearchWeights'] },
  },
});

export const {
  useGetSearchWeightsQuery,
  useJudgeSearchResultMutation,
  useTakeBackSearchJudgementMutation,
  useForgetSearchWeightsMutation,
} = searchLearningApi;

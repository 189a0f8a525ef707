import { learningGenerated } from '../../../api/generated/learning.gen';

export type { SearchWeights } from '../../../api/generated/learning.gen';

const searchLearningApi = learningGenerated.enhanceEndpoints({
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

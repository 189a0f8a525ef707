import { learningGenerated } from '../../../api/generated/learning.gen';

export type { SearchWeights } from '../../../api/generated/learning.gen';

const searchLearningApi = learningGenerated.enhanceEndpoints({
  addTagTypes: ['SearchWeights'],
  endpoints: {
    getSearchWeights: { providesTags: ['SearchWeights'] },
    sendSearchFeedback: { invalidatesTags: ['SearchWeights'] },
    deleteSearchFeedback: { invalidatesTags: ['SearchWeights'] },
    resetSearchWeights: { invalidatesTags: ['SearchWeights'] },
  },
});

export const {
  useGetSearchWeightsQuery,
  useSendSearchFeedbackMutation,
  useDeleteSearchFeedbackMutation,
  useResetSearchWeightsMutation,
} = searchLearningApi;

import type { SearchFeedback, SearchWeights } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendSearchFeedback: build.mutation<SendSearchFeedbackApiResponse, SendSearchFeedbackApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/search/feedback`,
        method: 'POST',
        body: queryArg.searchFeedback,
      }),
    }),
    deleteSearchFeedback: build.mutation<DeleteSearchFeedbackApiResponse, DeleteSearchFeedbackApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/search/feedback/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    resetSearchWeights: build.mutation<ResetSearchWeightsApiResponse, ResetSearchWeightsApiArg>({
      query: () => ({ url: `/api/memories/search/weights`, method: 'DELETE' }),
    }),
    getSearchWeights: build.query<GetSearchWeightsApiResponse, GetSearchWeightsApiArg>({
      query: () => ({ url: `/api/memories/search/weights` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as learningGenerated };
export type SendSearchFeedbackApiResponse = /** status 200  */ SearchWeights;
export type SendSearchFeedbackApiArg = {
  searchFeedback: SearchFeedback;
};
export type DeleteSearchFeedbackApiResponse = /** status 200  */ SearchWeights;
export type DeleteSearchFeedbackApiArg = {
  id: string;
};
export type ResetSearchWeightsApiResponse = unknown;
export type ResetSearchWeightsApiArg = void;
export type GetSearchWeightsApiResponse = /** status 200  */ SearchWeights;
export type GetSearchWeightsApiArg = void;
export type { Problem, SearchFeedback, SearchWeights } from './schemas.gen';

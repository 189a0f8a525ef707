import type { SearchFeedback, SearchWeights } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    judgeSearchResult: build.mutation<JudgeSearchResultApiResponse, JudgeSearchResultApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/search/feedback`,
        method: 'POST',
        body: queryArg.searchFeedback,
      }),
    }),
    takeBackSearchJudgement: build.mutation<
      TakeBackSearchJudgementApiResponse,
      TakeBackSearchJudgementApiArg
    >({
      query: (queryArg) => ({
        url: `/api/memories/search/feedback/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    forgetSearchWeights: build.mutation<ForgetSearchWeightsApiResponse, ForgetSearchWeightsApiArg>({
      query: () => ({ url: `/api/memories/search/weights`, method: 'DELETE' }),
    }),
    getSearchWeights: build.query<GetSearchWeightsApiResponse, GetSearchWeightsApiArg>({
      query: () => ({ url: `/api/memories/search/weights` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as learningGenerated };
export type JudgeSearchResultApiResponse = /** status 200  */ SearchWeights;
export type JudgeSearchResultApiArg = {
  searchFeedback: SearchFeedback;
};
export type TakeBackSearchJudgementApiResponse = /** status 200  */ SearchWeights;
export type TakeBackSearchJudgementApiArg = {
  id: string;
};
export type ForgetSearchWeightsApiResponse = unknown;
export type ForgetSearchWeightsApiArg = void;
export type GetSearchWeightsApiResponse = /** status 200  */ SearchWeights;
export type GetSearchWeightsApiArg = void;
export type { Problem, SearchFeedback, SearchWeights } from './schemas.gen';

import type { Review, ReviewPeriods } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLifeReviews: build.query<ListLifeReviewsApiResponse, ListLifeReviewsApiArg>({
      query: (queryArg) => ({ url: `/api/life-reviews/${encodeURIComponent(String(queryArg.kind))}` }),
    }),
    getLifeReview: build.query<GetLifeReviewApiResponse, GetLifeReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/life-reviews/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.date))}`,
      }),
    }),
    makeLifeReview: build.mutation<MakeLifeReviewApiResponse, MakeLifeReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/life-reviews/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.date))}`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as lifeReviewsGenerated };
export type ListLifeReviewsApiResponse = /** status 200  */ ReviewPeriods;
export type ListLifeReviewsApiArg = {
  kind: 'week' | 'month';
};
export type GetLifeReviewApiResponse = /** status 200  */ Review;
export type GetLifeReviewApiArg = {
  kind: 'week' | 'month';
  /** Any day of it: 2026-11-26. */
  date: string;
};
export type MakeLifeReviewApiResponse = /** status 200  */ Review;
export type MakeLifeReviewApiArg = {
  kind: 'week' | 'month';
  /** Any day of it: 2026-11-26. */
  date: string;
};
export type { Problem, Review, ReviewFigure, ReviewPeriods } from './schemas.gen';

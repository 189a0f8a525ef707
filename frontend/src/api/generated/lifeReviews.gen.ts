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
export type ReviewPeriods = {
  items: {
    days: number;
    from: string;
    to: string;
  }[];
};
export type Problem = {
  code: string;
  detail: string;
  error: string;
  errors?: {
    message: string;
    path: string;
  }[];
  requestId: string;
  status: number;
  title: string;
  type: string;
};
export type ReviewFigure = {
  /** The same of the time of equal length before. */
  before: {
    days: number;
    mean: number;
  } | null;
  /** Days that have a value. */
  days: number;
  decimals: number;
  domain: 'body' | 'mood' | 'memory' | 'home';
  key: string;
  label: string;
  mean: number;
  unit: string;
};
export type Review = {
  figures: ReviewFigure[];
  findings: {
    id: string;
    sentence: string;
  }[];
  from: string;
  isOver: boolean;
  /** Some of it is sample data. */
  isSample: boolean;
  kind: 'week' | 'month';
  /** What is over is made once, and stays until it is made anew. */
  madeAt: string;
  /** All of it as one text. */
  markdown: string;
  /** Those that matter most, the earliest first. */
  memories: {
    date: string;
    id: string;
    text: string;
  }[];
  memoryCount: number;
  people: {
    days: number;
    name: string;
  }[];
  /** The last day of it. */
  to: string;
};

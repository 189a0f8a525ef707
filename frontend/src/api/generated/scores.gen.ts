import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getScores: build.query<GetScoresApiResponse, GetScoresApiArg>({
      query: () => ({ url: `/api/scores` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as scoresGenerated };
export type GetScoresApiResponse = /** status 200  */ BodyScores;
export type GetScoresApiArg = void;
export type BodyScore = {
  method: string;
  /** What moved it, the strongest first, in points of the score. */
  moved: {
    points: number;
    text: string;
  }[];
  name: 'readiness' | 'sleep' | 'stress' | 'energy' | 'focus';
  /** Instead of a value: “4 of 7 nights”, and what to do. */
  needs: {
    has: number;
    hint: string;
    of: number;
    what: string;
  } | null;
  sources: {
    title: string;
    url: string;
  }[];
  title: string;
  /** One’s own usual range, from 0 to 100. */
  usual: {
    high: number;
    low: number;
  } | null;
  /** From 0 to 100; null while there is too little. */
  value: number | null;
};
export type BodyScores = {
  items: BodyScore[];
  /** The average of focus, energy and 1 − stress, of those that are known. */
  status: {
    label: 'Excellent' | 'Good' | 'Needs Attention';
    /** Which of focus, energy and stress it is the average of. */
    of: string[];
    /** From 0 to 1. */
    value: number;
  } | null;
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
